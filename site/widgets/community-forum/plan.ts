import type { ShowcaseProject } from '#schemas/showcase-project.ts'
import type { Thread } from '#schemas/thread.ts'
import type { Planned, SiteView, WidgetOptions } from '../../plan-view.ts'

export interface CommunityForumProps {
  threads: Thread[]
  projects: ShowcaseProject[]
  supportEmail?: string
  docsHref: string
  helpHref: string
  /** Address tickets are posted to; simulated when missing. */
  ticketEndpoint?: string
}

export function planCommunityForum(_: WidgetOptions, view: SiteView): Planned<CommunityForumProps> {
  const { contact, endpoints, pages } = view.site
  return {
    threads: view.list('threads'),
    projects: view.list('showcase'),
    supportEmail: contact.email,
    docsHref: pages.docsUrl,
    helpHref: pages.helpUrl,
    ticketEndpoint: endpoints.tickets,
  }
}
