// Forum, showcase and support in tabs. Tickets belong to the visit: they survive a change of tab and are gone with the
// page.

import type { ReactNode } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import { SupportProvider } from '#runtime/services/support-tickets.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { communityForum as words } from '../../strings/en/community-forum.ts'
import type { CommunityForumProps } from './plan.ts'
import { ProjectList } from './project-list.tsx'
import { SupportDesk } from './support-desk.tsx'
import { ThreadList } from './thread-list.tsx'

export function CommunityForum({
  id,
  threads,
  projects,
  supportEmail,
  docsHref,
  helpHref,
  ticketEndpoint,
}: CommunityForumProps & IslandBase): ReactNode {
  return (
    <SupportProvider endpoint={ticketEndpoint}>
      <Tabs
        id={`${id}-community`}
        label={words.label}
        tabs={[
          { id: 'forum', label: words.forum, content: <ThreadList id={`${id}-forum`} threads={threads} /> },
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
