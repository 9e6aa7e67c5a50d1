// Keys of a block's data that are called like parts of the block: they are data, and nothing of the block is theirs.

import { expect, test } from 'vitest'
import { readFolder, writeFolder } from '../setup/mini-site.ts'
import { ownPages } from '../setup/own-code.ts'
import { runHere } from '../setup/run-here.ts'

const block = `import { defineBlock, Section } from 'libretto/site'
import * as z from 'zod'

const names = ['id', 'title', 'subtitle', 'tag', 'html', 'anchorId', 'layout', 'styling', 'breadcrumbs', 'type']

export const block = defineBlock({
  description: 'Data with the names of a block.',
  data: z.record(z.enum(names), z.string()),
  Component: ({ block, data }) => (
    <Section block={block} className="keys">
      <p>{Object.values(data).join(', ')}</p>
    </Section>
  ),
})
`
const data = [
  'id: data-id',
  'title: Data title',
  'subtitle: Data subtitle',
  'tag: Data tag',
  'html: <i>Data</i> html',
  'anchorId: data-anchor',
  'layout: data-layout',
  'styling: data-styling',
  'breadcrumbs: data-path',
  'type: data-type',
].join(', ')

test('data has none of the places of its block, and is printed as text', async () => {
  const folder = await writeFolder({
    'content/site.yaml': 'name: Acme\nurl: https://acme.example.com\n',
    'content/pages/home.yaml':
      'title: Home\ndescription: A page.\nblocks:\n' +
      '  - { id: head, type: hero, title: Home }\n' +
      '  - { id: own, type: keys, title: Own title, subtitle: Own subtitle, content: "See [below](#own).", data: ' +
      `{ ${data} } }\n`,
    'site/blocks/keys/keys.tsx': block,
  })
  expect(await runHere(folder, 'build', '--strict')).toMatchObject({ code: 0, stderr: '' })
  const html = (await readFolder(folder))['dist/index.html'] ?? ''
  const section = /<section id="own"[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
  expect(section).toContain('<h2 id="own-title">Own title</h2>')
  expect(section).toContain('<p class="block-subtitle">Own subtitle</p>')
  expect(section).toContain('See <a href="#own">below</a>.')
  expect(section).toContain('class="block keys layout-default tone-none')
  expect(section).toContain(
    '<p>data-id, Data title, Data subtitle, Data tag, &lt;i&gt;Data&lt;/i&gt; html, data-anchor, data-layout, ' +
      'data-styling, data-path, data-type</p>',
  )
  expect(html).not.toMatch(/<i>Data|id="data-|class="[^"]*data-layout/)
  // The path of a page for search engines is that of its hero.
  expect(html).not.toContain('BreadcrumbList')
})

test('a block shows the data of the standard one in its own way, with the checks of that one', async () => {
  const cta = `import { defineBlock } from 'libretto/site'

export const block = defineBlock({
  data: 'cta',
  Component: ({ block, data }) => <h2 id={block.id}>{data.ctaButtons.map(({ text }) => text).join(' or ')}</h2>,
})
`
  const page = (href: string) =>
    'title: Home\ndescription: A page.\nblocks:\n  - { id: head, type: hero, title: Home }\n' +
    `  - { id: end, type: cta, data: { ctaButtons: [{ text: Begin, href: ${href} }, { text: Ask, href: / }] } }\n`
  const files = {
    ...ownPages,
    'content/site.yaml': 'name: Acme\nurl: https://acme.example.com\n',
    'site/blocks/cta/cta.tsx': cta,
  }
  const folder = await writeFolder({ ...files, 'content/pages/home.yaml': page('/') })
  expect(await runHere(folder, 'build')).toMatchObject({ code: 0, stderr: '' })
  expect((await readFolder(folder))['dist/index.html']).toContain('<h2 id="end">Begin or Ask</h2>')
  const broken = await writeFolder({ ...files, 'content/pages/home.yaml': page('/nowhere') })
  expect((await runHere(broken, 'validate')).stderr).toContain('home.yaml:5')
  const named = await writeFolder({
    ...files,
    'content/pages/home.yaml': page('/'),
    'site/blocks/cta/cta.tsx': cta.replace("'cta'", "'hero'"),
  })
  expect((await runHere(named, 'validate')).stderr).toContain(
    'error site/blocks/cta/cta.tsx  the definition cannot be used: ' +
      '"data" is "hero": only the block "hero" can have the data of that one',
  )
})
