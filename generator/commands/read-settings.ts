// site.yaml as it is on the disk, for commands that do not read the whole content.

import { readContentFile } from '../save/save.ts'
import { isMapping, parseYaml } from '../yaml/yaml.ts'

/** Its keys, unchecked; none if it is missing or no YAML. */
export function readSettings(content: string): Record<string, unknown> {
  const read = readContentFile({ folder: content, file: 'site.yaml' })
  if (!('bytes' in read)) return {}
  const { data } = parseYaml(new TextDecoder().decode(read.bytes))
  return isMapping(data) ? data : {}
}
