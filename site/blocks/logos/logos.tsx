// Logos of any shape look equally large when they cover equal areas. The size is in the attributes of the picture, so
// that it keeps its place while it loads.

import { type ReactNode, useContext } from 'react'
import type { LogosBlock } from '#schemas/blocks/logos.ts'
import { AlwaysLight } from '../../always-light.ts'
import type { BlockProps } from '../../block-frame.ts'
import { Picture } from '../../parts/picture.tsx'
import { type PlannedPicture, planPicture } from '../../parts/plan-picture.ts'
import { printText } from '../../parts/print-text.ts'
import { printList, printWords } from '../../parts/print-words.ts'
import { relOf } from '../../parts/rel-of.ts'
import { Section } from '../../parts/section.tsx'
import type { SiteView } from '../../plan-view.ts'
import { defineBlock, type WrittenBlock } from '../define-block.ts'

type Data = LogosBlock['data']

interface LogoItem {
  name: string
  href?: string | undefined
  logo?: LogoPicture | undefined
  logoDark?: LogoPicture | undefined
}

type LogoPicture = PlannedPicture & Required<Pick<PlannedPicture, 'width' | 'height'>>

export const logosBlock = defineBlock({
  data: 'logos',
  plan: (data, view): { items: LogoItem[] } => ({
    items: data.items.map(({ name, href, logo, logoDark }) => ({
      name,
      ...(href === undefined ? {} : { href }),
      ...(logo === undefined ? {} : { logo: sizeLogo(logo, view) }),
      ...(logoDark === undefined ? {} : { logoDark: sizeLogo(logoDark, view) }),
    })),
  }),
  print: printLogos,
  Component: Logos,
})

/** Square pixels that a logo covers. */
const area = 4900
const maxWidth = 160
const maxHeight = 56

function sizeLogo(src: string, view: SiteView): LogoPicture {
  const picture = planPicture(src, view)
  const { width = 4, height = 1 } = picture
  const wished = Math.sqrt((area * width) / height)
  const shown = Math.min(wished, maxWidth, (maxHeight * width) / height)
  return {
    ...picture,
    width: Math.max(1, Math.round(shown)),
    height: Math.max(1, Math.round((shown * height) / width)),
  }
}

function printLogos(block: WrittenBlock<Data>): string[] {
  const names = block.data.items.map(({ name, href }) =>
    href === undefined ? printText(name) : `[${printText(name)}](${href})`,
  )
  return printWords(block, [printList(names)])
}

function Logos({ block, data: { items } }: BlockProps<{ items: LogoItem[] }>): ReactNode {
  return (
    <Section block={block} className="logos" sheet="company">
      <ul className={items.length < 4 ? 'logo-strip is-short' : 'logo-strip'}>
        {items.map((item) => (
          <li key={item.name}>
            {item.href === undefined ? (
              <Face item={item} />
            ) : (
              <a href={item.href} rel={relOf(item.href)}>
                <Face item={item} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Face({ item: { name, logo, logoDark } }: { item: LogoItem }): ReactNode {
  const isAlwaysLight = useContext(AlwaysLight)
  if (logo === undefined) return <span className="logo-name">{name}</span>
  if (logoDark === undefined || isAlwaysLight) return <LogoImage name={name} logo={logo} />
  return (
    <>
      <LogoImage name={name} logo={logo} className="on-light" />
      <LogoImage name={name} logo={logoDark} className="on-dark" />
    </>
  )
}

// Browsers do not load a lazy picture that is not shown: each visitor gets one of the two.
function LogoImage({ name, logo, className }: { name: string; logo: LogoPicture; className?: string }): ReactNode {
  const { src, width, height, sources } = logo
  return (
    <Picture sources={sources} width={width}>
      <img className={className} src={src} alt={name} width={width} height={height} loading="lazy" decoding="async" />
    </Picture>
  )
}
