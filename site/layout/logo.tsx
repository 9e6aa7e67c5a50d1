import type { ReactNode } from 'react'
import { brand } from '#own/brand.ts'
import { firstLetter } from '../pictures/brand-mark.ts'
import type { FrameProps } from '../view-props.ts'

/** The site's sign and name, or its logo, as a link to the home page. */
export function Logo({ frame }: { frame: FrameProps }): ReactNode {
  return (
    <a className="logo" translate="no" href={frame.homeHref} aria-current={frame.path === '/' ? 'page' : undefined}>
      <Face frame={frame} />
    </a>
  )
}

function Face({ frame }: { frame: FrameProps }): ReactNode {
  const { siteName, logoHref, logoWidth, logoDarkHref, logoDarkWidth, markHref } = frame
  if (brand.Sign === undefined && logoHref !== undefined) {
    if (logoDarkHref === undefined) return <img src={logoHref} alt={siteName} width={logoWidth} height="28" />
    return (
      <>
        <img className="logo-light" src={logoHref} alt={siteName} width={logoWidth} height="28" />
        <img className="logo-dark" src={logoDarkHref} alt={siteName} width={logoDarkWidth} height="28" />
      </>
    )
  }
  return (
    <>
      {brand.Sign === undefined ? <StandardSign name={siteName} href={markHref} /> : <brand.Sign />}
      <span>{siteName}</span>
    </>
  )
}

function StandardSign({ name, href }: { name: string; href: string | undefined }): ReactNode {
  if (href !== undefined) return <img src={href} alt="" width="28" height="28" />
  return (
    <span className="logo-tile" aria-hidden="true">
      {firstLetter(name)}
    </span>
  )
}
