import type { ReactNode } from 'react'
import type { NavigationGroup } from '#schemas/navigation.ts'
import { footer as footerWords } from '#words/layout.ts'
import type { FooterProps } from '../own-layout.ts'
import { ButtonLink } from '../parts/button-link.tsx'
import { relOf } from '../parts/rel-of.ts'
import type { FrameProps } from '../view-props.ts'
import { currentOf } from './links.ts'
import { Logo } from './logo.tsx'
import { ScriptSettings } from './scripts.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export function Footer({ frame, banner }: FooterProps): ReactNode {
  const { footer } = frame.navigation
  return (
    <footer className="footer">
      {banner === 'full' ? <Banner frame={frame} /> : null}
      {banner === 'none' ? (
        <Groups
          frame={frame}
          groups={footer.slim}
          className="footer-slim container"
          label={footerWords.navigationLabel}
        />
      ) : (
        <div className="footer-main container">
          <div className="footer-about">
            <Logo frame={frame} />
            {banner === 'small' ? <SmallBanner frame={frame} /> : null}
            {footer.external.length > 0 ? (
              <ul className="footer-external">
                {footer.external.map((link) => (
                  <li key={link.id}>
                    <a href={link.href} rel={relOf(link.href)}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          <Groups
            frame={frame}
            groups={footer.columns}
            className="footer-columns"
            label={footerWords.navigationLabel}
          />
        </div>
      )}
      <LastRow frame={frame} />
    </footer>
  )
}

function Banner({ frame }: { frame: FrameProps }): ReactNode {
  const { title, subtitle, actions } = frame.navigation.footer
  if (title === undefined) return null
  return (
    <section className="footer-banner" aria-labelledby="footer-title">
      <div className="footer-banner-row container">
        <div>
          <h2 id="footer-title">{title}</h2>
          {subtitle === undefined ? null : <p className="lead">{subtitle}</p>}
        </div>
        <div className="cta-buttons">
          {actions.map((link, index) => (
            <ButtonLink key={link.id} href={link.href} variant={index === 0 ? 'primary' : 'secondary'}>
              {link.label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  )
}

function SmallBanner({ frame }: { frame: FrameProps }): ReactNode {
  const { title, actions } = frame.navigation.footer
  if (title === undefined) return null
  return (
    <div className="footer-call">
      <p>{title}</p>
      <p className="footer-direct">
        {actions.map((link) => (
          <a key={link.id} className="text-link" href={link.href}>
            {link.label}
          </a>
        ))}
      </p>
    </div>
  )
}

function Groups({
  frame,
  groups,
  className,
  label,
}: {
  frame: FrameProps
  groups: NavigationGroup[]
  className: string
  label: string
}): ReactNode {
  if (groups.length === 0) return null
  return (
    <nav className={className} aria-label={label}>
      {groups.map((group) => (
        <div key={group.id} className="footer-group">
          <p className="footer-title">{group.label}</p>
          <ul className="footer-list">
            {group.children.map((link) => (
              <li key={link.id}>
                <a href={link.href} rel={relOf(link.href)} aria-current={currentOf(frame, link.href)}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function LastRow({ frame }: { frame: FrameProps }): ReactNode {
  const { legal, note } = frame.navigation.footer
  const [feed] = frame.feeds
  return (
    <div className="footer-last container">
      <p>{footerWords.copyright(frame.copyrightYears, frame.copyrightHolder)}</p>
      <ul className="footer-links">
        {legal.map((link) => (
          <li key={link.id}>
            <a href={link.href} aria-current={currentOf(frame, link.href)}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
      <ul className="footer-links footer-machine">
        <li>
          <a className="mono" href={frame.llmsHref}>
            {footerWords.llms}
          </a>
        </li>
        {feed === undefined ? null : (
          <li>
            <a href={feed.atomHref}>{footerWords.feed}</a>
          </li>
        )}
        {frame.contactEmail === undefined ? null : (
          <li>
            <a href={`mailto:${frame.contactEmail}`}>{frame.contactEmail}</a>
          </li>
        )}
      </ul>
      <ScriptSettings frame={frame} />
      <ThemeSwitch />
      {note === undefined ? null : <p className="footer-note">{note}</p>}
    </div>
  )
}
