// Places in a document that was parsed before. The tree of a document is several times as large as its text, and few
// documents are asked for a place: it is made again for the first question and kept while there are more.

import type { YamlDocument } from './model.ts'
import { parseYaml } from './parse-yaml.ts'

/** Places of values, and the values themselves. */
export interface LazyPlaces extends Pick<YamlDocument, 'locate' | 'locateInText' | 'foldedText'> {
  data: () => unknown
}

/** The lookups of a text that is valid YAML, or what `parse` reads. `firstLine` as for parseYaml. */
export function lazyPlaces(
  text: string,
  firstLine: number,
  parse: (text: string, firstLine: number) => YamlDocument = parseYaml,
): LazyPlaces {
  let parsed: WeakRef<YamlDocument> | undefined
  const open = (): YamlDocument => {
    const known = parsed?.deref()
    if (known) return known
    const document = parse(text, firstLine)
    parsed = new WeakRef(document)
    return document
  }
  return {
    data: () => open().data,
    locate: (path, onKey) => open().locate(path, onKey),
    locateInText: (path, line, column) => open().locateInText(path, line, column),
    foldedText: (path) => open().foldedText(path),
  }
}
