// `{{< code-toggle file=hugo >}}`: data that a site of Hugo shows in each of its formats. Here
// it has the one that it is written in.

import type { CodeTag } from './split-code.ts'

const value = String.raw`(?:"[^"]*"|[^\s"<>%]*[^\s"<>%/])`

/** The shortcode around such data; the one without an end takes its data from elsewhere. */
export const dataCode: CodeTag = {
  open: new RegExp(String.raw`\{\{[<%]\s*code-toggle((?:\s+[\w-]+=${value})*)\s*[>%]\}\}`),
  close: /\{\{[<%]\s*\/\s*code-toggle\s*[>%]\}\}/,
  info: ([, options = ''], code) => {
    const format = formatOf(code)
    const file = /\sfile="?([^\s"]+)/.exec(options)?.[1]
    if (file === undefined) return format
    return `${format} title="${/\.\w+$/.test(file) ? file : `${file}.${format}`}"`
  },
}

function formatOf(code: string): string {
  const first = code.split('\n').find((row) => /^\s*[^\s#]/.test(row)) ?? ''
  if (/^\s*(?:\{|\[\s*(?:\{|$))/.test(first)) return 'json'
  return /^\s*(?:- |---|["'\w.-]+\s*:(?:\s|$))/.test(first) ? 'yaml' : 'toml'
}
