// A widget that fails while it wakes shows what there is for pages without scripts, says that a press did
// nothing, and is tried again at the next one.

import { expect, it } from 'vitest'
import { itSome } from '../setup/deep.ts'
import { everySleep, openAsleep } from './asleep.ts'
import { describeSite } from './site-browser.ts'
import { widgetSite } from './widget-site.ts'

const vote = `import { useState } from 'react'

export function Vote({ id }: { id: string }) {
  const [text, setText] = useState('')
  const [sent, setSent] = useState(['0'])
  if (typeof window !== 'undefined' && location.search !== '?now') throw new Error('no canvas')
  return (
    <div id={id}>
      <label>Note <input name="note" value={text} onChange={({ target }) => setText(target.value)} /></label>
      <button type="button" onClick={() => setSent([String(sent.length), text])}>Send</button>
      <form onSubmit={(event) => event.preventDefault()}>
        <input name="secret" aria-label="Secret" />
        <button>Post</button>
      </form>
      <p className="script-off">Write to us instead.</p>
      <p>{sent.join(' sent: ')}</p>
    </div>
  )
}
`

describeSite(
  'a widget that fails while it wakes',
  (site) => {
    const countFailures = () => {
      let failures = 0
      return () => {
        failures += site.takeProblems().filter((text) => text.includes('Island Vote could not wake up')).length
        return failures
      }
    }

    itSome(1, everySleep)('shows its note and keeps what was typed, at each press, %s', async (sleep) => {
      const { page, wake } = await openAsleep(site, '/', sleep)
      const said = page.locator('[data-off-note] [role=alert]')
      const send = page.getByRole('button', { name: 'Send' })
      const failed = countFailures()
      await page.getByLabel('Note').fill('typed')
      await send.click()
      void wake('Vote').catch(() => {})
      for (const times of [1, 2]) {
        await page.getByText('Write to us instead.').waitFor()
        await said.waitFor()
        await expect.poll(failed).toBe(times)
        expect([await page.getByLabel('Note').inputValue(), new URL(page.url()).search]).toEqual(['typed', ''])
        await said.getByRole('button').last().click()
        await said.waitFor({ state: 'hidden' })
        if (times === 1) await send.click()
      }
    })

    itSome(1, everySleep)('does not send a form that it would have sent itself, %s', async (sleep) => {
      const { page, wake } = await openAsleep(site, '/', sleep)
      const failed = countFailures()
      await page.getByLabel('Secret').fill('typed')
      await page.getByRole('button', { name: 'Post' }).click()
      void wake('Vote').catch(() => {})
      await page.getByText('Write to us instead.').waitFor()
      await page.getByRole('button', { name: 'Post' }).click()
      await expect.poll(failed).toBe(2)
      expect([await page.getByLabel('Secret').inputValue(), new URL(page.url()).search]).toEqual(['typed', ''])
    })

    it('works when it is pressed again, and does not fail again', async () => {
      const { page, wake } = await openAsleep(site, '/?later', 'before its own script')
      await page.getByLabel('Note').fill('typed')
      await page.getByRole('button', { name: 'Send' }).click()
      const awake = wake('Vote')
      await page.getByText('Write to us instead.').waitFor()
      await page.evaluate(() => history.replaceState(null, '', '?now'))
      await page.getByRole('button', { name: 'Send' }).click()
      await awake
      await page.getByText('1 sent: typed').waitFor()
      expect(await page.getByText('Write to us instead.').isVisible()).toBe(false)
      site.takeProblems()
    })
  },
  ['react', 'preact'],
  widgetSite('Vote', vote),
)
