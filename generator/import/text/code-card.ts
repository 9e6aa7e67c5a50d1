// A card of Docsy that has code in it: `{{< card code=true header="a.yaml" lang="yaml" >}}`.

import type { CodeTag } from './split-code.ts'
import { readArguments } from './tags.ts'

/** Becomes a fence with its title. */
export const codeCard: CodeTag = {
  open: /\{\{[<%]\s*card\b([^{}]*\bcode=["']?true\b[^{}]*)[>%]\}\}/,
  close: /\{\{[<%]\s*\/\s*card\s*[>%]\}\}/,
  info: ([, written = '']) => {
    const { header = '', title = header, lang = '' } = readArguments(written).attributes
    const words = title.replace(/[*`"]/g, '').trim()
    return `${lang}${words === '' ? '' : ` title="${words}"`}`.trim()
  },
}
