// llms.txt, llms-full.txt and the Markdown versions of pages, with printed claims and absolute links.

import { describe, expect, it } from 'vitest'
import { llmsFiles } from '#generator/outputs/llms.ts'
import type { DescribedVersion } from '#generator/outputs/markdown-versions.ts'
import { printQuote, printText } from '#site/parts/print-text.ts'
import { llmsSections as sections } from '#site/strings/en/collections.ts'
import { drawPhoto } from '../../setup/draw-photo.ts'
import { describeFiles } from '../describe-files.ts'

const printers = { printQuote, printText }
const version = (section: DescribedVersion['section'], route: string, title: string, description = '') => ({
  section,
  route,
  title,
  description,
})

type Options = Pick<Parameters<typeof llmsFiles>[2], 'sections' | 'address'>

function llmsFile(site: { name: string; description: string }, versions: DescribedVersion[], options: Options): string {
  return llmsFiles(site, versions, { ...printers, addressOf: () => '', ...options })[0]?.[1] ?? ''
}

describe('llms.txt', () => {
  it('lists versions by section, empty sections left out', () => {
    const versions = [
      version('docs', '/docs', 'Docs', 'All of it.'),
      version('help', '/help/a', 'Help A'),
      version('blog', '/blog/b', 'Post B', 'Short.'),
      version('docs', '/docs/api', 'API'),
    ]
    const address = ({ route }: DescribedVersion) => `https://example.com${route}/index.md`
    expect(llmsFile({ name: 'Test', description: 'A site.' }, versions, { sections, address })).toBe(
      [
        '# Test',
        '> A site.',
        '## Docs',
        '- [Docs](https://example.com/docs/index.md): All of it.\n- [API](https://example.com/docs/api/index.md)',
        '## Help',
        '- [Help A](https://example.com/help/a/index.md)',
        '## Blog',
        '- [Post B](https://example.com/blog/b/index.md): Short.\n',
      ].join('\n\n'),
    )
  })
  it('of a site with nothing is its name', () =>
    expect(llmsFile({ name: 'Test', description: '' }, [], { sections, address: () => '' })).toBe('# Test\n'))
  it('has one line for a title and a description of several lines', () => {
    const versions = [version('help', '/help/a', 'Help A\n', 'One.\nTwo.\n')]
    const text = llmsFile({ name: 'Test', description: '' }, versions, { sections, address: () => 'URL' })
    expect(text).toContain('\n- [Help A](URL): One. Two.\n')
  })
  it('has titles and descriptions as they are read, whatever marks are in them', () => {
    const versions = [version('help', '/help/a', 'Pick [one](two) & *three*', 'For `x`,\n<b> and snake_case.')]
    const site = { name: 'A *star*', description: 'One.\n\n- Two\n# Three' }
    expect(llmsFile(site, versions, { sections, address: () => 'URL' })).toBe(
      [
        '# A \\*star\\*',
        '> One.\n>\n> \\- Two\n> \\# Three',
        '## Help',
        '- [Pick \\[one\\]\\(two) & \\*three\\*](URL): For \\`x\\`, \\<b> and snake_case.\n',
      ].join('\n\n'),
    )
  })
  it('in full is every version, with a rule between', async () => {
    const article = (title: string) => `---\ntitle: ${title}\n---\n\nText of ${title}.\n`
    const { files } = await describeFiles({ 'content/help/a.md': article('A'), 'content/help/b.md': article('B') })
    expect(files['llms-full.txt']).toBe('# A\n\nText of A.\n\n---\n\n# B\n\nText of B.\n')
  })
})

const files = {
  'content/navigation.yaml':
    'docs:\n  - { id: docs, label: Docs, children: [{ id: guide, label: Guide, href: /guide }] }\n',
  'content/data/claims.yaml':
    '- { id: call-setup, label: Call setup, value: "42", unit: ms, description: Time to ring. }\n',
  'content/pages/guide.yaml': [
    'title: Guide',
    'description: How to.',
    'blocks:',
    '  - { id: head, type: hero, title: Guide, subtitle: "Set up in {claim:call-setup}." }',
    '  - id: words',
    '    type: text',
    '    title: Words',
    '    content: |',
    '      In {claim:call-setup}, see [help](/help/sound#x).',
    '  - id: code',
    '    type: code',
    '    title: Code',
    '    data:',
    '      examples:',
    '        - title: Fence',
    '          language: text',
    '          code: |',
    '            ```',
    '            inner',
    '            ```',
    '',
  ].join('\n'),
  'content/help/sound.md': [
    '---',
    'title: Sound',
    'description: On sound.',
    '---',
    'In {claim:call-setup}, as in `{claim:call-setup}`. ' +
      'See [guide](/guide), [post](../blog/first.md#part) and [self](#x).',
    '',
    '## x',
    '',
  ].join('\n'),
  'content/blog/first.md': [
    '---',
    'title: First',
    'publishedAt: 2026-01-01',
    'excerpt: "Set up in {claim:call-setup}."',
    'researchSummary: "It takes {claim:call-setup}."',
    '---',
    '## Part',
    '',
    'Text.',
    '',
  ].join('\n'),
  'content/case-studies/harbour.md': [
    '---',
    'title: Faster harbour',
    'company: H',
    'industry: I',
    'publishedAt: 2026-01-15',
    'challenge: "It took {claim:call-setup}."',
    'solution: Less.',
    'results:',
    '  - { metric: Set-up, before: a|b, after: 1 s, improvement: -50%, methodology: m, timeframe: t }',
    '---',
    'Body.',
    '',
  ].join('\n'),
}

