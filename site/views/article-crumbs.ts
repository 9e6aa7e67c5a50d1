import type { Breadcrumb } from '#schemas/breadcrumb.ts'
import { findLabel, hrefOf } from '../layout/links.ts'
import type { FrameProps } from '../view-props.ts'

/** The path above an article: its section, labelled as in the navigation if that has it, and the article itself. */
export function articleCrumbs(frame: FrameProps, path: string, name: string, title: string): Breadcrumb[] {
  const href = hrefOf(frame, path)
  return [{ label: findLabel(frame, href) ?? name, href }, { label: title }]
}
