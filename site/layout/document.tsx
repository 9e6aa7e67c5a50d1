// The whole page around a view. In: the view, the build's assets, the islands the view uses. Out: the html element with a slot for the view's body.
// Never the content itself. Documentation pages get their side bar and contents here, because those are landmarks of their own beside main.

import type { ReactNode } from 'react'
import type { IslandCall } from '../island.tsx'
import type { PageAssets, View } from '../view-props.ts'
import { DocsFrame } from './docs-frame.tsx'
import { Footer } from './footer.tsx'
import { headHtml, redirectHeadHtml } from './head.ts'
import { Header } from './header.tsx'

interface Props {
  view: View
  assets: PageAssets
  islands: readonly IslandCall[]
}

export function Document({ view, assets, islands }: Props): ReactNode {
  if (view.view === 'redirect') {
    return (
      <html lang={view.props.language}>
        <Head html={redirectHeadHtml(view.props, assets)} />
        <body>
          <main>
            <Slot />
          </main>
        </body>
      </html>
    )
  }
  const { frame, head } = view.props
  const docs = view.view === 'page' ? view.props.docs : undefined
  return (
    <html lang={frame.language} data-path={frame.path}>
      <Head html={headHtml(head, frame, assets, modulesNeededAtOnce(islands, assets))} />
      <body className={docs ? 'is-docs' : undefined}>
        <a className="skip-link" href="#page-main">
          Skip to content
        </a>
        <Header frame={frame} />
        {docs ? (
          <DocsFrame frame={frame} docs={docs}>
            <Main />
          </DocsFrame>
        ) : (
          <Main />
        )}
        <Footer frame={frame} banner={docs ? 'none' : endsWithCall(view) ? 'small' : 'full'} />
      </body>
    </html>
  )
}

function Head({ html }: { html: string }): ReactNode {
  return <head dangerouslySetInnerHTML={{ __html: html }} />
}

function Main(): ReactNode {
  return (
    <main id="page-main">
      <Slot />
    </main>
  )
}

// Must render exactly the text that render.tsx looks for.
function Slot(): ReactNode {
  return <div data-body-slot="true" />
}

// Only islands that wake up on load: for all others the browser may still be spared the script.
function modulesNeededAtOnce(islands: readonly IslandCall[], assets: PageAssets): string[] {
  const modules = new Set<string>()
  for (const island of islands) {
    const asset = assets.islands[island.name]
    if (!asset || !island.on.split(' ').includes('load')) continue
    for (const href of [asset.src, ...asset.preload]) modules.add(href)
  }
  return [...modules]
}

// A page that closes with its own call to action does not get a second one right below it.
function endsWithCall(view: View): boolean {
  return view.view === 'page' && view.props.blocks.at(-1)?.type === 'cta'
}
