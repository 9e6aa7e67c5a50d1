// Functions of Go templates and of Hugo that depend on nothing but their arguments.

import { addressOf, anchorize, joinPath, print, singular, substring, trimSet, urlize } from './text-functions.ts'
import {
  type GoMap,
  type GoValue,
  isList,
  isMap,
  isMarkup,
  isObject,
  isTrue,
  keyOf,
  TemplateRefusal,
  TemplateStop,
  textOf,
  unknownValue,
} from './values.ts'

type GoFunction = (args: readonly GoValue[]) => GoValue

const maxLength = 100_000

/** A function of texts. */
const words =
  (change: (...texts: string[]) => GoValue): GoFunction =>
  (args) =>
    change(...args.map(textOf))

const numbers =
  (sum: (a: number, b: number) => number): GoFunction =>
  (args) => {
    const made = args.map((each) => Number(textOf(each))).reduce(sum)
    return Number.isFinite(made) ? made : unknownValue
  }

const same: GoFunction = (args) => args.at(-1)
const markup: GoFunction = (args) => ({ markup: textOf(args.at(-1)) })
const nothing: GoFunction = () => ''

function isEqual(one: GoValue, other: GoValue): boolean {
  if (isObject(one) && isObject(other)) return one.key !== undefined && one.key === other.key
  if (typeof one === 'object' && typeof other === 'object' && !isMarkup(one)) return one === other
  const plain = (value: GoValue) => (isMarkup(value) ? value.markup : value)
  return plain(one) === plain(other)
}

const compare =
  (test: (order: number) => boolean): GoFunction =>
  ([one, other]) => {
    const [a, b] = typeof one === 'number' ? [one, Number(textOf(other))] : [textOf(one), textOf(other)]
    return test(a < b ? -1 : Number(a > b))
  }

function indexOf([value, ...keys]: readonly GoValue[]): GoValue {
  let found = value
  for (const key of keys.flatMap((each) => (isList(each) ? each : [each]))) {
    if (isList(found)) found = found[Number(textOf(key))]
    else if (found !== undefined && typeof found === 'object' && isMap(found)) found = keyOf(found, textOf(key))
    else return undefined
  }
  return found
}

function dict(args: readonly GoValue[]): GoMap {
  const pairs = args.flatMap((key, at): [string, GoValue][] => (at % 2 === 0 ? [[textOf(key), args[at + 1]]] : []))
  return Object.fromEntries(pairs)
}

function contains([list, item]: readonly GoValue[]): boolean {
  if (isList(list)) return list.some((each) => isEqual(each, item))
  return textOf(list).includes(textOf(item))
}

function lengthOf(value: GoValue): number {
  if (isList(value)) return value.length
  return value !== undefined && typeof value === 'object' && isMap(value)
    ? Object.keys(value).length
    : [...textOf(value)].length
}

const listOf = (value: GoValue): readonly GoValue[] => {
  if (value === undefined) return []
  if (!isList(value)) throw new TemplateStop('a list is not known')
  return value
}

