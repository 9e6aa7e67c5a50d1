// The path above an article. In: the frame, the section's path and a name for it, the article's title. Out: breadcrumbs.
// The section is a link, named as in the navigation, only when the navigation has it: a site without that page must not link to it.

import type { Breadcrumb } from '#schemas/breadcrumb.ts'
import { findLink } from '../layout/links.ts'
import type { FrameProps } from '../view-props.ts'

export function articleCrumbs(frame: FrameProps, path: string, name: string, title: string): Breadcrumb[] {
  const link = findLink(frame, path)
  return [link ? { label: link.label, href: link.href } : { label: name }, { label: title }]
}
