import { expect, test } from 'vitest'
import { type ModuleGraph, shareModules } from '#generator/render/share-modules.ts'

function graphOf(modules: Record<string, { bytes: number; imports?: string[]; later?: string[] }>): ModuleGraph {
  const list = Object.entries(modules)
  return {
    imports: Object.fromEntries(
      list.map(([path, { bytes, imports = [], later = [] }]) => [
        path,
        {
          bytes,
          imports: [
            ...imports.map((imported) => ({ path: imported, kind: 'import-statement' as const })),
            ...later.map((imported) => ({ path: imported, kind: 'dynamic-import' as const })),
          ],
        },
      ]),
    ),
    bytes: Object.fromEntries(list.map(([path, { bytes }]) => [path, { bytesInOutput: bytes }])),
  }
}

test('small modules with unlike users come in one file, large ones only where they are used', () => {
  const graph = graphOf({
    'a.tsx': { bytes: 900, imports: ['glyph.tsx', 'badge.tsx', 'large.ts'] },
    'b.tsx': { bytes: 900, imports: ['glyph.tsx', 'badge.tsx', 'large.ts'] },
    'c.tsx': { bytes: 900, imports: ['glyph.tsx'] },
    'glyph.tsx': { bytes: 200 },
    'badge.tsx': { bytes: 300 },
    'large.ts': { bytes: 60_000 },
  })
  const shared = shareModules(graph, ['a.tsx', 'b.tsx', 'c.tsx'], 'hydrate.tsx')
  expect(shared.get('c.tsx')).toEqual(['glyph.tsx', 'hydrate.tsx'])
  expect(shared.get('a.tsx')).toEqual(['badge.tsx', 'glyph.tsx', 'hydrate.tsx', 'large.ts'])
})

test.each(['node_modules/zod/index.js', '../zod/index.js'])(
  'a module of one island, and %s, are left to esbuild',
  (zod) => {
    const graph = graphOf({
      'a.tsx': { bytes: 900, imports: ['own.ts', zod] },
      'b.tsx': { bytes: 900, imports: [zod] },
      'own.ts': { bytes: 10 },
      [zod]: { bytes: 10 },
    })
    expect(shareModules(graph, ['a.tsx', 'b.tsx'], 'hydrate.tsx').get('a.tsx')).toEqual(['hydrate.tsx'])
  },
)

test('what islands import later names the modules of the core too', () => {
  const graph = graphOf({
    'a.tsx': { bytes: 900, imports: ['toast.ts'] },
    'b.tsx': { bytes: 900, imports: ['toast.ts'] },
    'toast.ts': { bytes: 100, later: ['region.tsx'] },
    'region.tsx': { bytes: 900 },
  })
  const shared = shareModules(graph, ['a.tsx', 'b.tsx'], 'hydrate.tsx')
  expect(shared.get('region.tsx')).toEqual(['hydrate.tsx', 'toast.ts'])
})
