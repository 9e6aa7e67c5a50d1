// Functions of Hugo that make a text of texts.

import { type GoMap, type GoValue, TemplateStop, textOf } from './values.ts'

/** Words as a part of an address. */
export const urlize = (text: string) =>
  encodeURI(
    text
      .trim()
      .replace(/[^\p{L}\p{M}\p{N}./\\_\-# +~]/gu, '')
      .replace(/ +/g, '-'),
  )

/** Words as an id. */
export const anchorize = (text: string) =>
  text
    .trim()
    .replace(/[^\p{L}\p{Nd}_ -]/gu, '')
    .replace(/ /g, '-')
    .toLowerCase()

/** Parts of an address with one slash between them. */
export const joinPath = (...parts: string[]) => {
  const [first = '', ...others] = parts
  return [first.replace(/(.)\/+$/, '$1'), ...others.map((each) => each.replace(/^\/+|\/+$/g, ''))].join('/')
}

/** A text without characters of a set at its ends. */
export function trimSet(text: string, cutset: string, side: 'left' | 'right' | 'both'): string {
  let [from, to] = [0, text.length]
  if (side !== 'right') while (from < to && cutset.includes(text[from] as string)) from++
  if (side !== 'left') while (to > from && cutset.includes(text[to - 1] as string)) to--
  return text.slice(from, to)
}

/** The word for one of several things, for what English does mostly. */
export function singular(text: string): string {
  if (/[^aeiou]ies$/i.test(text)) return `${text.slice(0, -3)}y`
  if (/(?:ss|x|z|ch|sh)es$/i.test(text)) return text.slice(0, -2)
  return /[^su]s$/i.test(text) ? text.slice(0, -1) : text
}

/** A part of a text; negative numbers count from its end. */
export function substring(text: string, from: number, length = text.length): string {
  const start = from < 0 ? Math.max(0, text.length + from) : from
  return text.slice(start, length < 0 ? length : start + length)
}

const verbs = /%(?:(%)|[-+# 0]*\d*(?:\.(\d+))?(?:\[(\d+)\])?([a-zA-Z]))/g

/** What `printf` prints. */
export function print(format: string, args: readonly GoValue[]): string {
  const rest = [...args]
  return format.replace(verbs, (whole, ...found: (string | undefined)[]) => {
    const [percent, digits, at, verb] = found
    if (percent === '%') return '%'
    const value = at === undefined ? rest.shift() : args[Number(at) - 1]
    if (verb === 's' || verb === 'v') return textOf(value)
    if (verb === 'd') return String(Math.trunc(Number(textOf(value))))
    if (verb === 'q') return JSON.stringify(textOf(value))
    if (verb === 'f') return Number(textOf(value)).toFixed(digits === undefined ? 6 : Number(digits))
    throw new TemplateStop(`${whole} is not known`)
  })
}

/** The parts of an address. */
export function addressOf(written: string): GoMap {
  const [, scheme = '', host = '', path = '', query = '', fragment = ''] =
    /^(?:([a-z][a-z\d+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/i.exec(written) ?? []
  const isWhole = scheme !== ''
  return {
    String: written,
    Scheme: scheme,
    Host: host,
    Path: path,
    RawQuery: query,
    Fragment: fragment,
    IsAbs: isWhole,
  }
}
