// Renders views to documents: the body of the page first, then its frame, and the document with the sheets that these
// need.

import { bannerOf, Document, slotPattern } from './layout/document.tsx'
import { markForeign } from './mark-foreign.ts'
import { isHardlyLatin, needsMoreLetters } from './needed-letters.ts'
import type { PageAssets, RenderedPage } from './page-assets.ts'
import { listLoads } from './page-loads.ts'
import { openFrames } from './render-frame.tsx'
import { type RenderedPart, renderPart } from './render-part.tsx'
import { type SheetName, sheets } from './sheets.tsx'
import { textDirection } from './text-direction.ts'
import type { View } from './view-props.ts'
import { ViewBody } from './views/registry.tsx'

/**
 * A function that renders the pages of one build: each to the whole document and what it loads. Throws what a component
 * throws.
 */
export function openRenderer(assets: PageAssets): (view: View) => RenderedPage {
  const renderFrame = openFrames(assets)
  return (view) => {
    const isRedirect = view.view === 'redirect'
    const body = renderPart(<ViewBody {...view} />, assets)
    const frame = isRedirect ? undefined : renderFrame({ frame: view.props.frame, banner: bannerOf(view) })
    const parts = frame ? [body, frame.header, frame.footer] : [body]
    const calls = parts.flatMap((part) => part.calls)
    const needed = new Set([...parts.flatMap((part) => part.sheets), ...sheetsOfLanguage(view)])
    const markup = parts.map(({ html }) => html)
    if (needsMoreLetters(markup)) needed.add('more-letters')
    const fonts = assets.areFontsLatin && isHardlyLatin(markup) ? [] : assets.fonts
    const styles = [
      ...assets.styles,
      ...sheets.filter((name) => needed.has(name)).map((name) => assets.sheets[name] ?? ''),
    ]
    const { html: document } = renderPart(
      <Document view={view} assets={{ ...assets, styles, fonts }} islands={body.calls} />,
      assets,
    )
    const filled: Partial<Record<string, RenderedPart>> = { body, ...frame }
    const html = `<!doctype html>\n${document.replace(slotPattern, (_, name: string) => filled[name]?.html ?? '')}\n`
    const foreign = isRedirect ? undefined : view.props.frame.foreign
    return {
      html: foreign ? markForeign(html, foreign) : html,
      loads: listLoads({ html, styles, calls, assets: { ...assets, fonts }, isRedirect }),
      traces: parts.flatMap((part) => part.traces),
    }
  }
}

/** The frame is rendered when the sheets are known. */
function sheetsOfLanguage(view: View): SheetName[] {
  if (view.view === 'redirect') return []
  const { language, languages } = view.props.frame
  return [...(languages ? ['languages' as const] : []), ...(textDirection(language) ? ['right-to-left' as const] : [])]
}
