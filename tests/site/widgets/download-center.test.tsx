// The downloads: ten steps, the check that the file exists, both outcomes, the tabs and what a card shows. Time and
// fetch are fake.

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DownloadCenter, type DownloadCenterProps } from '#site/widgets/download-center/download-center.tsx'
import { clearToasts, pass, renderWithToasts, shownToasts } from '../toast-probe.tsx'

type View = DownloadCenterProps['downloads'][number]

const file = (id: string, more: Partial<View> = {}): View => ({
  id,
  name: `File ${id}`,
  version: '1.0.0',
  description: 'A file.',
  platform: ['Web'],
  downloadUrl: `/assets/${id}-1a2b.zip`,
  fileName: `${id}.zip`,
  size: '3.2 KB',
  sha256: 'abc',
  category: 'sdk',
  featured: false,
  changelog: [],
  requirements: [],
  ...more,
})
const saved: string[] = []
const requests: string[] = []
let answer: () => Promise<{ ok: boolean }>

const show = (downloads: View[] = [file('kit')], more: Partial<DownloadCenterProps> = {}) =>
  renderWithToasts(<DownloadCenter id="files" title="Downloads & SDKs" showTabs downloads={downloads} {...more} />)
const card = (id: string) => within(screen.getByRole('article', { name: `File ${id}` }))
const button = (id = 'kit') => card(id).getByRole<HTMLButtonElement>('button', { name: /^Download/ })
const bar = (id = 'kit') => card(id).queryByRole<HTMLProgressElement>('progressbar')
const spoken = (id = 'kit') => card(id).getByRole('status').textContent
const failure = 'Download failed. Please try again.'

