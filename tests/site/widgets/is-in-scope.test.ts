import { describe, expect, it } from 'vitest'
import type { SearchScope } from '#site/docs-props.ts'
import { isInScope } from '#site/widgets/search-dialog/is-in-scope.ts'

const hits = [
  '/',
  '/blog/docs',
  '/docs',
  '/docs/guides',
  '/docs/guides/routes#stops',
  '/docs/guides-old',
  '/docs/v1/guides',
]
const found = (scope: SearchScope | undefined, isWithin = false) =>
  hits.filter((url) => isInScope({ url }, scope, isWithin))
const old = [{ href: '/docs/v1' }]
const section = { label: 'Guides', href: '/docs/guides' }

describe('isInScope', () => {
  it('finds everything where there is no scope', () => expect(found(undefined, true)).toEqual(hits))

  it('leaves out old versions of the documentation', () =>
    expect(found({ old })).toEqual(hits.filter((url) => !url.includes('v1'))))

  it('finds, on a page of an old version, that version in place of the newest', () =>
    expect(found({ old, version: { href: '/docs/v1', docsHref: '/docs' } })).toEqual([
      '/',
      '/blog/docs',
      '/docs/v1/guides',
    ]))

  it('is limited to a part of the documentation if the reader wants that', () => {
    expect(found({ old, section }, true)).toEqual(['/docs/guides', '/docs/guides/routes#stops'])
    expect(found({ old, section })).toHaveLength(6)
  })
})
