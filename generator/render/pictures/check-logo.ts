// A logo that is drawn for one kind of page, and vanishes on the other.

import type { Site } from '#schemas/site.ts'
import type { Cache, Kind } from '../../cache/cache.ts'
import type { LanguageContent } from '../../check/check.ts'
import { LimitError } from '../../errors.ts'
import { hashOf } from '../../hash.ts'
import { type AssetFile, framedProblem } from '../../load/load.ts'
import type { Content } from '../../model/model.ts'
import { pictureAddress, planIdentity } from '../../plan/plan.ts'
import type { Problem } from '../../problem.ts'
import { isMapping } from '../../yaml/yaml.ts'
import { type LimitedConfig, runLimited } from './limited-jobs.ts'
import type { Faintness } from './measure-logo.ts'

/** How faint logos are; empty if drawing one takes too much. Key: hash of the file and of the colours of pages. */
const measuredLogos: Kind<Faintness[]> = { name: 'measured-logos', keptIn: 'file' }

type LogoKey = 'logo' | 'logoDark' | 'mark'

/** Of the edge, as much must be seen that the name can be read. */
const mostFaint = 0.25

/**
 * Warns of each logo that a visitor with light or with dark pages hardly sees, once in the language that names it. What
 * nothing can draw is not judged, nor a site whose own code says what its header shows. Files are below the content
 * folder.
 */
export async function checkLogos(
  languages: readonly LanguageContent[],
  ownFiles: readonly string[],
  config: LimitedConfig,
  cache: Cache,
): Promise<Problem[]> {
  if (ownFiles.some((file) => isOwnFace.test(file))) return []
  const problems: Problem[] = []
  for (const { content, place } of languages) {
    const entry = content.entries.get('site.yaml')
    if (!entry) continue
    for (const [key, pages] of placesOf(content.site)) {
      // A language that names no logo has that of the site, which is judged there.
      if (!isMapping(entry.data) || entry.data[key] === undefined) continue
      for (const fault of await judge(key, pages, content, { config, cache })) {
        const framed = framedProblem(entry, entry.locate([key]), fault)
        problems.push({ ...framed, file: place.folder + entry.file })
      }
    }
  }
  return problems
}

async function judge(
  key: LogoKey,
  pages: readonly PageColour[],
  content: Content,
  { config, cache }: { config: LimitedConfig; cache: Cache },
): Promise<Omit<Problem, 'file'>[]> {
  const asset = content.assets.find(({ url }) => url === content.site[key]?.normalize('NFC'))
  if (!asset || !isJudged(asset)) return []
  const { colours, dark } = planIdentity(content)
  const grounds = [colours.background, dark.background]
  const known = cache.shelf(measuredLogos)
  const measureKey = hashOf(JSON.stringify([asset.hash, grounds]))
  const found = known.get(measureKey) ?? (await tryLogo(asset, grounds, config))
  if (!found) return []
  known.set(measureKey, found)
  return pages.flatMap((page): Omit<Problem, 'file'>[] => {
    const faint = found[page === 'light' ? 0 : 1]
    if (!faint || faint.share < mostFaint) return []
    const [part, ratio] = [Math.round(faint.share * 100), faint.ratio.toFixed(1)]
    const weak = `${part}% of its outline has a contrast of ${ratio} to the page`
    const message = `${page} pages hardly show ${asset.file}: ${weak}`
    return [{ code: 'faint-logo', severity: 'warning', message, hint: hintOf(key, page) }]
  })
}

/** Modules that may show another sign than that of site.yaml. */
const isOwnFace = /[\\/](?:brand|layout[\\/]header)\.[jt]sx?$/

type PageColour = 'light' | 'dark'

/** The pictures that headers show, each with the pages that it is on. */
function placesOf({ logo, logoDark, theme }: Site): [LogoKey, PageColour[]][] {
  const ifDark: PageColour[] = theme.dark ? ['dark'] : []
  if (logo === undefined) return [['mark', ['light', ...ifDark]]]
  return logoDark === undefined
    ? [['logo', ['light', ...ifDark]]]
    : [
        ['logo', ['light']],
        ['logoDark', ifDark],
      ]
}

function hintOf(key: LogoKey, page: PageColour): string {
  if (page === 'light') return 'draw it in darker colours, or on a tile of its own'
  if (key === 'logoDark') return 'draw it in lighter colours, or on a tile of its own'
  const or = 'or write theme: { dark: false }'
  return key === 'logo'
    ? `name a lighter picture in logoDark, ${or}. In a picture, currentColor is always black`
    : `draw it in a colour that both kinds of page show, or on a tile of its own, ${or}`
}

// A drawing that asks for the colours of the system has its own answer.
function isJudged({ url, bytes }: AssetFile): boolean {
  if (!/\.svg$/i.test(url)) return /\.(?:png|jpe?g|gif|webp)$/i.test(url)
  return !/prefers-color-scheme|light-dark\(/.test(new TextDecoder().decode(bytes))
}

async function tryLogo(asset: AssetFile, grounds: string[], config: LimitedConfig): Promise<Faintness[] | undefined> {
  try {
    return await runLimited('measure-logo', { address: pictureAddress(asset), grounds }, config)
  } catch (error) {
    // Nothing is known of it, and trying again would take as long in every build.
    return error instanceof LimitError ? [] : undefined
  }
}
