// What a visitor does in fields whose state a widget holds, before it is alive: the widget learns of it, and shows it.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { itSome } from '../setup/deep.ts'
import { everySleep, openAsleep } from './asleep.ts'
import { strangerFiles } from './disturb/strangers.ts'
import { describeSite } from './site-browser.ts'
import { translated, translatePage, type Way } from './touch-page.ts'

/** Fields in which the browser chooses what the server did not, and a list of what the widget was told. */
const orders = `import { useState } from 'react'

export function Orders({ id }: { id: string }) {
  const [told, setTold] = useState<string[]>([])
  return (
    <form id={id} onChange={({ target }) => setTold([...told, (target as HTMLInputElement).name])}>
      <input type="range" name="far" aria-label="Far" />
      <input type="color" name="paint" aria-label="Paint" />
      <input name="note" defaultValue="  two  " aria-label="Note" />
      <input type="checkbox" name="gift" value="yes" defaultChecked aria-label="Gift" />
      <select name="size" aria-label="Size">
        <option disabled value="">Choose</option>
        <option>small</option>
        <option>large</option>
      </select>
      <select name="towns" multiple aria-label="Towns">
        <option>Lake</option>
        <option>Hill</option>
      </select>
      <textarea name="more" defaultValue={'one\\ntwo'} aria-label="More" />
      <p>told of: {told.join(' ')}</p>
    </form>
  )
}
`
/** Parts that fold, each alike. */
const folds = `export function Folds({ id }: { id: string }) {
  return (
    <div id={id}>
      {['one', 'two', 'three'].map((name) => (
        <details key={name} className="fold">
          <summary>Part {name}</summary>
          <p>All of {name}</p>
        </details>
      ))}
    </div>
  )
}
`
const ordersFiles = {
  'pages/fold.yaml':
    'title: Folds\ndescription: A fourth widget.\nblocks:\n' +
    '  - { id: fold, type: text, title: Fold, data: { component: Folds } }\n',
  '../site/widgets/Folds/Folds.tsx': folds,
  'pages/order.yaml':
    'title: Order\ndescription: A third widget.\nblocks:\n' +
    '  - { id: order, type: text, title: Order, data: { component: Orders } }\n',
  '../site/widgets/Orders/Orders.tsx': orders,
}

const fill = async (page: Page) => {
  await page.locator('[id$=-town]').selectOption('hill')
  await page.locator('[id$=-back]').check()
  await page.locator('[id$=train]').check()
  await page.locator('[id$=-seats]').fill('12')
  await page.locator('[id$=-name]').fill('Ada Byron')
  await page.locator('[id$=-name]').evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 3))
}
const read = (page: Page) =>
  page.locator('main form').evaluate((form, mark) => {
    const find = (end: string) => form.querySelector<HTMLInputElement>(`[id$=${end}]`)
    const name = find('-name')
    return {
      fields: [
        name?.value,
        find('-seats')?.value,
        find('-town')?.value,
        find('-back')?.checked,
        find('train')?.checked,
      ],
      caret: [name === document.activeElement, name?.selectionStart, name?.selectionEnd],
      line: form.querySelector('p')?.textContent.replaceAll(mark, ''),
      box: find('-back')?.parentElement?.textContent.replaceAll(mark, '').trim(),
    }
  }, translated)

describeSite(
  'a widget that holds the state of its fields',
  (site) => {
    itSome(
      2,
      everySleep.flatMap((sleep) => [true, false].map((isTouched) => ({ sleep, isTouched }))),
    )('learns what was done $sleep, on a translated page: $isTouched', async ({ sleep, isTouched }) => {
      const { page, wake } = await openAsleep(site, '/book', sleep)
      await fill(page)
      if (isTouched) await page.evaluate(translatePage, { mark: translated, way: 'replace' as Way })
      await wake('Booking')
      const wanted = {
        fields: ['Ada Byron', '12', 'hill', true, true],
        caret: [true, 1, 3],
        line: 'Ada Byron to hill by train, 1 rows',
        box: 'And back, 12 seats',
      }
      await expect.poll(() => read(page)).toEqual(wanted)
      await page.getByRole('button', { name: 'Add a row' }).evaluate((button: HTMLElement) => button.click())
      await expect.poll(() => read(page)).toEqual({ ...wanted, line: 'Ada Byron to hill by train, 2 rows' })
    })

    it('keeps open what was opened, where others mark elements and translate', async () => {
      const { page, wake } = await openAsleep(site, '/fold', 'before its own script')
      const folded = page.locator('main details')
      await folded.nth(1).locator('summary').click()
      await folded.evaluateAll((found) => {
        for (const element of found.slice(1)) element.classList.add('overlay-7')
        found[0]?.setAttribute('role', 'group')
      })
      await page.evaluate(translatePage, { mark: translated, way: 'replace' as Way })
      await wake('Folds')
      await expect
        .poll(() => folded.evaluateAll((found) => found.map((element) => element.hasAttribute('open'))))
        .toEqual([false, true, false])
    })

    itSome(2, [
      { done: 'nothing', act: async () => {}, told: '' },
      {
        done: 'the first of several was chosen',
        act: (page: Page) =>
          page
            .locator('[name=towns]')
            .selectOption('Lake')
            .then(() => {}),
        told: 'towns',
      },
      { done: 'a slider was moved', act: (page: Page) => page.locator('[name=far]').fill('70'), told: 'far' },
      { done: 'a box was emptied', act: (page: Page) => page.locator('[name=gift]').uncheck(), told: 'gift' },
    ])('is told of nothing that the browser chose: $done', async ({ act, told }) => {
      const { page, wake } = await openAsleep(site, '/order', 'before its own script')
      await act(page)
      const line = page.locator('main form p')
      const values = () =>
        page.locator('main form').evaluate((form: HTMLFormElement) => [...new FormData(form)].map(String))
      const before = await values()
      await wake('Orders')
      await expect.poll(() => line.textContent()).toBe(`told of: ${told}`)
      expect(await values()).toEqual(before)
    })
  },
  ['react', 'preact'],
  { ...strangerFiles, ...ordersFiles },
)
