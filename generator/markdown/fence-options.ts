// What stands behind the language of a code fence: ```ts title="build.ts" {1,3-5} diff

/** The options of one fence. Words that mean nothing here are ignored: other tools have their own. */
export interface FenceOptions {
  title?: string
  /** Lines that stand out: first and last of each range, from 1. */
  ranges: readonly (readonly [first: number, last: number])[]
  /** What stands in braces, begins with a number and names no lines. */
  unread?: string
  /** Whether lines that begin with + or - are a change. */
  isDiff: boolean
}

/** Reads the options. `language` is the first word of the fence: ```ts{1,3} has ranges in it. */
export function readFenceOptions(language: string, meta: string): FenceOptions & { language: string } {
  // Without a language the first word is an option.
  if (/^(?:\{|title=)/.test(language)) return readFenceOptions('', `${language} ${meta}`)
  const [, name = language, inLanguage = ''] = /^([\w+#.-]+)\{([\d,\s-]+)\}$/.exec(language) ?? []
  const [whole, double, single, plain] = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta) ?? []
  const title = double ?? single ?? plain
  const rest = whole === undefined ? meta : meta.replace(whole, ' ')
  const [, inMeta = ''] = /(?:^|\s)\{([\d,\s-]+)\}/.exec(rest) ?? []
  const [, unread] = inMeta === '' ? (/(?:^|\s)\{(\d[^{}=]*)\}/.exec(rest) ?? []) : []
  return {
    language: name,
    ...(title === undefined || title.trim() === '' ? {} : { title: title.trim() }),
    ...(unread === undefined ? {} : { unread }),
    ranges: readRanges(`${inLanguage},${inMeta}`),
    isDiff: name === 'diff' || /(?:^|\s)diff(?:\s|$)/.test(rest),
  }
}

function readRanges(text: string): [number, number][] {
  return [...text.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)].map(([, first, last]) => [Number(first), Number(last ?? first)])
}
