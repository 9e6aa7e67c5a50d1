// The whole page around a view, with empty slots for its header, body and footer. Documentation pages get their side
// bar and contents here, because those are landmarks of their own beside main.

import type { ReactNode } from 'react'
import { image } from '#words/blocks.ts'
import { documentWords, scriptWords } from '#words/layout.ts'
import type { DocsProps } from '../docs-props.ts'
import type { IslandCall } from '../island.tsx'
import type { FooterProps } from '../own-layout.ts'
import type { PageAssets } from '../page-assets.ts'
import { textDirection } from '../text-direction.ts'
import type { FrameProps, View } from '../view-props.ts'
import { DocsFrame } from './docs-frame.tsx'
import { headHtml, redirectHeadHtml } from './head.ts'
import { OffNote } from './off-note.tsx'
import { Toasts } from './toasts.tsx'

interface Props {
  view: View
  assets: PageAssets
  islands: readonly IslandCall[]
}

export function Document({ view, assets, islands }: Props): ReactNode {
  const theme = assets.isAlwaysLight ? 'light' : undefined
  if (view.view === 'redirect') {
    return (
      <html lang={view.props.language} dir={textDirection(view.props.language)} data-theme={theme}>
        <Head html={redirectHeadHtml(view.props, assets)} />
        <body>
          <main>
            <Slot name="body" />
          </main>
        </body>
      </html>
    )
  }
  const { frame, head } = view.props
  const docs = docsOf(view)
  return (
    <html lang={frame.language} dir={textDirection(frame.language)} data-path={pathOf(frame)} data-theme={theme}>
      <Head html={headHtml(head, frame, assets, modulesNeededAtOnce(islands, assets))} />
      <body className={docs ? 'is-docs' : undefined} {...wordAttributes}>
        <a className="skip-link button-primary" href="#page-main">
          {documentWords.skipLink}
        </a>
        <Slot name="header" />
        {docs ? (
          <DocsFrame frame={frame} docs={docs}>
            <Main />
          </DocsFrame>
        ) : (
          <Main />
        )}
        <Slot name="footer" />
        <Toasts />
        <OffNote />
      </body>
    </html>
  )
}

function pathOf({ path, prefix = '' }: FrameProps): string {
  return path === '/' && prefix !== '' ? prefix : prefix + path
}

// For runtime/page-word.ts.
const wordAttributes = Object.fromEntries(
  Object.entries({ ...scriptWords, sourceless: image.missing }).map(([name, word]) => [`data-word-${name}`, word]),
)

function Head({ html }: { html: string }): ReactNode {
  return <head dangerouslySetInnerHTML={{ __html: html }} />
}

function Main(): ReactNode {
  return (
    <main id="page-main">
      <Slot name="body" />
    </main>
  )
}

/** What the document has in the place of a part, with the name of the part as its first group. */
export const slotPattern = /<div data-slot="(header|body|footer)"><\/div>/g

function Slot({ name }: { name: 'header' | 'body' | 'footer' }): ReactNode {
  return <div data-slot={name} />
}

// Only islands that hydrate on load: the others may never need their script.
function modulesNeededAtOnce(islands: readonly IslandCall[], assets: PageAssets): string[] {
  const modules = new Set<string>()
  for (const island of islands) {
    const asset = assets.islands[island.name]
    if (!asset || !island.on.split(' ').includes('load')) continue
    for (const href of [asset.src, ...asset.preload]) modules.add(href)
  }
  return [...modules]
}

function docsOf(view: View): DocsProps | undefined {
  return view.view === 'page' || view.view === 'doc-page' ? view.props.docs : undefined
}

/** A page that closes with its own call to action does not get a second one right below it. */
export function bannerOf(view: View): FooterProps['banner'] {
  if (docsOf(view)) return 'none'
  return view.view === 'page' && view.props.blocks.at(-1)?.type === 'cta' ? 'small' : 'full'
}
