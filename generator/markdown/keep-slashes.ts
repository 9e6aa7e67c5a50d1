// Neither parser takes a tag that has slashes in a value without quotes, such as `<img src=/assets/lake.png>`: it shows
// the tag, or makes a link of its address. They read another character in the place of those slashes.

import type { Root } from 'mdast'
import { keepSigns } from './keep-signs.ts'

// No tag goes on behind an empty line.
const space = String.raw`(?:[ \t]|\r?\n(?![ \t]*\r?\n))`
const value = String.raw`${space}*=${space}*(?:[^\s"'=<>${'`'}]+|'[^']*'|"[^"]*")`
const tags = new RegExp(String.raw`(?<!\\)<[a-z][a-z\d-]*(?:${space}+[a-z_:][\w.:-]*(?:${value})?)+${space}*\/?>`, 'gi')
const bareValues = /=\s*[^\s"'=<>`]+/g

/** The tree of a text whose tags may have addresses without quotes; undefined if `parse` gives none. */
export function keepSlashes(source: string, parse: (text: string) => Root | undefined): Root | undefined {
  if (!source.includes('<') || !/=\s*[^\s"'=<>`]*\//.test(source)) return parse(source)
  return keepSigns(source, { sign: '/', hide: hideSlashes }, parse)
}

function hideSlashes(source: string, stand: string): string {
  return source.replace(tags, (tag) => tag.replace(bareValues, (bare) => bare.replaceAll('/', stand)))
}
