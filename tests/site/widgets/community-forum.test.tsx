// The community: live forum filters, threads that open or only show a toast, the showcase, and tickets from the form
// to the list.

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SupportProvider, type TicketWords, useSupportTickets } from '#runtime/services/support-tickets.tsx'
import type { Thread } from '#schemas/thread.ts'
import { CommunityForum } from '#site/widgets/community-forum/community-forum.tsx'
import type { CommunityForumProps } from '#site/widgets/community-forum/plan.ts'
import { usualCategories } from '#site/widgets/community-forum/plan.ts'
import { clearToasts, pass, renderWithToasts, shownToasts } from '../toast-probe.tsx'

const thread = (id: string, title: string, category: Thread['category'], rest: Partial<Thread> = {}): Thread => ({
  id,
  title,
  author: 'Ada Byron',
  category,
  isPinned: false,
  isAnswered: false,
  replies: 3,
  views: 1200,
  likes: 7,
  lastActivity: '2026-05-01',
  ...rest,
})
const threads = [
  thread('jitter', 'Jitter on mobile', 'Technical', { lastActivity: '2026-05-03' }),
  thread('welcome', 'Welcome and rules', 'Discussion', {
    isPinned: true,
    externalUrl: 'https://forum.example.com/welcome',
  }),
  thread('opus', 'Opus from scratch', 'Tutorial', { isAnswered: true, lastActivity: '2026-05-02' }),
]
const projects: CommunityForumProps['projects'] = [
  {
    id: 'radio',
    title: 'Radio',
    description: 'A radio.',
    author: 'Bo',
    tags: ['opus'],
    likes: 4,
    demoUrl: 'https://radio.example.com',
  },
  {
    id: 'quiet',
    title: 'Quiet',
    description: 'Silence.',
    author: 'Cy',
    tags: [],
    likes: 0,
    githubUrl: 'https://git.example.com/quiet',
  },
]
const failed = 'Failed to submit ticket. Please try again.'
const both = 'Please fill in both subject and description'

const show = (props: Partial<CommunityForumProps> = {}) =>
  renderWithToasts(
    <CommunityForum
      id="c"
      threads={threads}
      threadCategories={['Technical', 'Discussion', 'Tutorial', 'Help']}
      ticketCategories={usualCategories}
      projects={projects}
      supportEmail="help@example.com"
      docsHref="/docs"
      helpHref="/help"
      {...props}
    />,
  )
const panel = (name: 'Forum' | 'Showcase' | 'Support') => {
  const tab = screen.getByRole('tab', { name })
  // A press on a tab takes the focus.
  if (tab.getAttribute('aria-selected') === 'false') fireEvent.click(tab)
  return within(screen.getByRole('tabpanel', { name }))
}
const titles = () => screen.queryAllByRole('article').map((article) => within(article).getByRole('heading').textContent)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
})
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the forum', () => {
  const filter = (label: 'Search' | 'Category', value: string) =>
    fireEvent.input(panel('Forum').getByLabelText(label), { target: { value } })

  it('lists all threads, pinned first, then the latest activity', () => {
    show()
    expect(titles()).toEqual(['Welcome and rules (opens a new tab)', 'Jitter on mobile', 'Opus from scratch'])
    const row = screen.getByRole('article', { name: 'Opus from scratch' }).textContent
    for (const text of ['Answered', 'Tutorial', 'Ada Byron', '3 replies', '1,200 views', '7 likes'])
      expect(row).toContain(text)
    expect(screen.getByRole('article', { name: /^Welcome/ }).textContent).toContain('Pinned')
  })

  it('search and category act at once, together, and the count follows', () => {
    show()
    filter('Search', 'JITTER')
    expect(titles()).toEqual(['Jitter on mobile'])
    expect(screen.getByText('1 thread')).toBeTruthy()
    filter('Category', 'Tutorial')
    expect(titles()).toEqual([])
    expect(screen.getByText('No threads found')).toBeTruthy()
    filter('Search', '')
    expect(titles()).toEqual(['Opus from scratch'])
    filter('Category', 'all')
    expect(screen.getByText('3 threads')).toBeTruthy()
  })

  it('searches titles only', () => {
    show()
    filter('Search', 'Ada')
    expect(titles()).toEqual([])
  })

  it('a thread with an address opens a new tab and says nothing', async () => {
    show()
    const link = screen.getByRole('link', { name: /^Welcome/ })
    expect(link.getAttribute('href')).toBe('https://forum.example.com/welcome')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener')
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    await pass(0)
    expect(shownToasts()).toEqual([])
  })

  it.each([
    ['Jitter on mobile', 'This thread has no page.'],
    ['New Thread', 'The forum is read-only. New threads are closed.'],
  ])('%s only says something, for 2 s', async (name, message) => {
    const open = vi.spyOn(window, 'open')
    show()
    fireEvent.click(screen.getByRole('button', { name }))
    await pass(0)
    expect(shownToasts()).toEqual([`status: ${message}`])
    await pass(1999)
    expect(shownToasts()).toHaveLength(1)
    await pass(1)
    expect(shownToasts()).toEqual([])
    expect(open).not.toHaveBeenCalled()
  })
})