beforeEach(() => {
  vi.useFakeTimers()
  saved.length = 0
  requests.length = 0
  answer = () => Promise.resolve({ ok: true })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.getAttribute('href')} as ${this.download}`)
  })
  vi.stubGlobal('fetch', (href: string, options: RequestInit) => {
    requests.push(`${options.method} ${href}`)
    return answer()
  })
})
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('names each control after its file', () => {
  show([file('kit', { documentationUrl: '/docs', sourceUrl: 'https://git.example.com/kit' })])
  expect(screen.getByRole('button', { name: 'Download File kit' })).toBeTruthy()
  for (const name of ['Docs File kit', 'Source File kit']) expect(screen.getByRole('link', { name })).toBeTruthy()
})

describe('a download', () => {
  it('fills in steps of ten every 100 ms, disabled with the reason as its label', async () => {
    show()
    expect(bar()).toBe(null)
    fireEvent.click(button())
    for (let percent = 0; percent < 100; percent += 10) {
      expect([bar()?.value, bar()?.max, button().disabled, button().textContent]).toEqual([
        percent,
        100,
        true,
        `Downloading ${percent}%`,
      ])
      await pass(99)
      expect(bar()?.value).toBe(percent)
      expect(requests).toEqual([])
      await pass(1)
    }
    expect(bar()?.value).toBe(100)
  })

  it('looks for the file, saves it, says so, and clears its progress 2 s later', async () => {
    show()
    fireEvent.click(button())
    await pass(1000)
    expect(requests).toEqual(['HEAD /assets/kit-1a2b.zip'])
    expect(saved).toEqual(['/assets/kit-1a2b.zip as kit.zip'])
    expect(shownToasts()).toEqual(['status: File kit downloaded successfully!'])
    expect([button().disabled, button().textContent, bar()?.value]).toEqual([true, 'Downloaded', 100])
    await pass(1999)
    expect(button().disabled).toBe(true)
    await pass(1)
    expect([button().disabled, button().textContent, bar()]).toEqual([false, 'Download', null])
    expect(saved).toHaveLength(1)
  })

  it('is spoken at its start, half-way and at its end only', async () => {
    show()
    fireEvent.click(button())
    const heard = [spoken()]
    for (let step = 0; step < 10; step++) {
      await pass(100)
      if (spoken() !== heard.at(-1)) heard.push(spoken())
    }
    expect(heard).toEqual(['File kit: 0%', 'File kit: 50%', 'File kit: 100%'])
  })

  it.each([
    ['the host answers that it is missing', () => Promise.resolve({ ok: false })],
    ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ])(
    'fails when %s: toast, line in place, progress gone at once, nothing saved; the next try forgets it',
    async (_, failing) => {
      answer = failing
      show()
      fireEvent.click(button())
      await pass(1000)
      expect(shownToasts()).toEqual([`alert: ${failure}`])
      expect(card('kit').getByText(failure).id).toBe(button().getAttribute('aria-describedby')?.split(' ').at(-1))
      expect([button().disabled, bar(), saved]).toEqual([false, null, []])
      answer = () => Promise.resolve({ ok: true })
      fireEvent.click(button())
      expect(card('kit').queryByText(failure)).toBe(null)
      await pass(1000)
      expect(saved).toHaveLength(1)
    },
  )

  it('runs once when its button is pressed twice before it is drawn as disabled, and again afterwards', async () => {
    show()
    const pressTwice = () =>
      act(() => {
        button().click()
        button().click()
      })
    pressTwice()
    await pass(5000)
    expect(requests).toHaveLength(1)
    expect(shownToasts()).toHaveLength(1)
    answer = () => Promise.resolve({ ok: false })
    pressTwice()
    await pass(5000)
    expect(requests).toHaveLength(2)
    answer = () => Promise.resolve({ ok: true })
    pressTwice()
    await pass(1000)
    expect(saved).toHaveLength(2)
  })

  it('waits at 100% for a slow host', async () => {
    let found: (response: { ok: boolean }) => void = () => undefined
    answer = () => new Promise((resolve) => (found = resolve))
    show()
    fireEvent.click(button())
    await pass(60_000)
    expect([button().textContent, saved]).toEqual(['Downloading 100%', []])
    found({ ok: true })
    await pass(0)
    expect(button().textContent).toBe('Downloaded')
  })

  it('goes its own way beside another one, and through a change of tab', async () => {
    show([file('kit'), file('guide', { category: 'docs' })])
    fireEvent.click(button('kit'))
    await pass(300)
    fireEvent.click(button('guide'))
    await pass(100)
    expect([bar('kit')?.value, bar('guide')?.value]).toEqual([40, 10])
    fireEvent.click(screen.getByRole('tab', { name: 'Documentation' }))
    expect(screen.queryByRole('article', { name: 'File kit' })).toBe(null)
    await pass(600)
    expect(saved).toEqual(['/assets/kit-1a2b.zip as kit.zip'])
  })

  it('ends with its widget: no request, no toast, no timer left', async () => {
    const { unmount } = show()
    fireEvent.click(button())
    await pass(500)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
    await pass(2000)
    expect([requests, saved, shownToasts()]).toEqual([[], [], []])
  })

  it('that is asked for when its widget goes is not saved', async () => {
    let found: (response: { ok: boolean }) => void = () => undefined
    answer = () => new Promise((resolve) => (found = resolve))
    const { unmount } = show()
    fireEvent.click(button())
    await pass(1000)
    unmount()
    found({ ok: true })
    await pass(3000)
    expect([saved, shownToasts()]).toEqual([[], []])
  })

  it('gives the focus back to its button, unless the visitor has moved on', async () => {
    show([file('kit'), file('guide')])
    fireEvent.click(button())
    button().blur()
    await pass(3000)
    expect(document.activeElement).toBe(button())
    fireEvent.click(button())
    button('guide').focus()
    await pass(3000)
    expect(document.activeElement).toBe(button('guide'))
  })
})

describe('without script', () => {
  it('Download is a plain link to the file', () => {
    document.body.innerHTML = renderToString(
      <DownloadCenter id="files" title="Downloads & SDKs" showTabs downloads={[file('kit')]} />,
    )
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download File kit' })
    expect([link.getAttribute('href'), link.download, screen.queryByRole('button', { name: /Download/ })]).toEqual([
      '/assets/kit-1a2b.zip',
      'kit.zip',
      null,
    ])
    document.body.innerHTML = ''
  })
})

describe('a card', () => {
  it('shows the first three changes, and the buttons whose addresses exist', () => {
    show([
      file('kit', {
        changelog: ['One', 'Two', 'Three', 'Four'],
        documentationUrl: '/docs/sdk',
        featured: true,
        requirements: ['Node.js 16+'],
      }),
      file('guide'),
    ])
    const kit = card('kit')
    const changes = kit.getByRole('heading', { name: "What's New" }).nextElementSibling
    expect([...(changes?.children ?? [])].map((item) => item.textContent)).toEqual(['One', 'Two', 'Three'])
    expect(kit.getByRole('link', { name: 'Docs File kit' }).getAttribute('href')).toBe('/docs/sdk')
    expect(kit.queryByRole('link', { name: /^Source/ })).toBe(null)
    expect(kit.getByText('Featured')).toBeTruthy()
    expect(kit.getByText('Node.js 16+')).toBeTruthy()
    expect(kit.getByText('Version 1.0.0, 3.2 KB')).toBeTruthy()
    expect(card('guide').queryByText('Featured')).toBe(null)
    expect(card('guide').queryByText("What's New")).toBe(null)
  })
})

describe('the tabs', () => {
  const names = () => screen.queryAllByRole('article').map((item) => item.querySelector('h3')?.textContent)

  it('filter by category; All Downloads shows everything, featured files first', () => {
    show([file('a'), file('b', { category: 'docs' }), file('c', { category: 'tools', featured: true })])
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All Downloads',
      'SDKs',
      'Documentation',
      'Tools',
      'Samples',
    ])
    expect(names()).toEqual(['File c', 'File a', 'File b'])
    fireEvent.click(screen.getByRole('tab', { name: 'Documentation' }))
    expect(names()).toEqual(['File b'])
    fireEvent.click(screen.getByRole('tab', { name: 'Samples' }))
    expect([names(), screen.getByText('No files of this kind.').tagName]).toEqual([[], 'P'])
  })

  it('are left out when showTabs is false: one grid of everything', () => {
    show([file('a'), file('b', { category: 'docs' })], { showTabs: false })
    expect([screen.queryByRole('tablist'), names()]).toEqual([null, ['File a', 'File b']])
  })
})
