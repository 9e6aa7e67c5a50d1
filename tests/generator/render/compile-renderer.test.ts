// The renderer is read and compiled by every build and every thread: it has nothing that only a browser runs.

import { expect, test } from 'vitest'
import { compileSite } from '#generator/render/compile-site.ts'
import { libretto } from '../../setup/mini-site.ts'

test('of React, the renderer has what renders to a string, and nothing for the browser', async () => {
  const { renderer, assets } = await compileSite({ libretto, engine: 'react', basePath: '' })
  // esbuild names each file in a comment.
  const files = [...renderer.matchAll(/^ *\/\/ (?:\S*\/)?node_modules\/react-dom\/cjs\/(\S+)$/gm)].map(
    ([, file]) => file,
  )
  expect(files.sort()).toEqual(['react-dom-server-legacy.node.production.js', 'react-dom.production.js'])
  expect(assets.loader).not.toBe('')
})
