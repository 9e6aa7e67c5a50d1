// The playground: running, copying, saving and configuring its examples. Time is fake, the clipboard is a stub.

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CodePlayground } from '#site/widgets/code-playground/code-playground.tsx'
import { clearToasts, pass, renderWithToasts, shownToasts } from '../toast-probe.tsx'

const note = 'Replays recorded results, nothing is measured here'
const done = 'status: Run complete. The recorded output is shown.'
const example = (id: string, title: string) => ({
  id,
  title,
  description: `About ${title}.`,
  code: { language: 'javascript', html: `<span class="hl-keyword">const</span> a = 1 &lt; 2 // ${id}` },
  config: { language: 'json', html: `{ "example": "${id}" }` },
  output: [`$ node ${id}.js`, 'ringing', 'ringing'],
  documentation: [{ label: 'Getting started', href: '/docs' }],
})
const examples = [example('basic', 'Basic Voice Call'), example('group', 'Group Conference')]
const writeText = vi.fn<(text: string) => Promise<void>>()

const show = () => renderWithToasts(<CodePlayground id="play" examples={examples} />)
const panel = (title = 'Basic Voice Call') => within(screen.getByRole('region', { name: title }))
const run = (title?: string) => panel(title).getByRole<HTMLButtonElement>('button', { name: /^Run/ })
const reason = (title?: string) =>
  document.getElementById(run(title).getAttribute('aria-describedby') ?? '')?.textContent
const log = (title = 'Basic Voice Call') =>
  [...panel(title).getByRole('log', { name: `Output of ${title}` }).children].map((line) => line.textContent)
const isClosed = (element: Element | null) => element?.classList.contains('is-closed')

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('Run Code', () => {
  it('reads Running... for 2 s, then shows the recorded output in the log and a toast', async () => {
    show()
    expect([run().textContent, reason(), log()]).toEqual(['Run Code', note, []])
    fireEvent.click(run())
    expect(panel().getByRole('tab', { name: 'Output' }).getAttribute('aria-selected')).toBe('true')
    expect([run().textContent, run().disabled, panel().getByRole('status').textContent]).toEqual([
      'Running...',
      true,
      'Running...',
    ])
    await pass(1999)
    expect([run().disabled, log(), shownToasts()]).toEqual([true, [], []])
    await pass(1)
    expect([run().textContent, run().disabled, log()]).toEqual([
      'Run Code',
      false,
      ['$ node basic.js', 'ringing', 'ringing'],
    ])
    expect(shownToasts()).toEqual([done])
  })

  it('again clears the output first', async () => {
    show()
    fireEvent.click(run())
    await pass(2000)
    fireEvent.click(run())
    expect(log()).toEqual([])
    await pass(2000)
    expect(log()).toHaveLength(3)
  })

  it('allows one run at a time: the other examples wait, and say why', async () => {
    show()
    fireEvent.click(run())
    await pass(500)
    fireEvent.click(screen.getByRole('button', { name: /^Group Conference/ }))
    expect([run('Group Conference').disabled, reason('Group Conference')]).toEqual([
      true,
      `Another example is running. ${note}`,
    ])
    await pass(1500)
    expect([run('Group Conference').disabled, reason('Group Conference'), log('Group Conference')]).toEqual([
      false,
      note,
      [],
    ])
    expect(log()).toHaveLength(3)
    expect(shownToasts()).toEqual([done])
  })

  it('leaves no timer behind', async () => {
    const { unmount } = show()
    fireEvent.click(run())
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the examples', () => {
  it('are chosen in the list; the rest is closed', () => {
    show()
    const list = within(screen.getByRole('list', { name: 'Examples' }))
    const closed = () =>
      ['Basic Voice Call', 'Group Conference'].map((title) => isClosed(screen.getByRole('region', { name: title })))
    expect(closed()).toEqual([false, true])
    fireEvent.click(list.getByRole('button', { name: /^Group Conference/ }))
    expect(closed()).toEqual([true, false])
    expect(list.getByRole('button', { current: true }).textContent).toContain('Group Conference')
    expect(panel('Group Conference').getByRole('link', { name: 'Getting started' }).getAttribute('href')).toBe('/docs')
  })
})

describe('Config', () => {
  it('shows and hides the configuration', () => {
    show()
    const button = panel().getByRole('button', { name: 'Config' })
    const box = document.getElementById(button.getAttribute('aria-controls') ?? '')
    const state = () => [button.getAttribute('aria-expanded'), isClosed(box)]
    expect(state()).toEqual(['false', true])
    fireEvent.click(button)
    expect([...state(), box?.textContent]).toEqual(['true', false, 'Configuration{ "example": "basic" }'])
    fireEvent.click(button)
    expect(state()).toEqual(['false', true])
  })
})

describe('Copy', () => {
  const copy = () => panel().getByRole('button', { name: /^Cop/ })

  it('copies the code without its mark-up and says so for 2 s', async () => {
    show()
    fireEvent.click(copy())
    await pass(0)
    expect(writeText).toHaveBeenCalledExactlyOnceWith('const a = 1 < 2 // basic')
    expect([shownToasts(), copy().textContent]).toEqual([['status: Code copied to clipboard!'], 'Copied'])
    await pass(1999)
    expect(copy().textContent).toBe('Copied')
    await pass(1)
    expect(copy().textContent).toBe('Copy')
  })

  it('refused: toast, line in place and the reason in the console, each time', async () => {
    const refusal = new Error('no')
    writeText.mockRejectedValue(refusal)
    show()
    fireEvent.click(copy())
    await pass(0)
    fireEvent.click(copy())
    await pass(0)
    expect(shownToasts()).toEqual(['alert: Failed to copy to clipboard', 'alert: Failed to copy to clipboard'])
    expect(panel().getByText('Failed to copy to clipboard')).toBeTruthy()
    expect(vi.mocked(console.error).mock.calls.filter(([first]) => first === 'Failed to copy code:')).toEqual([
      ['Failed to copy code:', refusal],
      ['Failed to copy code:', refusal],
    ])
    writeText.mockResolvedValue()
    fireEvent.click(copy())
    await pass(0)
    expect(panel().queryByText('Failed to copy to clipboard')).toBe(null)
  })
})

describe('Download', () => {
  it('saves the code as a file named after the example and its language', async () => {
    const blobs: Blob[] = []
    const released: string[] = []
    const links: string[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob)
      return 'blob:code'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void released.push(url))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      links.push(`${this.getAttribute('href')} as ${this.download}`)
    })
    show()
    fireEvent.click(panel().getByRole('button', { name: 'Download' }))
    expect(links).toEqual(['blob:code as basic.js'])
    expect(await blobs[0]?.text()).toBe('const a = 1 < 2 // basic')
    await pass(1000)
    expect(released).toEqual(['blob:code'])
  })
})
