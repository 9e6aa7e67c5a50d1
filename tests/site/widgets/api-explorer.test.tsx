// The API explorer: choosing, filling in, executing with both outcomes, the key and the copy buttons. Time is fake,
// the clipboard is a stub.

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiExplorer } from '#site/widgets/api-explorer/api-explorer.tsx'
import type { EndpointView } from '#site/widgets/api-explorer/endpoint-view.ts'
import { clearToasts, pass, renderWithToasts, shownToasts } from '../toast-probe.tsx'

const endpoint = (id: string, more: Partial<EndpointView>): EndpointView => ({
  id,
  method: 'GET',
  path: `/v1/${id}`,
  summary: `Summary of ${id}`,
  html: { htmlPieces: [`<p>About ${id}.</p>`] },
  referenceHref: '/docs/api',
  category: 'calls',
  authentication: false,
  parameters: [],
  responses: [{ status: 200, description: 'It worked.', example: { done: id } }],
  ...more,
})
const endpoints = [
  endpoint('getCall', {
    path: '/v1/calls/{id}',
    parameters: [
      { name: 'id', in: 'path', type: 'string', required: true, description: 'Which call.', example: 'call_1' },
    ],
  }),
  endpoint('startCall', {
    method: 'POST',
    path: '/v1/calls',
    authentication: true,
    requestBody: { type: 'application/json', description: 'The call.', example: { to: '+15550123' } },
    responses: [
      { status: 400, description: 'Bad.', example: { error: 'bad' } },
      { status: 201, description: 'Created.', example: { callId: 'call_2' } },
      { status: 202, description: 'Later.', example: { callId: 'call_3' } },
    ],
  }),
  endpoint('broken', { category: 'webhooks', responses: [{ status: 500, description: 'Never works.' }] }),
]
const writeText = vi.fn<(text: string) => Promise<void>>()

const show = (shown: EndpointView[] = endpoints) =>
  renderWithToasts(
    <ApiExplorer
      id="api"
      host="https://api.example.com/"
      endpoints={shown}
      keyVariable="VOICE_API_KEY"
      referenceHref="/docs/api"
      explorerHref="/api"
    />,
  )
