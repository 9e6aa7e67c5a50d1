// Names of uploaded files: what a camera, a chat program or a person has called them becomes a name that reads well in
// an address, and that every disk and host takes.

import { posix } from 'node:path'
import { addressKey, findAssetNameFault } from '../addresses/addresses.ts'

/** A name longer than this tells nobody more. */
const mostLetters = 80

/** The name without its ending: lower-case words joined by hyphens. Letters of all scripts stay. */
export function cleanStem(name: string): string {
  const ending = posix.extname(name)
  const words = (ending.length < 7 ? name.slice(0, name.length - ending.length) : name)
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
  const stem = [...words]
    .slice(0, mostLetters)
    .join('')
    .replace(/^-+|-+$/g, '')
  if (stem === '') return 'file'
  return findAssetNameFault(stem) ? `${stem.slice(0, mostLetters)}-file` : stem
}

/** The name itself, and then the same with -2, -3 and so on. */
export function* namesLike(stem: string, ending: string): Generator<string> {
  yield `${stem}.${ending}`
  for (let count = 2; count < 1000; count++) yield `${stem}-${count}.${ending}`
}

/** Whether another name of the folder is the same on some disks: their case or their code differs. */
export function isTakenByAnother(name: string, names: readonly string[]): boolean {
  return names.some((other) => other !== name && addressKey(other) === addressKey(name))
}