const plain: Readonly<Record<string, GoFunction>> = {
  not: ([value]) => !isTrue(value),
  eq: ([first, ...others]) => others.some((each) => isEqual(first, each)),
  ne: ([first, second]) => !isEqual(first, second),
  lt: compare((order) => order < 0),
  le: compare((order) => order <= 0),
  gt: compare((order) => order > 0),
  ge: compare((order) => order >= 0),
  cond: ([test, yes, no]) => (isTrue(test) ? yes : no),
  default: ([other, value]) => (isTrue(value) ? value : other),
  len: ([value]) => lengthOf(value),
  index: indexOf,
  in: contains,
  isset: ([value, key]) => indexOf([value, key]) !== undefined,
  dict,
  slice: (args) => [...args],
  append: (args) => {
    const [list, ...items] = [args.at(-1), ...args.slice(0, -1)]
    return [...listOf(list), ...items]
  },
  merge: (args) => Object.assign({}, ...args.filter((each) => typeof each === 'object' && isMap(each))) as GoMap,
  first: ([count, list]) => listOf(list).slice(0, Number(textOf(count))),
  last: ([count, list]) => listOf(list).slice(-Number(textOf(count))),
  after: ([count, list]) => listOf(list).slice(Number(textOf(count))),
  delimit: ([list, sign, end]) => {
    const texts = listOf(list).map(textOf)
    const last = end === undefined || texts.length < 2 ? undefined : textOf(end)
    if (last === undefined) return texts.join(textOf(sign))
    return texts.slice(0, -1).join(textOf(sign)) + last + (texts.at(-1) ?? '')
  },
  print: words((...texts) => texts.join('')),
  printf: ([format, ...args]) => print(textOf(format), args),
  add: numbers((a, b) => a + b),
  sub: numbers((a, b) => a - b),
  mul: numbers((a, b) => a * b),
  div: numbers((a, b) => a / b),
  mod: numbers((a, b) => a % b),
  int: ([value]) => Math.trunc(Number(textOf(value))) || 0,
  float: ([value]) => Number(textOf(value)) || 0,
  string: ([value]) => textOf(value),
  lower: words((text) => text.toLowerCase()),
  upper: words((text) => text.toUpperCase()),
  title: words((text) => text.replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase())),
  humanize: words((text) => text.replace(/[-_]+/g, ' ').replace(/^./, (letter) => letter.toUpperCase())),
  trim: words((text, set = ' \n\t') => trimSet(text, set, 'both')),
  replace: words((text, old = '', next = '') => {
    const made = text.split(old).join(next)
    return made.length > maxLength ? unknownValue : made
  }),
  split: words((text, sign = '') => text.split(sign)),
  substr: ([text, from, length]) =>
    substring(textOf(text), Number(textOf(from)), length === undefined ? undefined : Number(textOf(length))),
  hasPrefix: words((text, start = '') => text.startsWith(start)),
  hasSuffix: words((text, end = '') => text.endsWith(end)),
  urlize: words(urlize),
  anchorize: words(anchorize),
  relURL: same,
  absURL: same,
  safeHTML: markup,
  safeHTMLAttr: markup,
  safeURL: markup,
  safeCSS: markup,
  safeJS: markup,
  // It is Markdown still.
  markdownify: markup,
  plainify: words((text) => text.replace(/<[^<>]*>|[*`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')),
  htmlEscape: words((text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)),
  singularize: words(singular),
  warnf: nothing,
  warnidf: nothing,
  errorf: () => {
    throw new TemplateRefusal('the template refuses its arguments')
  },
}

const spaced: Readonly<Record<string, GoFunction>> = {
  'strings.TrimSpace': words((text) => text.trim()),
  'strings.TrimPrefix': words((start, text = '') => (text.startsWith(start) ? text.slice(start.length) : text)),
  'strings.TrimSuffix': words((end, text = '') =>
    text.endsWith(end) ? text.slice(0, text.length - end.length) : text,
  ),
  'strings.TrimLeft': words((set, text = '') => trimSet(text, set, 'left')),
  'strings.TrimRight': words((set, text = '') => trimSet(text, set, 'right')),
  'strings.Contains': words((text, part = '') => text.includes(part)),
  'strings.FirstUpper': words((text) => text.replace(/^./u, (letter) => letter.toUpperCase())),
  'urls.JoinPath': words(joinPath),
  'urls.Parse': words(addressOf),
  'path.Base': words((path) => path.split('/').at(-1) ?? ''),
  'path.BaseName': words((path) => (path.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '')),
  'path.Join': words((...parts) => parts.filter((each) => each !== '').join('/')),
}

/** Longer names of the same functions. */
const namespaces: Readonly<Record<string, string>> = {
  strings:
    'ToLower=lower ToUpper=upper Title=title Trim=trim Replace=replace Split=split Substr=substr HasPrefix=hasPrefix ' +
    'HasSuffix=hasSuffix',
  collections:
    'Dictionary=dict Slice=slice Append=append Merge=merge First=first Last=last After=after Delimit=delimit ' +
    'Index=index In=in IsSet=isset',
  compare: 'Eq=eq Ne=ne Lt=lt Le=le Gt=gt Ge=ge Default=default Conditional=cond',
  math: 'Add=add Sub=sub Mul=mul Div=div Mod=mod',
  cast: 'ToInt=int ToFloat=float ToString=string',
  fmt: 'Print=print Printf=printf Warnf=warnf Warnidf=warnidf Errorf=errorf',
  urls: 'URLize=urlize Anchorize=anchorize RelURL=relURL AbsURL=absURL',
  safe: 'HTML=safeHTML HTMLAttr=safeHTMLAttr URL=safeURL CSS=safeCSS JS=safeJS',
  transform: 'Markdownify=markdownify Plainify=plainify HTMLEscape=htmlEscape',
  inflect: 'Humanize=humanize Singularize=singularize',
}

function functionOf(name: string): GoFunction | undefined {
  if (Object.hasOwn(plain, name)) return plain[name]
  if (Object.hasOwn(spaced, name)) return spaced[name]
  const [space = '', inner = ''] = name.split('.')
  const list = Object.hasOwn(namespaces, space) ? (namespaces[space] ?? '') : ''
  const [, short = ''] =
    list
      .split(' ')
      .map((each) => each.split('='))
      .find(([long]) => long === inner) ?? []
  return plain[short]
}

/** Whether there is such a function. */
export function isFunction(name: string): boolean {
  return functionOf(name) !== undefined
}

const takesUnknown: ReadonlySet<string> = new Set(['dict', 'slice', 'warnf', 'warnidf', 'default', 'cond', 'errorf'])

/** The value of a function. What depends on an unknown value is unknown. */
export function callFunction(name: string, args: readonly GoValue[]): GoValue {
  if (args.includes(unknownValue) && !takesUnknown.has(name)) return unknownValue
  return functionOf(name)?.(args)
}
