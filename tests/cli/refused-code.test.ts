// Custom code that browsers refuse or never run, and addresses that it writes by hand: one warning per module.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const block = (body: string, imports = '') => `${imports}import { defineBlock, Section } from 'libretto/site'
import * as z from 'zod'

export const block = defineBlock({
  description: 'A card.',
  data: z.strictObject({ start: z.int().default(1), to: z.string().optional() }),
  Component: ({ block, data }) => {
    ${body}
  },
})
`

const page = (title: string) =>
  `title: ${title}\ndescription: The page about ${title}.\nblocks:\n` +
  `  - { id: top, type: hero, title: ${title} }\n  - { id: count, type: card, title: Count, data: { start: 1 } }\n`

const pages = {
  'content/site.yaml': 'name: Fern\nurl: https://fern.example.com\n',
  'content/pages/home.yaml': page('Home'),
  'content/pages/prices.yaml': page('Prices'),
}

const card = 'site/blocks/card/card.tsx'

/** First line and remedy of each problem. */
async function warningsOf(files: Readonly<Record<string, string>>, ...flags: string[]): Promise<string[]> {
  const folder = await writeFolder({ ...pages, ...files })
  return linesOf((await runHere(folder, 'build', ...flags)).stderr)
}

const linesOf = (stderr: string) => stderr.split('\n').filter((line) => /^(?:warning|error|\s+→)/.test(line))

test('a handler and a hook in a block are one warning, for all pages', async () => {
  const counter = `const [count, setCount] = useState(data.start)
    return (
      <Section block={block} className="card">
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
        <p onPointerMove={() => setCount(0)}>Move</p>
      </Section>
    )`
  expect(await warningsOf({ [card]: block(counter, "import { useState } from 'react'\n") })).toEqual([
    `warning ${card}:9:31  useState, onClick and onPointerMove have no effect: no browser gets this code [static-code]`,
    '  → make it a widget: move it to site/widgets/NAME/NAME.tsx, and place it with <Widget name="NAME" … />',
  ])
})

const shown = (element: string) => block(`return <Section block={block} className="card">${element}</Section>`)

test('styles, scripts and hosts that the policy refuses are a warning each, with the remedy', async () => {
  const elements = [
    '<p style={{ border: 0 }}>Card</p>',
    '<p style={{ border: undefined }}>None</p>',
    '<script>alert()</script>',
    '<script type="application/ld+json">{"{}"}</script>',
    '<style>{"p { color: red }"}</style>',
    '<iframe src="https://media.example.com/film" title="Film" />',
    '<iframe src="/prices" title="Prices" />',
    '<img src="data:image/gif;base64,R0lGOD" srcSet="/icon-192.png 1x, //pics.example.com/a 2x" alt="" />',
    '<video src="https://media.example.com/film.mp4" poster="https://media.example.com/film.png" />',
    '<object data="https://media.example.com/film.pdf" />',
    '<form action="https://forms.example.com/in">Form</form>',
    '<form action="/in">Form</form>',
  ]
  const refused = (line: number, message: string, hint: string) => [
    `warning ${card}:${line}:1  ${message} [refused-code]`,
    `  → ${hint}`,
  ]
  const door = (name: string) => `add the host to allow.${name} in site.yaml, with the reason`
  expect(await warningsOf({ [card]: shown(`\n${elements.join('\n')}\n`) })).toEqual([
    ...refused(9, 'browsers refuse the attribute "style"', 'write it into site/blocks/card/card.css'),
    ...refused(11, 'browsers refuse a <script> element', 'make it a widget, or start it in site/script.ts'),
    ...refused(13, 'browsers refuse a <style> element', 'write it into site/blocks/card/card.css'),
    ...refused(14, 'pages may load no frames from https://media.example.com', door('frames')),
    ...refused(15, 'pages may show no page of the site itself in a frame', 'link to it'),
    ...refused(16, 'pages may load no pictures from https://pics.example.com', door('pictures')),
    ...refused(17, 'pages may load no media from https://media.example.com', door('media')),
    ...refused(17, 'pages may load no pictures from https://media.example.com', door('pictures')),
    ...refused(18, 'browsers refuse <object> and <embed>', 'show a picture or a frame, or link to the file'),
    ...refused(
      19,
      'browsers send no form to https://forms.example.com',
      'use the block "contact" with an endpoint in site.yaml, or a widget that sends it',
    ),
  ])
})

test('a header and a footer have one warning per host for the whole site', async () => {
  const footer = `import { type FooterProps, Footer as Standard } from 'libretto/site'

