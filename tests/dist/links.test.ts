// Every link, anchor and asset of the built sites leads somewhere inside it. External links may only lead to reserved
// hosts and standards.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtSites } from './built-sites.ts'
import { addressOf, attributeValues, listFiles, readPages } from './dist-files.ts'

describe.each(builtSites)('the site of $name', ({ dist }) => {
  const pages = readPages(dist)
  const ids = new Map([...pages].map(([file, html]) => [addressOf(file), attributeValues(html, 'id')]))
  const files = new Set(listFiles(dist).map((file) => `/${file}`))

  it('has no link to a page or file that does not exist', () => {
    const broken = [...pages].flatMap(([file, html]) =>
      ['href', 'src', 'action', 'poster']
        .flatMap((name) => attributeValues(html, name))
        .flatMap((href) => (isBroken(href, file) ? [`${file}: ${href}`] : [])),
    )
    expect(broken).toEqual([])
  })

  it('has no link to an anchor that does not exist', () => {
    const broken = [...pages].flatMap(([file, html]) =>
      attributeValues(html, 'href').flatMap((href) => {
        const [path = '', anchor] = href.split('#')
        if (anchor === undefined || anchor === '' || /^[a-z]+:/.test(href)) return []
        const target = path === '' ? addressOf(file) : (path.split('?')[0] ?? '')
        return ids.get(target)?.includes(decodeURIComponent(anchor)) ? [] : [`${file}: ${href}`]
      }),
    )
    expect(broken).toEqual([])
  })

  it('refers to an element that exists wherever an attribute names an id', () => {
    const broken = [...pages].flatMap(([file, html]) => {
      const own = new Set(attributeValues(html, 'id'))
      return ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((name) =>
        attributeValues(html, name)
          .flatMap((value) => value.split(/\s+/))
          .filter((id) => id !== '' && !own.has(id))
          .map((id) => `${file}: ${name}="${id}"`),
      )
    })
    expect(broken).toEqual([])
  })

  it('uses every id once a page', () => {
    const repeated = [...pages].flatMap(([file, html]) => {
      const own = attributeValues(html, 'id')
      return own.filter((id, index) => own.indexOf(id) !== index).map((id) => `${file}: ${id}`)
    })
    expect(repeated).toEqual([])
  })

  it('loads nothing from another host and links only to reserved hosts and public standards', () => {
    const hosts = String.raw`example\.com|example\.org|rfc-editor\.org|itu\.int|ietf\.org|w3\.org|doi\.org`
    const allowed = new RegExp(String.raw`^https?://(?:[\w-]+\.)*(?:${hosts})(?:[/:?#]|$)`)
    const foreign = [...pages].flatMap(([file, html]) => {
      const loaded = attributeValues(html, 'src').filter((value) => /^(?:https?:)?\/\//.test(value))
      const linked = attributeValues(html, 'href').filter((value) => /^https?:/.test(value) && !allowed.test(value))
      return [...loaded, ...linked].map((value) => `${file}: ${value}`)
    })
    expect(foreign).toEqual([])
  })

  function isBroken(href: string, file: string): boolean {
    if (/^(?:https?|mailto|tel|data):/.test(href) || href.startsWith('#') || href === '') return false
    const path = decodeURIComponent(href.split(/[?#]/)[0] ?? '')
    if (path === '') return false
    const absolute = path.startsWith('/') ? path : join('/', file, '..', path)
    return !files.has(absolute) && !existsSync(join(dist, absolute, 'index.html'))
  }
})
