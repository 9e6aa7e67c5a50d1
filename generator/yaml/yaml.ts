// The door of this folder: text → values with positions, or problems.

export { type FoldedLine, hasFoldSign, type TextStyle } from './folded-lines.ts'
export { isMapping } from './is-mapping.ts'
export { lazyPlaces } from './lazy-places.ts'
export type { Path, YamlDocument } from './model.ts'
export { documentOptions, parseYaml } from './parse-yaml.ts'
export { readPlain } from './read-plain.ts'
export { codeOf, controlPattern } from './refusals.ts'
export {
  changesOf,
  describeOldKey,
  findOldKeys,
  type OldKey,
  takeNewKeys,
  writtenPath,
} from './renamed-keys.ts'