it('the showcase has Demo and GitHub only where there is an address', () => {
  show()
  const list = panel('Showcase')
  const cards = list.getAllByRole('article').map((card) =>
    within(card)
      .queryAllByRole('link')
      .map((link) => link.textContent),
  )
  expect(cards[0]?.join()).toMatch(/Demo/)
  expect(cards[0]?.join()).not.toMatch(/GitHub/)
  expect(cards[1]?.join()).toMatch(/GitHub/)
  expect(cards[1]?.join()).not.toMatch(/Demo/)
})

describe('support', () => {
  const form = () => panel('Support').getByRole('form', { name: 'Submit a Ticket' })
  const field = (label: 'Subject' | 'Category' | 'Description') =>
    within(form()).getByLabelText<HTMLInputElement>(label)
  const button = () => within(form()).getByRole<HTMLButtonElement>('button')
  const line = () => within(form()).getByRole('status').textContent
  const write = (subject: string, description: string, category = 'General Support') => {
    fireEvent.input(field('Subject'), { target: { value: subject } })
    fireEvent.input(field('Description'), { target: { value: description } })
    fireEvent.change(field('Category'), { target: { value: category } })
  }
  const submit = () => fireEvent.click(button())

  it.each([
    ['', '', ['Subject', 'Description']],
    ['   ', 'No sound', ['Subject']],
    ['Audio', ' \n ', ['Description']],
  ] as const)(
    'subject %j and description %j: a toast, a line, the empty fields marked, the first focused',
    async (subject, description, empty) => {
      show()
      write(subject, description)
      submit()
      await pass(0)
      expect(shownToasts()).toEqual([`alert: ${both}`])
      expect(line()).toBe(both)
      const invalid = [...form().querySelectorAll('[aria-invalid="true"]')]
      expect(invalid).toEqual(empty.map((label) => field(label)))
      expect(document.activeElement).toBe(invalid[0])
      for (const element of invalid)
        expect(document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
          / is empty$/,
        )
      expect([field('Subject').value, field('Description').value]).toEqual([subject, description])
      expect(button().textContent).toBe('Submit Ticket')
      await pass(4000)
      expect(shownToasts()).toEqual([])
      expect(screen.queryByText('Your Tickets')).toBe(null)
    },
  )

  it('a message goes as soon as its field is filled', async () => {
    show()
    submit()
    fireEvent.input(field('Description'), { target: { value: 'No sound' } })
    expect(field('Description').getAttribute('aria-invalid')).toBe(null)
    expect(field('Subject').getAttribute('aria-invalid')).toBe('true')
    expect(line()).toBe(both)
    fireEvent.input(field('Subject'), { target: { value: 'Audio' } })
    expect(line()).toBe('')
    submit()
    await pass(1500)
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('reads Submitting... for 1.5 s with the button off and the focus on the line below', async () => {
    show()
    write('Audio', 'No sound')
    submit()
    expect(button().textContent).toBe('Submitting...')
    expect(button().disabled).toBe(true)
    expect(line()).toBe('One moment, please. The button is off while we send.')
    expect(document.activeElement).toBe(within(form()).getByRole('status'))
    fireEvent.submit(form())
    await pass(1499)
    expect(button().disabled).toBe(true)
    await pass(1)
    expect(button().disabled).toBe(false)
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('success resets the form, lists the ticket, and says so for 5 s', async () => {
    show()
    write('  Audio ', ' No sound ', 'Technical Issue')
    submit()
    await pass(1500)
    expect([field('Subject').value, field('Category').value, field('Description').value]).toEqual([
      '',
      'General Support',
      '',
    ])
    const last = String(Date.parse('2026-11-20T12:00:01.500Z')).slice(-6)
    expect(shownToasts()).toEqual([`status: Ticket ${last} created`])
    expect(line()).toBe(`Ticket ${last} created. It is listed below.`)
    const article = panel('Support').getByRole('article', { name: 'Audio' })
    for (const text of [`#${last}`, 'Open', 'High priority', 'Technical Issue'])
      expect(article.textContent).toContain(text)
    await pass(4999)
    expect(shownToasts()).toHaveLength(1)
    await pass(1)
    expect(shownToasts()).toEqual([])
  })

  it.each([
    ['General Support', 'Medium'],
    ['Technical Issue', 'High'],
    ['Billing Question', 'Medium'],
    ['Feature Request', 'Low'],
  ])('%s has priority %s', async (category, priority) => {
    show()
    write('Audio', 'No sound', category)
    submit()
    await pass(1500)
    expect(screen.getByRole('article').textContent).toContain(`${priority} priority`)
  })

  it('has the categories that the site lists, each with its priority', async () => {
    show({
      ticketCategories: [
        { name: 'Noise', priority: 'Low' },
        { name: 'Fire', priority: 'High' },
      ],
    })
    const options = within(field('Category')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['Noise', 'Fire'])
    write('Smoke', 'In the kitchen', 'Fire')
    submit()
    await pass(1500)
    for (const text of ['High priority', 'Fire']) expect(screen.getByRole('article').textContent).toContain(text)
  })

  it('lists the tickets of the visit, newest first, and keeps them when the tab changes', async () => {
    show()
    for (const subject of ['First', 'Second']) {
      write(subject, 'No sound')
      submit()
      await pass(1500)
    }
    panel('Forum')
    expect(
      panel('Support')
        .getAllByRole('article')
        .map((article) => within(article).getByRole('heading').textContent),
    ).toEqual(['Second', 'First'])
  })

  it.each([
    ['an answer other than 2xx', async () => new Response(null, { status: 500 })],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s keeps the content, with one toast of 7 s, an inline line and no ticket', async (_name, answer) => {
    vi.stubGlobal('fetch', answer)
    show({ ticketEndpoint: '/tickets' })
    write('Audio', 'No sound', 'Billing Question')
    submit()
    await pass(0)
    expect(shownToasts()).toEqual([`alert: ${failed}`])
    expect(line()).toBe(`${failed}Your text is still in the form.`)
    expect([field('Subject').value, field('Category').value, field('Description').value]).toEqual([
      'Audio',
      'Billing Question',
      'No sound',
    ])
    expect(button().disabled).toBe(false)
    expect(screen.queryByRole('article')).toBe(null)
    await pass(6999)
    expect(shownToasts()).toHaveLength(1)
    await pass(1)
    expect(shownToasts()).toEqual([])
  })

  it('with an endpoint posts what was trimmed', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response())
    vi.stubGlobal('fetch', fetched)
    show({ ticketEndpoint: '/tickets' })
    write(' Audio ', ' No sound ')
    submit()
    await pass(0)
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({
      subject: 'Audio',
      category: 'General Support',
      description: 'No sound',
    })
    expect(form().textContent).not.toContain('Demo:')
  })

  it('offers four kinds of quick help; the chat says for 3 s that nobody answers', async () => {
    show()
    const support = panel('Support')
    expect(
      ['Documentation', 'Email Support', 'Video Tutorials'].map((name) =>
        support.getByRole('link', { name }).getAttribute('href'),
      ),
    ).toEqual(['/docs', 'mailto:help@example.com', '/help'])
    fireEvent.click(support.getByRole('button', { name: 'Live Chat' }))
    await pass(0)
    expect(shownToasts()).toEqual(['status: Live chat is offline. Please submit a ticket.'])
    await pass(2999)
    expect(shownToasts()).toHaveLength(1)
    await pass(1)
    expect(shownToasts()).toEqual([])
  })
})

describe('the ticket provider', () => {
  const words: TicketWords = {
    fieldsEmpty: 'Subject and description are required',
    failure: { late: String, usual: failed },
    created: String,
  }

  it("checks again: 'Subject and description are required', by a toast of 7 s and a rejection", async () => {
    const { container } = renderWithToasts(
      <SupportProvider categories={[{ name: 'General Support', priority: 'Medium' }]} words={words}>
        <Careless />
      </SupportProvider>,
    )
    fireEvent.click(screen.getByRole('button'))
    await pass(0)
    expect(container.textContent).toBe('Subject and description are required')
    expect(shownToasts()).toEqual(['alert: Subject and description are required'])
    await pass(6999)
    expect(shownToasts()).toHaveLength(1)
    await pass(1)
    expect(shownToasts()).toEqual([])
  })

  it('must be there', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Careless />)).toThrow('useSupportTickets must be used within a SupportProvider')
  })
})

// A form that forgets to check.
function Careless(): ReactNode {
  const { submit } = useSupportTickets()
  const [message, setMessage] = useState('Submit')
  const onClick = () => {
    submit({ subject: ' ', category: 'General Support', description: 'No sound' }).catch((error: Error) =>
      setMessage(error.message),
    )
  }
  return (
    <button type="button" onClick={onClick}>
      {message}
    </button>
  )
}