export const Footer = (props: FooterProps) => (
  <>
    <Standard {...props} />
    <script defer src="https://stats.example.com/script.js" />
    <link rel="stylesheet" href="https://fonts.example.com/a.css" />
  </>
)
`
  const files = { 'site/layout/footer.tsx': footer, [card]: shown('<p>Card</p>') }
  expect(await warningsOf(files)).toEqual([
    'warning site/layout/footer.tsx:6:5  pages may load no scripts from https://stats.example.com [refused-code]',
    '  → add the host to allow.scripts in site.yaml, with the reason',
    'warning site/layout/footer.tsx:7:5  pages may load no styles from https://fonts.example.com [refused-code]',
    '  → add the host to allow.styles in site.yaml, with the reason',
  ])
  const allow =
    'allow:\n  scripts: [{ host: https://stats.example.com, reason: Figures. }]\n' +
    '  styles: [{ host: "https://*.example.com", reason: Fonts. }]\n'
  expect(await warningsOf({ ...files, 'content/site.yaml': pages['content/site.yaml'] + allow })).toEqual([])
})

test('a widget has handlers, hooks and effects of its own', async () => {
  const folder = await writeFolder({
    ...pages,
    [card]: block(
      'return <Section block={block} className="card"><Widget name="Count" id="count" on="visible" /></Section>',
    ).replace('Section }', 'Section, Widget }'),
    'site/widgets/Count/Count.tsx': `import { useEffect, useState } from 'react'

const reset = <button type="reset" onClick={() => location.reload()}>Again</button>

export function Count({ id }: { id: string }) {
  const [count, setCount] = useState(1)
  useEffect(() => setCount(2), [])
  return (
    <p id={id}>
      <button type="button" onClick={() => setCount(count + 1)}>{count}</button>
      {reset}
    </p>
  )
}
`,
  })
  expect(await runHere(folder, 'build', '--strict')).toMatchObject({ code: 0, stderr: '' })
})

test('addresses that code writes by hand are checked like those of content', async () => {
  const links = shown('<a href="/prizes">Prices</a><a href="/prices">Prices</a><img src="/assets/b.svg" alt="" />')
  expect(await warningsOf({ [card]: links })).toEqual([
    `warning ${card}:8:60  there is no page "/prizes" [broken-link]`,
    '  → did you mean "/prices"?',
    `warning ${card}:8:117  there is no file "/assets/b.svg" in the content folder [missing-asset]`,
    '  → put the file into assets/',
  ])
})

test('an address by hand lacks the base path, unless withBasePath gives it', async () => {
  const links = shown('<a href="/prices">Prices</a>')
  expect(await warningsOf({ [card]: links }, '--base-path', '/fern')).toEqual([
    `warning ${card}:8:60  the address "/prices" lacks the base path of the site, /fern [missing-base-path]`,
    "  → write withBasePath('/prices'), which libretto/site has",
  ])
  const right = links.replace('"/prices"', "{withBasePath('/prices')}").replace('Section }', 'Section, withBasePath }')
  const folder = await writeFolder({ ...pages, [card]: right })
  expect(await runHere(folder, 'build', '--strict', '--base-path', '/fern')).toMatchObject({ code: 0, stderr: '' })
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toContain('<a href="/fern/prices">Prices</a>')
})

test('a build that reuses pages warns as the first did, and sees that a link has lost its page', async () => {
  const folder = await writeFolder({
    ...pages,
    'content/pages/about.yaml': page('About'),
    [card]: shown('<a href="/about" style={{ border: 0 }}>About</a>'),
  })
  const build = async () => linesOf((await runHere(folder, 'build')).stderr)
  const first = await build()
  expect(first).toEqual([
    `warning ${card}:8:52  browsers refuse the attribute "style" [refused-code]`,
    '  → write it into site/blocks/card/card.css',
  ])
  expect(await build()).toEqual(first)
  await writeFile(join(folder, 'content/pages/prices.yaml'), page('Fares'))
  expect(await build()).toEqual(first)
  await writeFile(join(folder, 'content/pages/about.yaml'), `status: draft\n${page('About')}`)
  expect(await build()).toEqual([
    ...first,
    `warning ${card}:8:60  the page "/about" is not built: it is a draft [broken-link]`,
    '  → publish it first, or take the link out',
  ])
})
