// Assets that do not keep their bytes: a site may have hundreds of photos, and a build needs one at a time.

import { OvertakenError } from '../errors.ts'
import { hashOf } from '../hash.ts'
import { type LargeFiles, maxAssetBytes, readRegular } from './load-file.ts'

/** Thousands of smaller files fit into memory. */
const largeBytes = 64 * 1024

/**
 * Bytes of the last file that was asked for stay: whoever looks at a file often asks twice. (With a WeakRef, all files
 * that one piece of work looks at would stay until its end.) Throws OvertakenError for a file that has changed by then.
 */
export function openLargeFiles(): LargeFiles {
  let last: { place: string; bytes: Uint8Array } | undefined
  return (place, { bytes, ...asset }, stamp) => {
    if (bytes.length < largeBytes) return { ...asset, bytes }
    last = { place, bytes }
    return {
      ...asset,
      get bytes() {
        if (last?.place === place) return last.bytes
        const again = readRegular(place, maxAssetBytes, undefined)
        const isSame = again.bytes && ((stamp !== '' && again.stamp === stamp) || hashOf(again.bytes) === asset.hash)
        if (!again.bytes || !isSame)
          throw new OvertakenError(`${asset.file} was changed while the site was built; build again`)
        last = { place, bytes: again.bytes }
        return again.bytes
      },
    }
  }
}
