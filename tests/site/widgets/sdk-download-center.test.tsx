// The SDK centre: what its copy buttons say and copy, and the newsletter box with and without an endpoint.

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SdkDownloadCenterProps } from '#site/widgets/sdk-download-center/plan.ts'
import { SDKDownloadCenter } from '#site/widgets/sdk-download-center/sdk-download-center.tsx'
import { clearToasts, pass, renderWithToasts, shownToasts } from '../toast-probe.tsx'

const sdks: SdkDownloadCenterProps['sdks'] = [
  {
    id: 'python',
    name: 'Python SDK',
    language: 'Python',
    icon: 'terminal',
    version: '2.4.0',
    size: '128 KB',
    downloads: '67k',
    packageManager: 'pip',
    installCommand: 'pip install parley-voice',
    documentationUrl: '/docs/sdk#python',
    githubUrl: 'https://git.example.com/python',
    downloadUrl: '/downloads',
    quickStart: { language: 'python', html: '<span class="hl-keyword">import</span> parley' },
  },
]
const writeText = vi.fn<(text: string) => Promise<void>>()
const show = (props: Partial<SdkDownloadCenterProps> = {}) =>
  renderWithToasts(<SDKDownloadCenter id="sdk" sdks={sdks} email="hello@example.com" {...props} />)
const figure = (title: RegExp) =>
  within(screen.getByText(title, { selector: 'figcaption *' }).closest('figure') ?? document.body)
const copyButton = (title: RegExp) => figure(title).getByRole('button')
const box = () => within(screen.getByRole('form', { name: 'Stay Updated' }))
const email = () => box().getByLabelText<HTMLInputElement>('Email')
const subscribe = (address: string) => {
  fireEvent.input(email(), { target: { value: address } })
  fireEvent.click(box().getByRole('button'))
}
const line = () => box().getByRole('status').textContent

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  writeText.mockReset().mockResolvedValue(undefined)
})
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('names each control after its product: lists of links and buttons show nothing else', () => {
  show()
  for (const name of ['Download Python SDK', 'Docs Python SDK']) expect(screen.getByRole('link', { name })).toBeTruthy()
  for (const name of ['Copy Install command of Python SDK', 'Copy Python SDK, 2.4.0'])
    expect(screen.getByRole('button', { name })).toBeTruthy()
})

describe('copy buttons', () => {
  it.each([
    [/Install command/, 'pip install parley-voice', 'Install command copied to clipboard!'],
    [/Python SDK, 2.4.0/, 'import parley', 'Code example copied to clipboard!'],
  ])('%s', async (title, text, message) => {
    show()
    fireEvent.click(copyButton(title))
    await pass(0)
    expect(writeText.mock.calls).toEqual([[text]])
    expect(shownToasts()).toEqual([`status: ${message}`])
    expect(copyButton(title).textContent).toBe('Copied')
    await pass(2000)
    expect(copyButton(title).textContent).toBe('Copy')
  })

  it('a refusal is reported by toast and beside the command that was not copied', async () => {
    writeText.mockRejectedValue(new Error('denied'))
    show()
    fireEvent.click(copyButton(/Install command/))
    await pass(0)
    expect(shownToasts()).toEqual(['alert: Failed to copy to clipboard'])
    expect(figure(/Install command/).getByText('Failed to copy to clipboard')).toBeTruthy()
  })
})

describe('Stay Updated without an endpoint', () => {
  it.each(['', '   '])('does nothing for %j', async (address) => {
    const fetched = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', fetched)
    show()
    subscribe(address)
    await pass(5000)
    expect(shownToasts()).toEqual([])
    expect(line()).toBe('')
    expect(fetched).not.toHaveBeenCalled()
  })

  it('says truly that nothing was kept, at once, for 4 s, and keeps nothing; the format is not checked', async () => {
    const fetched = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', fetched)
    show()
    subscribe('not-an-address')
    await pass(0)
    expect(shownToasts()).toEqual(['status: Thank you. Demo: nothing was sent.'])
    expect(line()).toBe('Thank you. Demo: nothing was sent.')
    expect(email().value).toBe('')
    expect(fetched).not.toHaveBeenCalled()
    expect(localStorage).toHaveLength(0)
    await pass(4000)
    expect(shownToasts()).toEqual([])
  })

  it('says so beside the button before anything is pressed', () => {
    show()
    expect(
      document.getElementById(box().getByRole('button').getAttribute('aria-describedby') ?? '')?.textContent,
    ).toMatch(/^Demo: nothing is sent\./)
  })
})

describe('Stay Updated with an endpoint', () => {
  const endpoint = 'https://api.example.com/newsletter'

  it('posts the address once, however often it is pressed', async () => {
    let answer: (response: Response) => void = () => undefined
    const fetched = vi.fn<typeof fetch>(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    vi.stubGlobal('fetch', fetched)
    show({ newsletterEndpoint: endpoint })
    subscribe(' ada@example.com ')
    expect(box().getByRole<HTMLButtonElement>('button').disabled).toBe(true)
    expect(box().getByRole('button').textContent).toBe('Subscribing...')
    expect(line()).toBe('One moment, please. The button is off while we send.')
    fireEvent.submit(screen.getByRole('form', { name: 'Stay Updated' }))
    answer(new Response())
    await pass(0)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(fetched.mock.calls[0]?.[0]).toBe(endpoint)
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({ email: 'ada@example.com' })
    expect(shownToasts()).toEqual(['status: Thank you. You are subscribed.'])
    expect(email().value).toBe('')
  })

  it('a failure is a toast and a line, and the address stays', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }))
    show({ newsletterEndpoint: endpoint })
    subscribe('ada@example.com')
    await pass(0)
    expect(shownToasts()).toEqual(['alert: Subscription failed. Please try again.'])
    expect(line()).toBe('Subscription failed. Please try again.')
    expect(email().value).toBe('ada@example.com')
    expect(box().getByRole<HTMLButtonElement>('button').disabled).toBe(false)
  })
})
