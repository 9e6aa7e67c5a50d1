// The widgets with services hydrate on their server HTML without a difference, and contain no inline style or handler,
// which the policy forbids.

import { act, cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import type { Thread } from '#schemas/thread.ts'
import { CommunityForum } from '#site/widgets/community-forum/community-forum.tsx'
import { usualCategories } from '#site/widgets/community-forum/plan.ts'
import { ContactForm } from '#site/widgets/contact-form/contact-form.tsx'
import { HelpSearch } from '#site/widgets/help-search/help-search.tsx'
import { HelpfulVote } from '#site/widgets/helpful-vote/helpful-vote.tsx'
import { JobListing } from '#site/widgets/job-listing/job-listing.tsx'
import { SDKDownloadCenter } from '#site/widgets/sdk-download-center/sdk-download-center.tsx'
import { parleyFields, parleyTypes } from '../parley-form.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const thread: Thread = {
  id: 't',
  title: 'Jitter',
  author: 'Ada Byron',
  avatar: '/assets/ada.webp',
  category: 'Help',
  isPinned: true,
  isAnswered: true,
  replies: 0,
  views: 0,
  likes: 0,
  lastActivity: '2026-05-01',
}
const sdk = {
  id: 'go',
  name: 'Go SDK',
  language: 'Go',
  icon: 'terminal',
  version: '1.0.0',
  size: '9 KB',
  downloads: '1k',
  packageManager: 'go',
  installCommand: 'go get x',
  documentationUrl: '/docs',
  githubUrl: '/community',
  downloadUrl: '/downloads',
  quickStart: { language: 'go', html: 'package main' },
} as const

const widgets: [string, ReactNode][] = [
  [
    'ContactForm',
    <ContactForm
      key="w"
      id="w"
      title="Form"
      fields={parleyFields}
      types={parleyTypes}
      email="hello@example.com"
      salesPhone="+1 555-0100"
    />,
  ],
  [
    'ContactForm, with fields of its own',
    <ContactForm
      key="w"
      id="w"
      title="Form"
      endpoint="/forms"
      takesForm
      values={[{ name: '_subject', value: 'A repair' }]}
      fields={(['text', 'phone', 'textarea', 'select', 'checkbox', 'consent', 'file'] as const).map((type) => ({
        name: type,
        type,
        label: type,
        wide: false,
        hint: 'A hint',
        ...(type === 'select' ? { options: [{ label: 'Tandem' }], required: false } : {}),
      }))}
    />,
  ],
  [
    'CommunityForum',
    <CommunityForum
      key="w"
      id="w"
      threads={[thread]}
      threadCategories={['Help']}
      ticketCategories={usualCategories}
      projects={[]}
      docsHref="/docs"
      helpHref="/help"
      supportEmail="hello@example.com"
    />,
  ],
  ['SDKDownloadCenter', <SDKDownloadCenter key="w" id="w" sdks={[sdk]} />],
  ['HelpfulVote', <HelpfulVote key="w" id="w" articleId="hydrated" helpful={0} notHelpful={0} />],
  ['HelpSearch', <HelpSearch key="w" id="w" listId="nowhere" />],
  [
    'JobListing',
    <JobListing
      key="w"
      id="w"
      title="Jobs"
      jobs={[]}
      currency="USD"
      types={[]}
      contactHref="/contact"
      contactType="general"
    />,
  ],
]

it.each(widgets)('%s', async (_name, widget) => {
  const logged = vi.spyOn(console, 'error')
  const html = renderToString(widget)
  expect(html).not.toMatch(/ style="| on[a-z]+="/)
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.append(element)
  const differences: unknown[] = []
  let root: Root | undefined
  await act(async () => {
    root = hydrateRoot(element, widget, { onRecoverableError: (error) => differences.push(error) })
  })
  expect(differences).toEqual([])
  expect(logged).not.toHaveBeenCalled()
  expect(element.innerHTML).not.toBe('')
  await act(async () => root?.unmount())
  element.remove()
})