const click = (id: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(` Summary of ${id}$`) }))
/** With what comes after the next frame. */
const choose = (id: string) => {
  click(id)
  act(() => vi.advanceTimersByTime(50))
}
const execute = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Execut/ })
const reason = () => document.getElementById(execute().getAttribute('aria-describedby') ?? '')?.textContent
const typeKey = (key: string) => fireEvent.input(screen.getByLabelText('API key'), { target: { value: key } })
const body = () => screen.getByLabelText<HTMLTextAreaElement>('Request body')
const text = (id: string) => document.getElementById(`api-call-${id}`)?.textContent ?? null
const curl = () => document.getElementById('api-call-test-curl')?.closest('figure') ?? document.body
const status = () => within(screen.getByRole('tabpanel', { name: 'Test' })).getByRole('status').textContent

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})
afterEach(() => {
  clearToasts()
  cleanup()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('choosing', () => {
  it('shows Select an Endpoint before, and the calls under their categories', () => {
    show()
    expect(screen.getByRole('heading', { name: 'Select an Endpoint' })).toBeTruthy()
    const groups = [...document.querySelectorAll('.explorer-groups h3')].map((heading) => heading.textContent)
    expect(groups).toEqual(['Calls', 'Webhooks'])
    expect(document.querySelectorAll('.explorer-groups li')).toHaveLength(3)
  })

  it('prefills the body with the example and is in the address after the next frame; the key never is', async () => {
    show()
    typeKey('secret')
    click('startCall')
    expect(body().value).toBe('{\n  "to": "+15550123"\n}')
    expect([location.search, text('documentation'), text('test-curl')]).toEqual(['', '', null])
    await pass(50)
    expect([location.search, text('documentation'), text('test-curl')]).toEqual([
      '?endpoint=startCall',
      expect.stringContaining('About startCall.'),
      expect.stringContaining('curl -X POST'),
    ])
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Test', 'Documentation', 'Code Examples'])
  })

  it('offers each call in the middle, with what it takes and returns, and moves the focus to the chosen one', () => {
    show()
    const facts = [...document.querySelectorAll('.explorer-starts dd')].map((fact) => fact.textContent)
    expect(facts).toEqual(['id', '200 It worked.', 'to', '201 Created.', 'nothing'])
    fireEvent.click(screen.getByRole('button', { name: 'Summary of startCall' }))
    expect(document.activeElement?.textContent).toBe('Summary of startCall')
    expect(body().value).toBe('{\n  "to": "+15550123"\n}')
  })

  it('draws only the two calls of the list that it changes', () => {
    const drawn: string[] = []
    const watched = endpoints.map(({ path, ...rest }) =>
      Object.defineProperty(rest, 'path', {
        get: () => {
          drawn.push(rest.id)
          return path
        },
      }),
    )
    show(watched as EndpointView[])
    choose('startCall')
    drawn.length = 0
    choose('broken')
    expect(new Set(drawn)).toEqual(new Set(['startCall', 'broken']))
  })

  it('takes the choice from the address', () => {
    history.replaceState(null, '', '/api?endpoint=getCall')
    show()
    expect(screen.getByRole('heading', { name: 'Summary of getCall' })).toBeTruthy()
  })

  it.each(['another endpoint and back', 'the same endpoint again'])(
    '%s clears values, body and response',
    async (way) => {
      show()
      typeKey('secret')
      choose('startCall')
      fireEvent.input(body(), { target: { value: '{}' } })
      fireEvent.click(execute())
      await pass(1500)
      expect(status()).toContain('201')
      if (way === 'another endpoint and back') choose('getCall')
      choose('startCall')
      expect(body().value).toBe('{\n  "to": "+15550123"\n}')
      expect([status(), text('response')]).toEqual(['No request has been run.', null])
    },
  )

  it('clears a parameter', () => {
    show()
    choose('getCall')
    fireEvent.input(screen.getByLabelText('id'), { target: { value: 'call_9' } })
    expect(text('test-curl')).toContain("'https://api.example.com/v1/calls/call_9'")
    choose('getCall')
    expect(screen.getByLabelText<HTMLInputElement>('id').value).toBe('')
    expect(text('test-curl')).toContain("'https://api.example.com/v1/calls/{id}'")
  })

  it('while a request runs drops the request: no answer, no toast', async () => {
    show()
    choose('getCall')
    fireEvent.click(execute())
    await pass(1000)
    choose('broken')
    await pass(3000)
    expect([status(), shownToasts()]).toEqual(['No request has been run.', []])
  })
})

describe('Execute', () => {
  it('takes 1.5 s, disabled meanwhile, then shows the first response under 300 and says so', async () => {
    show()
    typeKey('secret')
    choose('startCall')
    fireEvent.click(execute())
    expect([execute().disabled, execute().textContent, reason(), status()]).toEqual([
      true,
      'Executing...',
      'Waiting for the answer.',
      'Executing...',
    ])
    await pass(1499)
    expect([execute().disabled, shownToasts()]).toEqual([true, []])
    await pass(1)
    expect([execute().disabled, execute().textContent, status()]).toEqual([false, 'Execute', '201 Created.'])
    expect(text('response')).toBe('{\n  "callId": "call_2"\n}')
    expect(shownToasts()).toEqual(['status: Request executed successfully!'])
  })

  it('runs once when it is pressed twice before it is drawn as disabled', async () => {
    show()
    choose('getCall')
    act(() => {
      execute().click()
      execute().click()
    })
    await pass(5000)
    expect(shownToasts()).toHaveLength(1)
  })

  it('is disabled, with the reason beside it, while the call needs a key and none is typed', () => {
    show()
    choose('startCall')
    expect([execute().disabled, reason()]).toEqual([true, 'This call needs a key: type one under API key.'])
    typeKey('k')
    expect(execute().disabled).toBe(false)
    typeKey('')
    expect(execute().disabled).toBe(true)
    choose('getCall')
    expect(execute().disabled).toBe(false)
  })

  it.each([
    ['an endpoint without a success', '/', 'broken'],
    ['the debug switch', '/api?fail=1', 'getCall'],
  ])('fails with %s: in the response, in place and as a toast', async (_, address, id) => {
    history.replaceState(null, '', address)
    show()
    choose(id)
    fireEvent.click(execute())
    await pass(1500)
    expect(JSON.parse(text('response') ?? '')).toEqual({ error: 'Request failed' })
    expect(status()).toBe('Request failed. Please try again.')
    expect(shownToasts()).toEqual(['alert: Request failed. Please try again.'])
    expect(execute().disabled).toBe(false)
  })

  it.each(['/api?fail=0', '/api?fail', '/api?failed=1'])('does not fail at %s', async (address) => {
    history.replaceState(null, '', address)
    show()
    choose('getCall')
    fireEvent.click(execute())
    await pass(1500)
    expect(shownToasts()).toEqual(['status: Request executed successfully!'])
  })

  it('is blocked neither by an empty required parameter nor by faulty JSON, but names both', async () => {
    show()
    choose('getCall')
    expect(screen.getByText('string, path, required')).toBeTruthy()
    fireEvent.click(execute())
    await pass(1500)
    expect(status()).toBe('200 It worked.')
    typeKey('k')
    choose('startCall')
    fireEvent.input(body(), { target: { value: '{oops' } })
    const problem = document.getElementById(body().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
    expect(problem?.textContent).toMatch(/^This is not valid JSON: /)
    expect(body().getAttribute('aria-invalid')).toBe('true')
    fireEvent.click(execute())
    await pass(1500)
    expect(status()).toBe('201 Created.')
    fireEvent.input(body(), { target: { value: '{}' } })
    expect([body().getAttribute('aria-invalid'), screen.queryByText(/This is not valid JSON/)]).toEqual([null, null])
  })

  it('leaves no timer behind', () => {
    const { unmount } = show()
    choose('getCall')
    fireEvent.click(execute())
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('gets the focus back when it had it', async () => {
    show()
    choose('getCall')
    fireEvent.click(execute())
    execute().blur()
    await pass(1500)
    expect(document.activeElement).toBe(execute())
  })
})

describe('the key', () => {
  it('is in the snippets and the copied text as typed; Hide key puts $VOICE_API_KEY there, in both', async () => {
    show()
    typeKey("it's")
    choose('startCall')
    const copyCurl = () => fireEvent.click(within(curl()).getByRole('button', { name: /^Cop/ }))
    expect(text('test-curl')).toContain("'Authorization: Bearer it'\\''s'")
    copyCurl()
    await pass(0)
    expect(writeText).toHaveBeenLastCalledWith(text('test-curl'))
    fireEvent.click(screen.getByRole('switch', { name: 'Hide key' }))
    // The tabs that are not shown come after the next frame.
    await pass(100)
    for (const id of ['test-curl', 'curl', 'node', 'python']) {
      expect(text(id)).not.toContain('Bearer it')
      expect(text(id)).toContain('VOICE_API_KEY')
    }
    copyCurl()
    await pass(0)
    expect(writeText.mock.lastCall?.[0]).toContain('-H "Authorization: Bearer $VOICE_API_KEY"')
    expect(writeText.mock.lastCall?.[0]).not.toContain('it')
  })

  it('is not offered to password managers and starts shown in the snippet', () => {
    show()
    expect(screen.getByLabelText<HTMLInputElement>('API key').type).toBe('password')
    expect(screen.getByLabelText('API key').getAttribute('autocomplete')).toBe('off')
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Hide key' }).checked).toBe(false)
  })
})

describe('copying', () => {
  it('a snippet says Copied to clipboard!, a refusal is a toast and a line in place', async () => {
    show()
    choose('getCall')
    const figure = within(curl())
    fireEvent.click(figure.getByRole('button', { name: 'Copy cURL' }))
    await pass(0)
    expect(shownToasts()).toEqual(['status: Copied to clipboard!'])
    expect(figure.getByRole('button').textContent).toBe('Copied')
    await pass(2000)
    expect(figure.getByRole('button').textContent).toBe('Copy')
    writeText.mockRejectedValue(new Error('no'))
    fireEvent.click(figure.getByRole('button'))
    await pass(0)
    expect(shownToasts()).toContain('alert: Failed to copy to clipboard')
    expect(figure.getByText('Failed to copy to clipboard')).toBeTruthy()
  })

  it('the address has a button that is a sign only, with a name and the address as its tooltip', async () => {
    show()
    choose('getCall')
    const button = screen.getByRole('button', { name: 'Copy address' })
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'https://api.example.com/v1/calls/{id}',
    )
    fireEvent.click(button)
    await pass(0)
    expect(writeText).toHaveBeenLastCalledWith('https://api.example.com/v1/calls/{id}')
    expect(shownToasts()).toEqual(['status: Copied to clipboard!'])
    writeText.mockRejectedValue(new Error('no'))
    fireEvent.click(button)
    await pass(0)
    expect(button.closest('.endpoint-line')?.textContent).toContain('Failed to copy to clipboard')
  })
})
