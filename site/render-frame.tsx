// Header and footer of pages. Of pages that come one after the other, such as the articles of a collection, most have
// the same: it is rendered once for them. Nothing else is remembered than the frame of the page before.

import type { ReactNode } from 'react'
import { ownLayout } from '#own/layout.ts'
import { addressOfPage, currentItemId } from './layout/links.ts'
import { Scripts } from './layout/scripts.tsx'
import type { FooterProps } from './own-layout.ts'
import type { PageAssets } from './page-assets.ts'
import { type RenderedPart, renderPart } from './render-part.tsx'
import { Footer, Header } from './views/layout-parts.tsx'

/** The parts of a page around its content. */
export interface RenderedFrame {
  header: RenderedPart
  footer: RenderedPart
}

/** A function that renders frames. Throws what a component of the site's own throws. */
export function openFrames(assets: PageAssets): (props: FooterProps) => RenderedFrame {
  const render = (node: ReactNode, id: string) => withoutPreloads(renderPart(node, assets, id))
  const header = rememberLast<FooterProps>(({ frame }) => render(<Header frame={frame} />, 'header'))
  const footer = rememberLast<FooterProps>((props) =>
    render(
      <>
        <Footer {...props} />
        <Scripts frame={props.frame} />
      </>,
      'footer',
    ),
  )
  return (props) => {
    const key = keyOf(props)
    return {
      // A part of the site's own may show anything.
      header: header(props, ownLayout.Header || ownLayout.Search ? undefined : key),
      footer: footer(props, ownLayout.Footer ? undefined : key),
    }
  }
}

/** Pages with the same key have the same frame. Only a page that the frame leads to is marked in it. */
function keyOf({ frame, banner }: FooterProps): string {
  // Links to other languages are marked later, in the whole page.
  const { path: _, foreign: __, ...shared } = frame
  const shown = JSON.stringify([banner, shared])
  const here = addressOfPage(frame)
  const isShown = [here, `${here}/`].some((href) => shown.includes(JSON.stringify(href)))
  return `${isShown ? here : currentItemId(frame)} ${shown}`
}

// React begins every part with a preload for each of its pictures. A logo needs none: it is near the top of the page,
// and the same at its end.
function withoutPreloads(part: RenderedPart): RenderedPart {
  return { ...part, html: part.html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '') }
}

/** A function that renders again only if the key differs from that of the last call, or is missing. */
function rememberLast<Props>(
  render: (props: Props) => RenderedPart,
): (props: Props, key: string | undefined) => RenderedPart {
  let last: { key: string; part: RenderedPart } | undefined
  return (props, key) => {
    if (key === undefined) return render(props)
    if (last?.key !== key) last = { key, part: render(props) }
    return last.part
  }
}
