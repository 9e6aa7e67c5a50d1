// Works without a script: the groups are disclosures that close each other (shared name), and a link stands in for the
// search.

import type { ReactNode } from 'react'
import type { NavigationItem, NavigationLink } from '#schemas/navigation.ts'
import { header as words } from '#words/layout.ts'
import type { HeaderProps } from '../own-layout.ts'
import { ButtonLink } from '../parts/button-link.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { ChevronDown } from '../vendor/lucide/chevron-down.ts'
import { Menu } from '../vendor/lucide/menu.ts'
import type { FrameProps } from '../view-props.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Search } from './layout-parts.tsx'
import { currentItemId, currentOf } from './links.ts'
import { Logo } from './logo.tsx'

export function Header({ frame }: HeaderProps): ReactNode {
  const { main, actions } = frame.navigation
  const currentId = currentItemId(frame)
  return (
    <header className="header">
      <div className="header-row container">
        <Logo frame={frame} />
        {main.length > 0 ? (
          <nav className="main-nav" aria-label={words.navigationLabel}>
            <ul className="main-nav-list">
              {main.map((item) => (
                <li key={item.id} className={item.id === currentId ? 'main-nav-item is-current' : 'main-nav-item'}>
                  {item.children.length > 0 ? (
                    <Group frame={frame} item={item} />
                  ) : (
                    <NavLink frame={frame} item={item} />
                  )}
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <Search frame={frame} />
        <LanguageSwitch frame={frame} />
        {actions.length > 0 ? (
          <div className="header-actions">
            {actions.map((action) => (
              <ButtonLink key={action.id} href={action.href} variant={action.variant} isSmall>
                {action.label}
              </ButtonLink>
            ))}
          </div>
        ) : null}
        {main.length > 0 ? <SmallMenu frame={frame} /> : null}
      </div>
    </header>
  )
}

function NavLink({ frame, item }: { frame: FrameProps; item: NavigationItem }): ReactNode {
  const href = item.href ?? frame.homeHref
  return (
    <a className="main-nav-link" href={href} aria-current={currentOf(frame, href)}>
      {item.label}
    </a>
  )
}

function Group({ frame, item }: { frame: FrameProps; item: NavigationItem }): ReactNode {
  return (
    <details className="nav-group" name="main-nav" data-nav-group={item.id}>
      <summary className="main-nav-link">
        {item.label}
        <Glyph svg={ChevronDown} size={16} />
      </summary>
      <div className={item.children.length > 3 ? 'nav-panel' : 'nav-panel is-narrow'}>
        <ul className="nav-panel-list">
          {item.children.map((link) => (
            <li key={link.id}>
              <PanelLink frame={frame} link={link} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

function PanelLink({ frame, link }: { frame: FrameProps; link: NavigationLink }): ReactNode {
  return (
    <a className="nav-panel-link" href={link.href} aria-current={currentOf(frame, link.href)}>
      <span className="nav-panel-name">{link.label}</span>
      {link.description === undefined ? null : <span className="nav-panel-note">{link.description}</span>}
    </a>
  )
}

function SmallMenu({ frame }: { frame: FrameProps }): ReactNode {
  const { main, actions } = frame.navigation
  return (
    <details className="small-menu" data-menu="">
      <summary className="menu-button">
        <Glyph svg={Menu} size={20} />
        <span className="visually-hidden">{words.menu}</span>
      </summary>
      <nav className="menu-panel" aria-label={words.menu}>
        {main
          .filter((item) => item.children.length > 0)
          .map((item) => (
            <div key={item.id} className="menu-group">
              <p className="label">{item.label}</p>
              <MenuList frame={frame} links={item.children} />
            </div>
          ))}
        <MenuList
          frame={frame}
          links={main.flatMap((item) =>
            item.children.length === 0 ? [{ id: item.id, label: item.label, href: item.href ?? frame.homeHref }] : [],
          )}
        />
        <div className="menu-actions">
          {actions.map((action) => (
            <ButtonLink
              key={action.id}
              href={action.href}
              variant={action.variant === 'tertiary' ? 'secondary' : action.variant}
            >
              {action.label}
            </ButtonLink>
          ))}
        </div>
      </nav>
    </details>
  )
}

function MenuList({ frame, links }: { frame: FrameProps; links: NavigationLink[] }): ReactNode {
  if (links.length === 0) return null
  return (
    <ul className="menu-list">
      {links.map((link) => (
        <li key={link.id}>
          <a className="menu-link" href={link.href} aria-current={currentOf(frame, link.href)}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
