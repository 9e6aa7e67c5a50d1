// Warns of titles that no typeface of Libretto can draw, once for a language.

import type { LanguagePlace } from '../load/load.ts'
import type { Content } from '../model/model.ts'
import { codeFrame, type Problem } from '../problem.ts'
import { plural } from '../report/report.ts'
import { cutText } from '../text.ts'
import { type CardFont, isDrawn } from './is-drawn.ts'
import { nameScripts } from './name-scripts.ts'
import { hasPreviewCover } from './plan-cover.ts'
import { picturedPage, type SharedPictures } from './share-pictures.ts'

interface PreviewedLanguage {
  content: Content
  place: LanguagePlace
  plan: { site: { facts: { sharedPictures: SharedPictures }; cardFont?: CardFont } }
}

/** What is wrong with the pictures of link previews. */
export function checkPreviews(languages: readonly PreviewedLanguage[]): Problem[] {
  const [original] = languages
  return languages.flatMap((language): Problem[] => {
    const { content, place } = language
    const titles = content.site.seo.image === undefined ? listUndrawn(language) : []
    const [first] = titles
    if (first === undefined) return []
    const own = content.entries.get('site.yaml')
    const entry = own ?? original?.content.entries.get('site.yaml')
    const file = `${own ? place.folder : ''}site.yaml`
    const what = { ...describe(titles, first, language), file }
    if (!entry) return [what]
    const position = entry.locate(content.site.theme.cardFont === undefined ? ['seo'] : ['theme', 'cardFont'], true)
    return [{ ...what, ...position, frame: codeFrame(entry.lines, position) }]
  })
}

function describe(titles: readonly string[], first: string, { content, plan }: PreviewedLanguage): Problem {
  const { name, theme } = content.site
  const pages = plural(titles.length, 'page')
  const shown = isDrawn(name, plan.site.cardFont) ? 'show the name of the site in place of a title' : 'have no picture'
  const scripts = nameScripts(titles)
  const letters = scripts === '' ? 'the letters' : `the ${scripts} letters`
  const font = theme.cardFont?.slice(1) ?? 'Libretto'
  return {
    code: 'no-preview-picture',
    severity: 'warning',
    message: `link previews of ${pages} ${shown}: ${font} lacks ${letters} of "${cutText(first, 60)}"`,
    hint:
      'name a font that has them, such as theme: { cardFont: /assets/letters.woff2 }, ' +
      'or a picture for these pages, such as seo: { image: /assets/preview.png }',
  }
}

/** Titles that pages show in link previews, or would show. A title of emoji alone needs no typeface. */
function listUndrawn({ content, plan }: PreviewedLanguage): string[] {
  const pages = [
    ...content.pages.filter(({ image }) => image === undefined),
    ...Object.values(content.articles)
      .flat()
      .filter((article) => !hasPreviewCover(article)),
  ]
  return pages
    .map((page) => picturedPage(page, plan.site.facts.sharedPictures).title)
    .filter((title) => /\p{L}/u.test(title) && !isDrawn(title, plan.site.cardFont))
}
