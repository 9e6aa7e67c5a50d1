import type { CropOrder, ShrinkOrder, Uncropped } from './encode-smaller.ts'
import { type LimitedConfig, runLimited } from './limited-jobs.ts'

/** Makes a wide picture smaller, in a process with limits. Undefined if it stays as it is. */
async function shrinkPicture(order: ShrinkOrder, config: LimitedConfig): Promise<Uint8Array | undefined> {
  return (await hasEncoder(config)) ? runLimited('encode-smaller', order, config) : undefined
}

/** Cuts a part out of a picture, in a process with limits, or says why not. Rejects if it cannot be decoded. */
async function cropPicture(order: CropOrder, config: LimitedConfig): Promise<Uint8Array | Uncropped | 'no-encoder'> {
  return (await hasEncoder(config)) ? runLimited('encode-cropped', order, config) : 'no-encoder'
}

function hasEncoder(config: LimitedConfig): Promise<boolean> {
  return runLimited('open-encoder', undefined, config).then(
    () => true,
    () => false,
  )
}

/** What is done to pictures that the content folder keeps. */
export const storedPictures = { shrink: shrinkPicture, crop: cropPicture } as const
