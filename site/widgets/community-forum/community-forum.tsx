// The community in three tabs: forum, showcase, support. In: threads, projects and where help is. Out: all three, complete without script.
// Never opens anything by itself. Tickets belong to the visit: they outlive a change of tab and are gone with the page.

import type { ReactNode } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import { SupportProvider } from '#runtime/services/support-tickets.tsx'
import { Tabs } from '../../parts/tabs.tsx'
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
        label="Community"
        tabs={[
          { id: 'forum', label: 'Forum', content: <ThreadList id={`${id}-forum`} threads={threads} /> },
          { id: 'showcase', label: 'Showcase', content: <ProjectList id={`${id}-showcase`} projects={projects} /> },
          {
            id: 'support',
            label: 'Support',
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
