import type { ShowcaseProject } from '#schemas/showcase-project.ts'
import type { Thread } from '#schemas/thread.ts'
import type { TicketCategory } from '#schemas/ticket-category.ts'
import { supportDesk } from '#words/community-forum.ts'
import { printText } from '../../parts/print-text.ts'
import { printList } from '../../parts/print-words.ts'
import type { Planned, SiteView, WidgetOptions } from '../../plan-view.ts'

export interface CommunityForumProps {
  threads: Thread[]
  /** Options of the filter, in their order. */
  threadCategories: string[]
  projects: ShowcaseProject[]
  supportEmail?: string
  docsHref: string
  helpHref: string
  ticketCategories: TicketCategory[]
  /** Address tickets are posted to; simulated when missing. */
  ticketEndpoint?: string
}

/** Those of a site that lists none. */
export const usualCategories: TicketCategory[] = [
  { name: supportDesk.categories.general, priority: 'Medium' },
  { name: supportDesk.categories.technical, priority: 'High' },
  { name: supportDesk.categories.billing, priority: 'Medium' },
  { name: supportDesk.categories.feature, priority: 'Low' },
]

export function planCommunityForum(_: WidgetOptions, view: SiteView): Planned<CommunityForumProps> {
  const { contact, endpoints, pages } = view.site
  const threads = view.list('threads')
  const listed = view.list('thread-categories')
  const ticketCategories = view.list('ticket-categories')
  const used = [...new Set(threads.map(({ category }) => category))].sort()
  return {
    threads,
    threadCategories: listed.length > 0 ? listed : used,
    projects: view.list('showcase'),
    supportEmail: contact.email,
    docsHref: pages.docsUrl,
    helpHref: pages.helpUrl,
    ticketCategories: ticketCategories.length > 0 ? ticketCategories : usualCategories,
    ticketEndpoint: endpoints.tickets,
  }
}

/** The titles of the threads, then the projects. */
export function printCommunityForum(_: WidgetOptions, view: SiteView): string[] {
  const threads = view.list('threads').map(({ title, category }) => `${printText(title)} (${printText(category)})`)
  const projects = view
    .list('showcase')
    .map(({ title, description }) => `**${printText(title)}**: ${printText(description)}`)
  return [threads, projects].filter((list) => list.length > 0).map(printList)
}
