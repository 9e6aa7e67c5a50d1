import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSite, renderBlock, renderPage } from 'libretto/test'

test('the site has no error', async () => {
  const problems = await checkSite('.')
  assert.deepEqual(
    problems.filter(({ severity }) => severity === 'error'),
    [],
  )
})

test('the home page has a heading', async () => {
  assert.match(await renderPage('.', '/'), /<h1/)
})

test('a hero shows its title', async () => {
  assert.match(await renderBlock('.', { type: 'hero', title: 'Out on the lake' }), /Out on the lake/)
})
