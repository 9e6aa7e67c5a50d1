// Forum, showcase and support in tabs. Tickets belong to the visit: they survive a change of tab and are gone with the
// page.

import type { ReactNode } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import { SupportProvider, type TicketWords } from '#runtime/services/support-tickets.tsx'
import { supportDesk, communityForum as words } from '#words/community-forum.ts'
import { formResult } from '#words/forms.ts'
import { Tabs } from '../../parts/tabs.tsx'
import type { CommunityForumProps } from './plan.ts'
import { ProjectList } from './project-list.tsx'
import { SupportDesk } from './support-desk.tsx'
import { ThreadList } from './thread-list.tsx'

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
  return (
    <SupportProvider categories={ticketCategories} words={ticketWords} endpoint={ticketEndpoint}>
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
