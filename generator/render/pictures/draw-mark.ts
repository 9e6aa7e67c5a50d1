// The mark that site.yaml names, as pixels. Only processes with limits draw it: a small file can make its drawing take
// all memory, or never end.

import type { Identity } from '#site/brand.ts'
import type { Cache, Kind } from '../../cache/cache.ts'
import { LimitError } from '../../errors.ts'
import { framedProblem } from '../../load/load.ts'
import type { Content } from '../../model/model.ts'
import { measurePicture, planIdentity } from '../../plan/plan.ts'
import type { Problem } from '../../problem.ts'
import { maxPixels } from './encode-picture.ts'
import { drawLimited, type LimitedConfig, runLimited } from './limited-jobs.ts'

/** What drawing a mark has shown. Key: hash of its file. */
const drawnMarks: Kind<MarkFault | 'fine'> = { name: 'drawn-marks', keptIn: 'file' }

type MarkFault = LimitError['reason'] | 'blank'

/** Pixels of the mark on a card, where one is one of the card. */
const cardPixels = 40
/** The largest icon. */
const largestPixels = 512

/** Draws the mark as large as any picture shows it. A package that does not run is no fault of the mark. */
export async function checkMark(content: Content, config: LimitedConfig, cache: Cache): Promise<Problem[]> {
  const { site, assets, entries } = content
  const entry = entries.get('site.yaml')
  const asset = assets.find(({ url }) => url === site.mark?.normalize('NFC'))
  if (!entry || !asset) return []
  const at = (message: string, hint: string, severity: Problem['severity'] = 'error'): Problem[] => {
    const what = { code: 'broken-picture', severity, message, hint } as const
    return [framedProblem(entry, entry.locate(['mark']), what)]
  }
  const { width = 0, height = 0 } = measurePicture(asset) ?? {}
  const size = `${width} × ${height} pixels`
  if (!/\.svg$/i.test(asset.url) && width * height > maxPixels)
    return at(`${asset.file} has ${size}, more than ${maxPixels / 1e6} million`, 'save it in a smaller size')
  const known = cache.shelf(drawnMarks)
  const found = known.get(asset.hash) ?? (await tryMark(planIdentity(content).mark ?? '', config))
  if (found === undefined) return []
  known.set(asset.hash, found)
  if (found === 'fine') return []
  // Browsers may show more of it than a drawing package does.
  if (found === 'blank') return at(`icons show nothing of ${asset.file}`, blankHint, 'warning')
  return at(
    `drawing ${asset.file} takes too ${found === 'time' ? 'long' : 'much memory'}`,
    'save it as a simple drawing, without filters and effects',
  )
}

const blankHint =
  'export it again as whole XML with xmlns="http://www.w3.org/2000/svg", its texts as paths, or as a PNG'

async function tryMark(mark: string, config: LimitedConfig): Promise<MarkFault | 'fine' | undefined> {
  try {
    const [drawn, empty] = await Promise.all(
      [mark, ''].map((each) => runLimited('pack-png', { svg: frame(each), width: largestPixels }, config)),
    )
    return drawn && empty && Buffer.compare(drawn, empty) === 0 ? 'blank' : 'fine'
  } catch (error) {
    return error instanceof LimitError ? error.reason : undefined
  }
}

/** The identity as cards show it: with the pixels of the mark. A card has nothing else that content draws. */
export async function withDrawnMark(identity: Identity, config: LimitedConfig): Promise<Identity> {
  const { mark } = identity
  if (mark === undefined) return identity
  const bytes = await drawLimited({ svg: frame(mark), width: cardPixels }, config)
  return { ...identity, mark: `data:image/png;base64,${Buffer.from(bytes).toString('base64')}` }
}

// The frame of a mark in an icon, without what is around it.
function frame(mark: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">' +
    `<image href="${mark}" width="32" height="32"/></svg>`
  )
}
