import type { Breadcrumb } from '#schemas/breadcrumb.ts'
import { findLink } from '../layout/links.ts'
import type { FrameProps } from '../view-props.ts'

/**
 * The path above an article. The section is a link, labelled as in the navigation, only if the navigation has it:
 * a site without that page must not link to it.
 */
export function articleCrumbs(frame: FrameProps, path: string, name: string, title: string): Breadcrumb[] {
  const link = findLink(frame, path)
  return [link ? { label: link.label, href: link.href } : { label: name }, { label: title }]
}
