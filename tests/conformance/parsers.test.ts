// The two Markdown parsers on all Markdown of the real site: articles, challenges, block texts, answers, descriptions
// of endpoints. Each text is compiled with the options the build gives it; HTML, headings, links with their places,
// words and problems must be equal.

import { describe, expect, it } from 'vitest'
import { openCache } from '#generator/cache/open-cache.ts'
import { validateContent } from '#generator/check/validate-content.ts'
import { loadContent } from '#generator/load/load-content.ts'
import { compileMarkdown } from '#generator/markdown/compile-markdown.ts'
import type { MarkdownOptions } from '#generator/markdown/model.ts'
import { configOf, libretto } from '../setup/mini-site.ts'

interface Text {
  source: string
  options: Omit<MarkdownOptions, 'parser'>
}

async function collectTexts(): Promise<Text[]> {
  const texts: Text[] = []
  const {
    places: { content },
    instant: { now },
  } = configOf(libretto, { drafts: true })
  validateContent(await loadContent(content), {
    now,
    drafts: true,
    markdownParser: 'satteri',
    cache: openCache(),
    compiler: {
      compile: (source, options) => {
        texts.push({ source, options })
        return compileMarkdown(source, { ...options, parser: 'satteri' })
      },
      store: () => ({
        links: [],
        outsideLinks: [],
        widgets: [],
        html: { htmlPieces: [] },
        text: '',
        headings: [],
        namedHeadings: 0,
        sections: {},
        passages: [],
      }),
      keep: () => {},
    },
  })
  return texts
}

const texts = await collectTexts()

describe('satteri and remark', () => {
  it('have enough to compare', () => {
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter(({ source }) => source.includes('| --')).length).toBeGreaterThan(0)
    expect(texts.filter(({ source }) => source.includes('```')).length).toBeGreaterThan(0)
    expect(texts.filter(({ source }) => /[^\u0000-\u007f]/.test(source)).length).toBeGreaterThan(0)
  })

  it.each(
    texts.map(({ source, options }) => ({ name: `${options.prefix}: ${source.trim().slice(0, 50)}`, source, options })),
  )('agree on $name', ({ source, options }) => {
    expect(compileMarkdown(source, { ...options, parser: 'satteri' })).toEqual(
      compileMarkdown(source, { ...options, parser: 'remark' }),
    )
  })
})

describe('satteri and remark agree also where', () => {
  const compile = (source: string, parser: MarkdownOptions['parser']) =>
    compileMarkdown(source, { parser, baseDepth: 2, takenIds: [], prefix: 'p', claims: {} })

  it.each([
    ['remark finds an address after it has parsed', 'See [\\](https://example.com/mutex) and **on**.\n', '1:9'],
    ['that address is in a later line', '- one \\& two\n  three [Vector\\](https://example.com/a_b)—but\n', '2:19'],
    [
      'several such addresses follow each other',
      '[\\](https://example.com/a) [\\](https://example.com/b)\n',
      '1:5 1:32',
    ],
    ['it is in bold words', 'a\n\n> **[\\](https://example.com/a)**\n', '3:9'],
    ['formulas stand in lines of their own', 'a $x$ b\n\n$$y=1$$\n\n$$z=2$$\n', ''],
    ['a link is the last of a cell', '|a|b|\n|-|-|\n|[x](https://example.com/or)|Performs|\n', '3:2'],
  ])('%s', (_, source, places) => {
    const compiled = compile(source, 'remark')
    expect(compiled.links.map(({ line, column }) => `${line}:${column}`).join(' ')).toBe(places)
    expect(compile(source, 'satteri')).toEqual(compiled)
  })
})
