// A widget that keeps its form in one object is told of each field once, one after the other, and of no field that
// nobody has touched: neither of what it sets itself, nor of what a translator changes.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { openAsleep } from './asleep.ts'
import { describeSite } from './site-browser.ts'
import { translated, translatePage, type Way } from './touch-page.ts'
import { widgetSite } from './widget-site.ts'

const trip = `import { type ChangeEvent, useEffect, useRef, useState } from 'react'

export function Trip({ id }: { id: string }) {
  const [told, setTold] = useState<string[]>([])
  const [form, setForm] = useState({ value: '', matches: '', seats: '1', phone: '', way: 'boat', size: 'small' })
  const [language, setLanguage] = useState('en')
  const [isWide, setWide] = useState(false)
  const own = useRef<HTMLInputElement>(null)
  useEffect(() => {
    setLanguage('de')
    setWide(true)
    if (own.current) own.current.value = 'stored'
  }, [])
  const keep = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setForm({ ...form, [target.name]: target.name === 'phone' ? target.value.replace(/\\D/g, '') : target.value })
  return (
    <form id={id} onChange={({ target }) => setTold((all) => [...all, (target as HTMLInputElement).name])}>
      <section key={String(isWide)}>
        <input name="value" value={form.value} onChange={keep} />
        <input name="free" />
      </section>
      <input
        name="matches"
        value={form.matches}
        onChange={({ target }) => setForm((all) => ({ ...all, matches: target.value }))}
      />
      <input name="phone" value={form.phone} onChange={keep} />
      <input name="seats" type="number" value={form.seats} onChange={keep} />
      {['boat', 'train'].map((way) => (
        <input key={way} type="radio" name="way" value={way} checked={form.way === way} onChange={keep} />
      ))}
      <select name="size" value={form.size} onChange={({ target }) => setForm({ ...form, size: target.value })}>
        <option>small</option>
        <option>large</option>
      </select>
      <select name="language" value={language} onChange={({ target }) => setLanguage(target.value)}>
        <option>en</option>
        <option>de</option>
      </select>
      <input name="own" ref={own} />
      <input name="files" type="file" />
      <output>{form.seats} rows</output>
      <p>{JSON.stringify(form)}</p>
      <i>{told.join(' ')}</i>
    </form>
  )
}
`

// In a form with a field named matches, the driver finds nothing by a selector with two parts.
const find = (page: Page, name: string) => page.locator(`[name=${name}]`)
const read = (page: Page) =>
  page.locator('main form').evaluate((form, mark) => {
    const text = (selector: string) => form.querySelector(selector)?.textContent.replaceAll(mark, '')
    return {
      state: JSON.parse(text('p') ?? '') as unknown,
      sent: Object.fromEntries(
        [...new FormData(form as HTMLFormElement)].map(([name, value]) => [
          name,
          value instanceof File ? value.name : value,
        ]),
      ),
      output: text('output'),
      told: text('i'),
    }
  }, translated)

const start = { value: '', matches: '', seats: '1', phone: '', way: 'boat', size: 'small' }
const others = { free: '', language: 'de', own: 'stored', files: '' }

describeSite(
  'a widget with a form in one object',
  (site) => {
    it.each([false, true])('is told of each field once, on a translated page: %s', async (isTouched) => {
      const { page, wake } = await openAsleep(site, '/', 'before its own script')
      for (const [name, text] of Object.entries({ value: 'v', free: 'f', matches: 'm', phone: '55-51', seats: '12' }))
        await find(page, name).fill(text)
      await find(page, 'way').last().check()
      await find(page, 'size').selectOption('large')
      await find(page, 'files').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
      if (isTouched) await page.evaluate(translatePage, { mark: translated, way: 'replace' as Way })
      await wake('Trip')
      const state = { value: 'v', matches: 'm', seats: '12', phone: '5551', way: 'train', size: 'large' }
      await expect
        .poll(() => read(page))
        .toEqual({
          state,
          sent: { ...state, ...others, free: 'f', files: 'a.txt' },
          output: '12 rows',
          told: 'value free matches phone seats way size files',
        })
    })

    it.each([false, true])('is told of nothing where nothing was done, on a translated page: %s', async (isTouched) => {
      const { page, wake } = await openAsleep(site, '/', 'before its own script')
      if (isTouched) await page.evaluate(translatePage, { mark: translated, way: 'replace' as Way })
      // Options have no elements within: a translator changes their texts.
      if (isTouched)
        await page.locator('option').evaluateAll((options, mark) => {
          for (const { firstChild } of options) if (firstChild) firstChild.nodeValue = mark + firstChild.nodeValue
        }, translated)
      await wake('Trip')
      await expect
        .poll(() => read(page))
        .toEqual({ state: start, sent: { ...start, ...others }, output: '1 rows', told: '' })
      await find(page, 'seats').fill('2')
      await expect.poll(() => read(page).then(({ output }) => output)).toBe('2 rows')
    })
  },
  ['react', 'preact'],
  widgetSite('Trip', trip),
)
