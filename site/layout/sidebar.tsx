import type { ReactNode } from 'react'
import type { NavigationGroup } from '#schemas/navigation.ts'
import type { SidebarProps } from '../own-layout.ts'
import type { FrameProps } from '../view-props.ts'
import { DocsTree } from './docs-tree.tsx'
import { currentOf } from './links.ts'

/** What the side bar of the documentation holds: the groups of navigation.yaml and the tree of content/docs. */
export function Sidebar({ frame, place }: SidebarProps): ReactNode {
  return (
    <>
      {frame.navigation.docs.map((group) => (
        <Group key={group.id} frame={frame} group={group} />
      ))}
      {place ? <DocsTree frame={frame} place={place} /> : null}
    </>
  )
}

function Group({ frame, group }: { frame: FrameProps; group: NavigationGroup }): ReactNode {
  return (
    <div className="docs-group">
      <p className="docs-group-title">{group.label}</p>
      <ul className="docs-links">
        {group.children.map((link) => (
          <li key={link.id}>
            <a className="docs-link" href={link.href} aria-current={currentOf(frame, link.href)}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
