// Custom code that browsers refuse or never run, and addresses that it writes by hand: one warning per module.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deep, itSome } from '../setup/deep.ts'
import { readFolder, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

/** A block whose component ends with these elements, from line 10 on. */
const block = (elements: readonly string[], { imports = 'Section', first = '' } = {}) => `import * as z from 'zod'
import { defineBlock, ${imports} } from 'libretto/site'
import React, { createElement, useState } from 'react'

export const block = defineBlock({
  description: 'A card.',
  data: z.strictObject({ start: z.int().default(1) }),
  Component: ({ block, data }) => {${first}
    return <Section block={block} className="card">
${elements.join('\n')}
    </Section>
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
const footer = 'site/layout/footer.tsx'

/** The first line and the remedy of each problem. */
async function build(folder: string, ...flags: string[]): Promise<string[]> {
  const { stderr } = await runHere(folder, 'build', ...flags)
  return stderr.split('\n').filter((line) => /^(?:warning|error|\s+→)/.test(line))
}

const warning = (place: string, message: string, hint: string) => [`warning ${place}  ${message}`, `  → ${hint}`]
const door = (name: string) => `add the host to allow.${name} in site.yaml, with the reason`

itSome(1, ['react', 'preact'])(
  'with %s each module has one warning for each thing, whatever pages show it',
  async (engine) => {
    const elements = [
      '<button type="button" onClick={() => setCount(count + 1)}>{count}</button>',
      '<p onPointerMove={() => setCount(0)}>Move</p>',
      '<p style={{ border: 0 }}>Card</p>',
      '<script>alert()</script>',
      '<script type="application/ld+json">{"{}"}</script>',
      '<style>{"p { color: red }"}</style>',
      '<iframe src="https://media.example.com/film" title="Film" />',
      '<iframe src="https://media.example.com/other" title="Film" />',
      '<iframe src="/prices" title="Prices" />',
      '<img src="data:image/gif;base64,R0lGOD" srcSet="/icon-192.png 1x, //pics.example.com/a 2x" alt="" />',
      `<p dangerouslySetInnerHTML={{ __html: '<iframe src="https://film.example.com/1"></iframe>' }} />`,
      '{createElement("video", { src: "https://media.example.com/film.mp4" })}',
      '<object data="https://media.example.com/film.pdf" />',
      '<form action="https://forms.example.com/in">Form</form>',
      '<form method="dialog" action="https://forms.example.com/close">Close</form>',
      '<img src=" //photos.example.com/a.png" alt="" />',
      '<link rel="preload" as="font" href="//fonts.example.com/a.woff2" crossOrigin="" />',
    ]
    const folder = await writeFolder({
      ...pages,
      [card]: block(elements, {
        first: '\n    const [count, setCount] = useState(data.start), [again] = React.useState(0)',
      }),
      [footer]: `import { type FooterProps, Footer as Standard } from 'libretto/site'

export const Footer = (props: FooterProps) => (
  <>
    <Standard {...props} />
    <script defer src="https://stats.example.com/script.js" />
    <link rel="stylesheet" href="https://fonts.example.com/a.css" />
  </>
)
`,
    })
    expect(await build(folder, '--engine', engine)).toEqual([
      ...warning(
        `${card}:9:31`,
        'useState, onClick and onPointerMove have no effect: no browser gets this code [static-code]',
        'make it a widget: move it to site/widgets/NAME/NAME.tsx, and place it with <Widget name="NAME" … />',
      ),
      ...[
        ['13:1', 'browsers refuse the attribute "style"', 'write it into site/blocks/card/card.css'],
        ['14:1', 'browsers refuse a <script> element', 'make it a widget, or start it in site/script.ts'],
        ['16:1', 'browsers refuse a <style> element', 'write it into site/blocks/card/card.css'],
        ['17:1', 'pages may load no frames from https://media.example.com', door('frames')],
        ['19:1', 'pages may show no page of the site itself in a frame', 'link to it'],
        ['20:1', 'pages may load no pictures from https://pics.example.com', door('pictures')],
        ['21:1', 'pages may load no frames from https://film.example.com', door('frames')],
        ['22:2', 'pages may load no media from https://media.example.com', door('media')],
        ['23:1', 'browsers refuse <object> and <embed>', 'show a picture or a frame, or link to the file'],
        [
          '24:1',
          'browsers send no form to https://forms.example.com',
          'use the block "contact" with an endpoint in site.yaml, or a widget that sends it',
        ],
        // After the first ones of a code, a remedy that was said is not said again.
        ['26:1', 'pages may load no pictures from https://photos.example.com'],
        ['27:1', 'pages may load no fonts from https://fonts.example.com', door('fonts')],
      ].flatMap(([at, message, hint]) =>
        warning(`${card}:${at}`, `${message} [refused-code]`, hint ?? '').slice(0, hint === undefined ? 1 : 2),
      ),
      ...warning(
        `${footer}:6:5`,
        'pages may load no scripts from https://stats.example.com [refused-code]',
        door('scripts'),
      ),
      ...warning(
        `${footer}:7:5`,
        'pages may load no styles from https://fonts.example.com [refused-code]',
        door('styles'),
      ),
    ])
  },
)

test('allowed hosts, widgets with handlers and hooks, and addresses with the base path are right', async () => {
  const elements = [
    '<iframe src="https://media.example.com/film" title="Film" />',
    '<Widget name="Count" id="counter" on="visible" />',
    "<a href={withBasePath('/prices')}>Prices</a>",
    "<img src={withBasePath('/assets/boat.svg')} alt='' />",
    '<a href="#top">Top</a> <a href="mailto:anna@example.com">Anna</a> <a href="//www.example.org">Other</a>',
    '<p style={{ border: undefined }} hidden>None</p>',
  ]
  const films = 'allow:\n  frames: [{ host: "https://*.example.com", reason: Films. }]\n'
  const folder = await writeFolder({
    ...pages,
    'content/site.yaml': pages['content/site.yaml'] + films,
    'content/pages/home.yaml':
      page('Home') + '  - { id: boat, type: image, data: { src: /assets/boat.svg, alt: Boat } }\n',
    'content/assets/boat.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>\n',
    [card]: block(elements, { imports: 'Section, Widget, withBasePath' }),
    'site/widgets/Count/Count.tsx': `import { useEffect, useState } from 'react'

const reset = <button type="reset" onClick={() => location.reload()}>Again</button>

export function Count({ id }: { id: string }) {
  const [count, setCount] = useState(1)
  useEffect(() => setCount(2), [])
  return <p id={id} onClick={() => setCount(count + 1)}>{count} {reset}</p>
}
`,
  })
  expect(await runHere(folder, 'build', '--strict', '--base-path', '/fern')).toMatchObject({ code: 0, stderr: '' })
  const dist = await readFolder(join(folder, 'dist'))
  expect(dist['index.html']).toContain('<a href="/fern/prices">Prices</a><img src="/fern/assets/boat.svg" alt=""/>')
  // The picture of the content has a hash in its name, which code does not know.
  expect(Object.keys(dist).filter((path) => path.startsWith('assets/boat'))).toEqual([
    expect.stringMatching(/^assets\/boat-[\da-f]{8}\.svg$/),
    'assets/boat.svg',
  ])
})

const moved = 'check the address; if the page has moved, write the new one, or add a redirect'

test('addresses that code writes by hand are checked like those of content', deep, async () => {
  const elements = [
    '<a href="/prizes">Prices</a> <a href="/prices">Prices</a> <a href="/prices/">Prices</a>',
    '<ButtonLink href="/rent" variant="primary">Rent</ButtonLink>',
    '<img src="/assets/b.svg" alt="" />',
    "<a href={['', 'timetable'].join('/')}>Times</a>",
  ]
  const folder = await writeFolder({ ...pages, [card]: block(elements, { imports: 'ButtonLink, Section' }) })
  expect(await build(folder)).toEqual([
    ...warning(card, 'there is no page "/timetable" [broken-link]', moved),
    ...warning(`${card}:10:9`, 'there is no page "/prizes" [broken-link]', 'did you mean "/prices"?'),
    ...warning(`${card}:10:67`, 'the link "/prices/" ends in a slash [broken-link]', 'write "/prices"'),
    ...warning(`${card}:11:18`, 'there is no page "/rent" [broken-link]', moved),
    ...warning(
      `${card}:12:10`,
      'there is no file "/assets/b.svg" in the content folder [missing-asset]',
      'put the file into assets/',
    ),
  ])
  await writeFile(join(folder, card), block(['<a href="/prices">Prices</a>']))
  expect(await build(folder, '--base-path', '/fern')).toEqual(
    warning(
      `${card}:10:9`,
      'the address "/prices" lacks the base path of the site, /fern [missing-base-path]',
      "write withBasePath('/prices'), which libretto/site has",
    ),
  )
})

test('a build that reuses pages warns as the first did, and sees that a link has lost its page', async () => {
  const folder = await writeFolder({
    ...pages,
    'content/pages/about.yaml': page('About'),
    [card]: block(['<a href="/about" style={{ border: 0 }}>About</a>']),
  })
  const first = await build(folder)
  expect(first).toEqual(
    warning(
      `${card}:10:1`,
      'browsers refuse the attribute "style" [refused-code]',
      'write it into site/blocks/card/card.css',
    ),
  )
  expect(await build(folder)).toEqual(first)
  await writeFile(join(folder, 'content/pages/prices.yaml'), page('Fares'))
  expect((await runHere(folder, 'build')).stdout).toContain('reused')
  await writeFile(join(folder, 'content/pages/about.yaml'), `status: draft\n${page('About')}`)
  expect(await build(folder)).toEqual([
    ...first,
    ...warning(
      `${card}:10:9`,
      'the page "/about" is not built: it is a draft [broken-link]',
      'publish it first, or take the link out',
    ),
  ])
  await writeFile(
    join(folder, card),
    (await readFile(join(folder, card), 'utf8')).replace(' style={{ border: 0 }}', ''),
  )
  await writeFile(join(folder, 'content/pages/about.yaml'), page('About'))
  expect(await build(folder)).toEqual([])
})
