// The last part of an address, made of a title: what the checks of the build allow, and what a person would write.

import { plainLetter, plainLetters } from '../../services/plain-letters.ts'

const mostLetters = 60

/** Lower-case words joined by hyphens; empty for a title in another script, whose words somebody has to choose. */
export function proposeAddress(title: string): string {
  const letters = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(plainLetter, (letter) => plainLetters[letter] ?? '')
    .replace(/['’]/g, '')
  if (/(?![a-z0-9])[\p{L}\p{N}]/u.test(letters)) return ''
  const words = letters.split(/[^a-z0-9]+/).filter((word) => word !== '')
  let address = ''
  for (const word of words) {
    const longer = address === '' ? word : `${address}-${word}`
    if (address !== '' && longer.length > mostLetters) break
    address = longer
  }
  return address.slice(0, mostLetters)
}
