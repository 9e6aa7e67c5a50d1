// Whose configuration a file is, where several tools call theirs the same.

import { expect, test } from 'vitest'
import { detectTool } from '#generator/import/source/detect-tool.ts'
import type { Source } from '#generator/import/source/read-source.ts'

const sourceOf = (files: string[]) => ({ folder: 'old', files }) as unknown as Source

test('a site of Hexo is none of Jekyll, and comes over as Markdown', () => {
  const source = sourceOf(['_config.yml', 'source/_posts/a.md'])
  expect(detectTool(source, 'markdown')).toEqual({ tool: 'markdown', config: undefined })
  expect(() => detectTool(source, undefined)).toThrow(/old has no configuration of Hugo, .*--from markdown/)
  expect(detectTool(sourceOf(['_config.yml', '_posts/a.md']), undefined).tool).toBe('jekyll')
})