describe('Markdown versions', () => {
  it('of a documentation page hold its words and code', async () => {
    const { files: output } = await describeFiles(files)
    expect(output['guide/index.md']).toBe(
      [
        '# Guide',
        '> How to.',
        'Set up in 42 ms.',
        '## Words',
        'In 42 ms, see [help](https://example.com/help/sound#x).',
        '## Code',
        '### Fence',
        '````text\n```\ninner\n```\n````\n',
      ].join('\n\n'),
    )
  })
  it('of articles print claims in prose and leave them in code', async () => {
    const { files: output } = await describeFiles(files)
    expect(output['help/sound/index.md']).toContain('In 42 ms, as in `{claim:call-setup}`.')
    for (const path of ['blog/first/index.md', 'case-studies/faster-harbour/index.md', 'guide/index.md']) {
      expect(output[path], path).toContain('42 ms')
      expect(output[path], path).not.toContain('{claim:')
    }
  })
  it('carry links that lead somewhere from anywhere', async () => {
    const { files: output } = await describeFiles(files, { basePath: '/base' })
    expect(output['help/sound/index.md']).toContain('[guide](https://example.com/base/guide)')
    expect(output['help/sound/index.md']).toContain('[post](https://example.com/base/blog/first#part)')
  })
  it('carry links in all forms of Markdown', async () => {
    const { files: output } = await describeFiles({
      ...files,
      'content/assets/lake map.png': await drawPhoto(8, 8, 'png'),
      'content/help/forms.md': [
        '---\ntitle: Forms\n---',
        '![map](<../assets/lake map.png>) and [sound] [^1] and [part](/assets/lake%20map.png#part)',
        '[sound]: sound.md#x "Sound"',
        '[^1]: /no address',
        '1. Step\n\n    ```md\n    [sound](sound.md)\n    ```',
      ].join('\n\n'),
    })
    const text = output['help/forms/index.md'] ?? ''
    expect(text).toMatch(/!\[map\]\(https:\/\/example\.com\/assets\/lake%20map-\w+\.png\)/)
    expect(text).toMatch(/\[part\]\(https:\/\/example\.com\/assets\/lake%20map-\w+\.png#part\)/)
    expect(text).toContain('\n[sound]: https://example.com/help/sound#x "Sound"\n')
    expect(text).toContain('\n[^1]: /no address\n')
    expect(text).toContain('    [sound](sound.md)')
  })
  it('begin with the title and the excerpt letter by letter', async () => {
    const { files: output } = await describeFiles({
      'content/help/a.md': '---\ntitle: "[x](/help/a) <!-- y --> `z` #"\ndescription: "*A*"\n---\nText.\n',
      'content/blog/b.md': [
        '---\ntitle: "Inner *page* & `code` <b> [x](y)"\npublishedAt: 2026-01-01',
        'excerpt: |\n  First paragraph.\n\n  - Second\n  # Third\n---\nText.\n',
      ].join('\n'),
    })
    expect(output['help/a/index.md']).toBe('# \\[x\\]\\(/help/a) \\<\\!-- y --> \\`z\\` \\#\n\n> \\*A\\*\n\nText.\n')
    expect(output['blog/b/index.md']).toBe(
      '# Inner \\*page\\* & \\`code\\` \\<b> \\[x\\]\\(y)\n\n' +
        '> First paragraph.\n>\n> \\- Second\n> \\# Third\n\nText.\n',
    )
    expect(output['llms.txt']).toContain('- [Inner \\*page\\* & \\`code\\` \\<b> \\[x\\]\\(y)](https://')
  })
  it('leave out comments, but not in code', async () => {
    const source = [
      'One <!-- inline --> word.',
      '<!--\nprivate\n\n```js\nof()\n```\n-->',
      '```html\n<!-- fenced -->\n```',
      '    <!-- indented -->',
      'A `<!-- span -->`.',
    ].join('\n\n')
    const { files: output } = await describeFiles({ 'content/help/a.md': `---\ntitle: A\n---\n${source}\n` })
    expect(output['help/a/index.md']).toBe(
      ['# A', 'One  word.', '', '```html\n<!-- fenced -->\n```', '    <!-- indented -->', 'A `<!-- span -->`.\n'].join(
        '\n\n',
      ),
    )
    expect(output['llms-full.txt']).not.toContain('private')
  })
  it('of case studies hold challenge, solution and results', async () => {
    const { files: output } = await describeFiles(files)
    const text = output['case-studies/faster-harbour/index.md'] ?? ''
    expect(text.match(/^## .*$/gm)).toEqual(['## The Challenge', '## The Solution', '## Results & Impact'])
    expect(text).toContain('| Set-up | a\\|b | 1 s | -50% |')
  })
  it('all stand in llms.txt and llms-full.txt', async () => {
    const { files: output } = await describeFiles(files)
    for (const [path, title] of [
      ['guide', 'Guide'],
      ['help/sound', 'Sound'],
      ['blog/first', 'First'],
      ['case-studies/faster-harbour', 'Faster harbour'],
    ]) {
      expect(output['llms.txt']).toContain(`- [${title}](https://example.com/${path}/index.md)`)
      expect(output['llms-full.txt']).toContain(output[`${path}/index.md`])
    }
  })
})
