import { describe, expect, it } from 'vitest'
import { isMatch, openBudgets } from '#schemas/find-limits.ts'
import { siteSchema } from '#schemas/site.ts'

describe('the path of a budget', () => {
  it.each([
    ['/docs', ['/docs'], ['/', '/docs/api', '/docsy']],
    ['/*', ['/', '/docs', '/docs/api'], []],
    ['/docs/*', ['/docs/api', '/docs/api/calls'], ['/docs', '/blog/docs/x']],
    ['/docs*', ['/docs', '/docs/api', '/docsy'], ['/']],
    ['/*/api', ['/docs/api', '/a/b/api'], ['/api', '/docs/api/calls']],
    ['/a*a', ['/aa', '/a-a'], ['/a']],
    ['/*a*b*', ['/ab', '/xaxbx'], ['/ba', '/b']],
  ])('%s', (path, fitting, others) => {
    expect(fitting.filter((address) => !isMatch(path, address))).toEqual([])
    expect(others.filter((address) => isMatch(path, address))).toEqual([])
  })

  it('with many stars takes no time', () => {
    expect(isMatch(`/${'*a'.repeat(100)}b`, `/${'a'.repeat(200)}`)).toBe(false)
  })
})

describe('of the limits of one kind', () => {
  const limitsOf = openBudgets([
    { path: '/*', styleKB: 12, scriptKB: 6 },
    { path: '/docs/*', styleKB: 14 },
    { path: '/docs/sdk', styleKB: 13, requests: 9 },
  ])

  it('the last that fits a page is valid', () => {
    expect(limitsOf('/')).toEqual({ styleKB: { most: 12, path: '/*' }, scriptKB: { most: 6, path: '/*' } })
    expect(limitsOf('/docs/api')).toEqual({
      styleKB: { most: 14, path: '/docs/*' },
      scriptKB: { most: 6, path: '/*' },
    })
    expect(limitsOf('/docs/sdk')).toEqual({
      styleKB: { most: 13, path: '/docs/sdk' },
      scriptKB: { most: 6, path: '/*' },
      requests: { most: 9, path: '/docs/sdk' },
    })
  })

  it('pages with the same budgets have the same object', () => {
    expect(limitsOf('/docs/a')).toBe(limitsOf('/docs/b'))
    expect(limitsOf('/docs/a')).not.toBe(limitsOf('/blog'))
  })
})

it('a site without budgets has the standard ones; an empty list sets no limit', () => {
  const site = { name: 'A', url: 'https://a.example.com' }
  const limitsOf = (budgets?: []) => openBudgets(siteSchema.parse({ ...site, budgets }).budgets)('/')
  expect(limitsOf()).toMatchObject({ styleKB: { most: 18 }, scriptKB: { most: 100 }, fontKB: { most: 45 } })
  expect(limitsOf([])).toEqual({})
})
