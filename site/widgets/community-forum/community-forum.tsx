// Forum, showcase and support in tabs. Tickets belong to the visit: they survive a change of tab and are gone with the
// page.

import type { ReactNode } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import { SupportProvider, type TicketWords } from '#runtime/services/support-tickets.tsx'
import type { TicketCategory } from '#schemas/ticket-category.ts'
import { supportDesk, communityForum as words } from '#words/community-forum.ts'
import { formResult } from '#words/forms.ts'
import { Tabs } from '../../parts/tabs.tsx'
import type { CommunityForumProps } from './plan.ts'
import { ProjectList } from './project-list.tsx'
import { SupportDesk } from './support-desk.tsx'
import { ThreadList } from './thread-list.tsx'

/** Those of a site that lists none of its own. */
const defaultCategories: TicketCategory[] = [
  { name: supportDesk.categories.general, priority: 'Medium' },
  { name: supportDesk.categories.technical, priority: 'High' },
  { name: supportDesk.categories.billing, priority: 'Medium' },
  { name: supportDesk.categories.feature, priority: 'Low' },
]
const ticketWords: TicketWords = {
  fieldsEmpty: supportDesk.fieldsRequired,
  failure: { late: formResult.late, usual: supportDesk.failure },
  created: supportDesk.createdToast,
}

export function CommunityForum({
  id,
  threads,
  threadCategories,
  projects,
  supportEmail,
  docsHref,
  helpHref,
  ticketCategories,
  ticketEndpoint,
}: CommunityForumProps & IslandBase): ReactNode {
  const categories = ticketCategories.length > 0 ? ticketCategories : defaultCategories
  return (
    <SupportProvider categories={categories} words={ticketWords} endpoint={ticketEndpoint}>
      <Tabs
        id={`${id}-community`}
        label={words.label}
        tabs={[
          {
            id: 'forum',
            label: words.forum,
            content: <ThreadList id={`${id}-forum`} threads={threads} categories={threadCategories} />,
          },
          { id: 'showcase', label: words.showcase, content: <ProjectList id={`${id}-showcase`} projects={projects} /> },
          {
            id: 'support',
            label: words.support,
            content: (
              <SupportDesk
                id={`${id}-support`}
                email={supportEmail}
                docsHref={docsHref}
                helpHref={helpHref}
                endpoint={ticketEndpoint}
              />
            ),
          },
        ]}
      />
    </SupportProvider>
  )
}
