// Texts that few pages have: lists with large numbers, tasks inside tasks, emphasis, pictures among words, marked lines
// of code, what is wider than a phone or a sheet, and lists in texts that are not aligned left.

import { expect, it } from 'vitest'
import { findLayoutProblems } from './layout-checks.ts'
import { printPage } from './read-paper.ts'
import { describeSite } from './site-browser.ts'

const text = [
  '---\ntitle: Odd\ndescription: Lists, pictures and code that few writers write, and that must be readable.\n---\n',
  '2024. Boats\n2025. Piers\n',
  '- [ ] outer\n  - [ ] inner\n',
  'A *slanted* word.\n',
  'Words ![a lake](/assets/lake.svg) beside it.\n',
  '```js {1}\nconst boats = 1\n```\n',
].join('\n')
const sum = 'abcdefghijklmnopqrstuvwxyz'.replace(/./g, (letter) => `${letter}_{${letter}${letter}}+`)
const wide = [
  '---\ntitle: Wide\ndescription: Code, tables, formulas and drawings that are wider than a sheet of paper is.\n---\n',
  `A sum $${sum}1$ in a sentence.\n`,
  `$$\n${sum}2\n$$\n`,
  `\`\`\`js {1}\nconst boats = [${'"a boat of the lake", '.repeat(9)}"the last boat"]\nconst pier = 1\n\`\`\`\n`,
  `| ${'A considerable head | '.repeat(6)}\n|${'---|'.repeat(6)}`,
  `| ${'considerable | '.repeat(5)} the sixth |\n`,
  `| ${'Throughput | '.repeat(12)}\n|${'---|'.repeat(12)}`,
  `| ${'immeasurable | '.repeat(11)} \`twelfth_one\` |\n`,
  '```mermaid\nflowchart LR',
  `  ${'abcdefgh'.replace(/./g, '$&[A place with name $&] --> ')}z[The last place]\n\`\`\`\n`,
  'Press <kbd>Ctrl</kbd>, and <mark>look</mark>.\n',
  ':::details[What does `npm install` do to *my* lake?]\nIt installs.\n:::\n',
].join('\n')
const align = (value: string) =>
  `  - { id: ${value}, type: text, styling: { textAlign: ${value} }, content: "- boats\\n- piers" }`
const content = {
  'site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
  'docs/index.md': text,
  'docs/wide.md': wide,
  'docs/long.md': [
    '---\ntitle: MOVING EVERY BOAT AND EVERY BUOY OF A LAKE BEFORE WINTER\n' +
      'description: A title that is longer than a phone is wide, and that the bar above has to show.\n---\n',
    'A boat is on the lake. '.repeat(80),
    '## Piers\n',
    'A pier is at the lake. '.repeat(80),
  ].join('\n'),
  'pages/home.yaml': [
    'title: Home',
    'description: Lists in texts that are aligned in the middle and at the end of the page.',
    'blocks:',
    '  - { id: head, type: hero, title: Lake, data: { ctaButtons: [{ text: Docs, href: /docs }] } }',
    align('center'),
    align('right'),
    '  - id: lake',
    '    type: image',
    '    styling: { textAlign: center }',
    '    data: { src: /assets/lake.svg, alt: a lake, caption: The lake }',
  ].join('\n'),
  'assets/lake.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path fill="#0a66c2" d="M0 0h24v24H0z"/></svg>',
}

describeSite(
  'odd texts',
  (site) => {
    it('show large numbers of lists, and tasks below tasks, on a phone', async () => {
      const page = await site.open('/docs', { viewport: { width: 320, height: 800 } })
      const left = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => element.getBoundingClientRect().left)
      // Five characters of 0.6 em and the browser's gap have room before the text.
      expect(await left('.prose ol > li')).toBeGreaterThanOrEqual(16 + 5 * 0.6 * 14)
      expect(await left('.prose li li input')).toBeGreaterThan((await left('.prose li input')) + 16)
    })

    it('show emphasis', async () => {
      const page = await site.open('/docs')
      const word = page.locator('.prose em')
      const slanted = await word.screenshot()
      await word.evaluate((element) => {
        element.style.fontStyle = 'normal'
      })
      expect(slanted.equals(await word.screenshot())).toBe(false)
    })

    it('keep a picture among its words, and the tint of marked lines', async () => {
      const page = await site.open('/docs')
      const picture = await page.locator('.prose p img').boundingBox()
      const paragraph = await page.locator('.prose p', { has: page.locator('img') }).boundingBox()
      expect(picture?.x).toBeGreaterThan((paragraph?.x ?? 0) + 16)
      expect(paragraph?.height).toBeLessThan(40)
      const line = page.locator('mark.code-line')
      expect(await line.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('none')
      expect(await line.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
    })

    it('mark lines of code alike where the text has marks of its own', async () => {
      const page = await site.open('/docs/wide')
      const marked = await page.locator('mark.code-line span').first().boundingBox()
      expect((await page.locator('.code span').nth(-2).boundingBox())?.x).toBe(marked?.x)
    })

    it('fold below a sentence of words and code, which stays one', async () => {
      const page = await site.open('/docs/wide')
      const summary = page.locator('.fold > summary')
      const right = async (part: string) => {
        const box = await summary.locator(part).boundingBox()
        return (box?.x ?? 0) + (box?.width ?? 0)
      }
      const emphasis = await summary.locator('em').boundingBox()
      expect((emphasis?.x ?? 0) - (await right('code'))).toBeLessThan(80)
    })

    it('scroll inside the page where they are wider than a phone', async () => {
      const page = await site.open('/docs/wide', { viewport: { width: 320, height: 800 } })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      expect(await page.evaluate(findLayoutProblems)).toEqual([])
    })

    it('leave anchors in sight below a bar with a long title', async () => {
      const page = await site.open('/docs/long#piers', { viewport: { width: 320, height: 640 } })
      const below = () =>
        page.evaluate(() => {
          const [bar, target] = [document.querySelector('.docs-menu'), document.getElementById('piers')]
          return Math.round((target?.getBoundingClientRect().top ?? 0) - (bar?.getBoundingClientRect().bottom ?? 0))
        })
      await expect.poll(below).toBe(16)
      expect(await page.evaluate(findLayoutProblems)).toEqual([])
    })

    it('are whole on paper, however wide they are', async () => {
      const page = await site.open('/docs/wide')
      for (const format of ['A4', 'Letter'] as const) {
        const { lost, cut } = await printPage(page, format)
        // The source of a formula is for screen readers.
        expect([lost.filter((word) => !word.includes('_')), cut]).toEqual([[], []])
      }
    })

    it('keep the signs of a list beside its texts, and a caption below its picture', async () => {
      const page = await site.open('/')
      const boxOf = async (selector: string) => {
        const box = await page.locator(selector).boundingBox()
        return { left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0) }
      }
      const middle = ({ left, right }: { left: number; right: number }) => Math.round((left + right) / 2)
      const startOf = (selector: string) =>
        page.locator(selector).evaluate((element) => {
          const words = document.createRange()
          words.selectNodeContents(element)
          return words.getBoundingClientRect().left - element.getBoundingClientRect().left
        })
      expect([await startOf('#center .prose li >> nth=0'), await startOf('#right .prose li >> nth=0')]).toEqual([0, 0])
      expect(middle(await boxOf('#lake figcaption'))).toBe(640)
      expect((await boxOf('#lake figcaption')).left).toBeGreaterThan(560)
    })
  },
  ['react'],
  content,
)
