// The font that site.yaml names for cards of link previews. Processes with limits read it first: a small file can say
// that it has tables without end.

import type { Cache, Kind } from '../../cache/cache.ts'
import { LimitError } from '../../errors.ts'
import { type AssetFile, framedProblem } from '../../load/load.ts'
import type { Content } from '../../model/model.ts'
import type { CardFont } from '../../plan/plan.ts'
import type { Problem } from '../../problem.ts'
import { type LimitedConfig, runLimited } from './limited-jobs.ts'

/** The letters of a font, as pairs of first and last code point, or what is wrong with it. Key: hash of its file. */
const cardFonts: Kind<number[] | FontFault> = { name: 'card-fonts', keptIn: 'file' }

type FontFault = LimitError['reason'] | 'broken'

/** What the check of a card font gives. */
export interface CheckedFont {
  problems: Problem[]
  /** Missing if the site names none, or one that cannot be used. */
  font?: CardFont
}

/** Reads the font. A file that is missing is reported with the other links. */
export async function checkCardFont(content: Content, config: LimitedConfig, cache: Cache): Promise<CheckedFont> {
  const asset = cardFontOf(content)
  const entry = content.entries.get('site.yaml')
  if (!asset || !entry) return { problems: [] }
  const known = cache.shelf(cardFonts)
  const found = known.get(asset.hash) ?? (await tryFont(asset, config))
  known.set(asset.hash, found)
  if (typeof found !== 'string') return { problems: [], font: { hash: asset.hash, letters: expand(found) } }
  const fault =
    found === 'broken'
      ? {
          message: `${asset.file} is not a font, whatever its name says`,
          hint: 'name a whole WOFF2, TrueType or OpenType file',
        }
      : {
          message: `reading ${asset.file} takes too ${found === 'time' ? 'long' : 'much memory'}`,
          hint: 'name another font, or one with fewer letters',
        }
  const problem = { code: 'asset-font', severity: 'error', ...fault } as const
  return { problems: [framedProblem(entry, entry.locate(['theme', 'cardFont']), problem)] }
}

/** The file that site.yaml names. */
export function cardFontOf({ site, assets }: Pick<Content, 'site' | 'assets'>): AssetFile | undefined {
  const { cardFont } = site.theme
  return cardFont === undefined ? undefined : assets.find(({ url }) => url === cardFont.normalize('NFC'))
}

async function tryFont({ bytes }: AssetFile, config: LimitedConfig): Promise<number[] | FontFault> {
  try {
    const letters = await runLimited('read-font', bytes, config)
    return letters.length === 0 ? 'broken' : letters
  } catch (error) {
    return error instanceof LimitError ? error.reason : 'broken'
  }
}

function expand(pairs: readonly number[]): ReadonlySet<number> {
  const letters = new Set<number>()
  for (let index = 0; index < pairs.length; index += 2)
    for (let code = pairs[index] ?? 0; code <= (pairs[index + 1] ?? -1); code++) letters.add(code)
  return letters
}
