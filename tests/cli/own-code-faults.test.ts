// Code of a site's own that compiles and fails when it runs: the message names the place in the module.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deep, itSome } from '../setup/deep.ts'
import { readFolder, writeFolder } from '../setup/mini-site.ts'
import { ownCode, ownPages } from '../setup/own-code.ts'
import { runHere } from '../setup/run-here.ts'
import { runLibretto } from '../setup/run-libretto.ts'

const content = Object.fromEntries(Object.entries(ownPages).map(([path, text]) => [`content/${path}`, text]))
const block = 'site/blocks/price-list/price-list.tsx'
const widget = 'site/widgets/TicketCounter/TicketCounter.tsx'
const blockCode = ownCode[block]

/** The block, with an expression that its component evaluates first. */
const renders = (expression: string) =>
  blockCode.replace('({ block, data }) => (', `({ block, data }) => ${expression} ?? (`)

const faults: [string, Record<string, string>, string][] = [
  [
    'a function that zod does not have',
    { [block]: blockCode.replace('z.number()', 'z.nubmer()') },
    `error ${block}:8:70  Import "nubmer" will always be undefined`,
  ],
  [
    'an import of a file that does not exist',
    { [block]: `import './rows.css'\n${blockCode}` },
    `error ${block}:1:8  there is no file "./rows.css" [site-code]`,
  ],
  [
    'an import of something below a file',
    { [block]: `import './price-list.tsx/rows.ts'\n${blockCode}` },
    `error ${block}:1:8  there is no file "./price-list.tsx/rows.ts" [site-code]`,
  ],
  [
    'an import of a folder',
    { [block]: `import '../price-list'\n${blockCode}` },
    `error ${block}:1:8  there is no file "../price-list"; an import names a file with its extension [site-code]`,
  ],
  [
    'an import of a style sheet that no page would load',
    { [block]: `import './rows.css'\n${blockCode}`, 'site/blocks/price-list/rows.css': 'p { color: red }' },
    `error ${block}:1:8  no page would load "./rows.css": write @import "./rows.css" into a style sheet`,
  ],
  [
    'a file of the content in a style sheet',
    { 'site/theme.css': 'p {\n  background: url(/assets/boat.svg);\n}\n' },
    'error site/theme.css:2:15  a style sheet cannot use "/assets/boat.svg": put the file beside it',
  ],
  [
    'a file of the content in a style sheet, by its path',
    { 'site/theme.css': 'p { background: url(../content/boat.svg) }\n', 'content/boat.svg': '<svg/>' },
    'site/theme.css:1:17  a style sheet cannot use "../content/boat.svg": put the file beside it',
  ],
  [
    'an import of a picture',
    { [block]: `import './boat.svg'\n${blockCode}`, 'site/blocks/price-list/boat.svg': '<svg/>' },
    `error ${block}:1:8  code cannot import "./boat.svg": put it into assets/ of the content`,
  ],
  [
    'a name that is imported otherwise',
    { [block]: blockCode.replace('defineBlock', 'defineBlok') },
    `error ${block}:4:22  the code of the site stops with an error: defineBlock is not defined [site-code]`,
  ],
  [
    'a block that is not exported',
    { [block]: blockCode.replace('export const', 'const') },
    `error ${block}  Import "block" will always be undefined`,
  ],
  [
    'a widget that is not exported',
    { [widget]: ownCode[widget].replace('export function', 'function') },
    `error ${widget}  Import "TicketCounter" will always be undefined`,
  ],
  [
    'a widget with a name that no code can export',
    { 'site/widgets/ticket-count/ticket-count.tsx': 'export const ticketCount = () => null\n' },
    'error site/widgets/ticket-count/ticket-count.tsx  no code can export "ticket-count"; name the widget, ' +
      'its folder and its file TicketCount [site-code]',
  ],
  [
    'a block without a schema',
    { [block]: blockCode.replace('data: z', 'daten: z') },
    `error ${block}  the definition cannot be used: "data" must be a schema of zod [site-code]`,
  ],
  [
    'a block without a component',
    { [block]: blockCode.replace('Component:', 'component:') },
    `error ${block}  the definition cannot be used: "Component" must be a function [site-code]`,
  ],
  [
    'a widget that is no component',
    { [widget]: 'export const TicketCounter = 5\n' },
    `error ${widget}  the definition cannot be used: "TicketCounter" must be a function [site-code]`,
  ],
  [
    'a plan that returns no object',
    { [block]: blockCode.replace('({ rows, currency, company: view.site.name })', 'Promise.resolve({ rows })') },
    `error ${block}  the page / cannot be rendered: the block "price-list" has nothing to show: ` +
      'what its plan returns must be an object, and is a promise [build-failed]',
  ],
  [
    'a schema that throws',
    { [block]: blockCode.replace("z.string().default('EUR')", 'z.enum(undefined)') },
    `error ${block}:7:17  the code of the site stops with an error: `,
  ],
  [
    'a schema that throws when it checks content',
    { [block]: blockCode.replace('price: z.number()', 'price: z.number().refine((price) => price.net.ok)') },
    `error ${block}:8:107  the code of the site stops with an error: Cannot read properties of undefined`,
  ],
  [
    'a part of the layout that throws when it is loaded',
    { 'site/layout/header.tsx': "export const Header = () => null\n\nthrow new Error('no header')\n" },
    'error site/layout/header.tsx:3:7  the code of the site stops with an error: no header [site-code]',
  ],
  [
    'a plan that throws',
    { [block]: blockCode.replace('view.site.name', 'view.place.name') },
    `error ${block}:10:78  the page / cannot be rendered: Cannot read properties of undefined (reading 'name')`,
  ],
  [
    'a component that throws',
    { [block]: blockCode.replace('data.rows.map', 'data.rowz.map') },
    `error ${block}:14:20  the page / cannot be rendered: Cannot read properties of undefined (reading 'map')`,
  ],
]

test.each(faults)('%s is named with its place', async (_, files, message) => {
  const folder = await writeFolder({ ...content, ...ownCode, ...files })
  const { code, stderr } = await runHere(folder, 'build')
  expect(stderr).toContain(message)
  // The name by which the compiler knows the folder.
  expect(stderr).not.toContain('"own:')
  expect(stderr).toMatch(/^ {2}→ (fix the code|export it from this file)/m)
  expect(code).toBe(1)
})

test('every command that needs the code names what is wrong with it', async () => {
  const collection = 'site/collections/stations.tsx'
  const folder = await writeFolder({
    ...content,
    ...ownCode,
    [collection]: ownCode[collection].replace("noun: 'station',", "noun: 'station', sortBy: (head) => head.a.b,"),
  })
  for (const command of ['validate', 'languages']) {
    const { code, stderr } = await runHere(folder, command)
    expect(stderr).toMatch(
      /^error site\/collections\/stations\.tsx:6:\d+ {2}the code of the site stops with an error: /,
    )
    expect(code).toBe(1)
  }
})

test.each([
  ['useOptimistic', 'react'],
  ['useFormStatus', 'react-dom'],
])('code that takes %s from %s is told that Preact does not have it', async (name, packageName) => {
  const code = `import { ${name} } from '${packageName}'\n${ownCode[widget]}\nexport const use = () => ${name}(0)\n`
  const folder = await writeFolder({ ...content, ...ownCode, [widget]: code })
  const built = await runHere(folder, 'build', '--engine', 'preact')
  expect(built.stderr).toContain(`error ${widget}:1:10  Preact has no "${name}" [site-code]`)
  expect(built.stderr).toContain('→ do without it, or build with --engine react')
  expect(built.code).toBe(1)
})

test('code may import its own style sheet, and JavaScript with JSX', deep, async () => {
  const folder = await writeFolder({
    ...content,
    ...ownCode,
    [block]: `import './price-list.css'\nimport { one } from './one.mjs'\nimport './two.jsx'\none()\n${blockCode}`,
    'site/blocks/price-list/one.mjs': 'export const one = () => 1\n',
    'site/blocks/price-list/two.jsx': 'export const two = <p>2</p>\n',
  })
  expect(await runHere(folder, 'build')).toMatchObject({ code: 0, stderr: '' })
  const imported = Object.keys(await readFolder(join(folder, 'dist'))).length
  await writeFile(join(folder, block), blockCode)
  expect(await runHere(folder, 'build')).toMatchObject({ code: 0, stderr: '' })
  expect(Object.keys(await readFolder(join(folder, 'dist')))).toHaveLength(imported)
})

itSome(1, [
  ['when it is loaded', `process.exit(0)\n${blockCode}`, ':1:9  the code of the site stops with an error: '],
  ['when a page is rendered', renders('process.exit()'), ':11:43  the page / cannot be rendered: '],
])('code that ends the process %s is an error at its place', async (_, code, said) => {
  expect(code).not.toBe(blockCode)
  const folder = await writeFolder({ ...content, ...ownCode, [block]: code })
  const built = await runLibretto(folder, 'build')
  expect(built.stderr).toContain(`error ${block}${said}it calls exit() of the process, which would end the command`)
  expect(built.code).toBe(1)
})

test('code that ends the process by another way is no success', deep, async () => {
  const code = renders("(process.emit('exit', 0), process.reallyExit(process.exitCode))")
  const folder = await writeFolder({ ...content, ...ownCode, [block]: code })
  const built = await runLibretto(folder, 'build')
  expect(built.stderr).toContain('libretto: the command did not finish: code of the site ended the process')
  expect(built.code).toBe(1)
})

itSome(1, [
  ['null', 'null'],
  ["'sold out'", "'sold out'"],
  ['{ seats: 0 }', '{ seats: 0 }'],
])('code that throws %s, which is no Error, is told what it throws', async (thrown, said) => {
  const folder = await writeFolder({ ...content, ...ownCode, [block]: renders(`(() => { throw ${thrown} })()`) })
  const built = await runHere(folder, 'build')
  expect(built.stderr).toContain(
    `error  the page / cannot be rendered: its code throws ${said}, and only an Error says where [build-failed]`,
  )
  expect(built.code).toBe(1)
})

test('what compiles and has no effect is a warning, also of the next build', deep, async () => {
  const sheet = 'site/blocks/price-list/price-list.css'
  const code = blockCode.replace('({ block, data }) => (', '({ block, data }) => block.title === NaN ? null : (')
  const folder = await writeFolder({ ...content, ...ownCode, [block]: code, [sheet]: '.a { colr: red }\n}\n' })
  const warnings = [
    `warning ${sheet}:1:6  "colr" is not a known CSS property [site-code]`,
    `warning ${sheet}:2:1  Unexpected "}" [site-code]`,
    `warning ${block}:11:`,
  ]
  const first = await runHere(folder, 'build')
  expect(first.code).toBe(0)
  for (const warning of warnings) expect(first.stderr.split(warning)).toHaveLength(2)
  await writeFile(join(folder, 'content/pages/home.yaml'), `${ownPages['pages/home.yaml']}\n`)
  const second = await runHere(folder, 'build')
  for (const warning of warnings) expect(second.stderr).toContain(warning)
})
