import type { ShrinkOrder } from './encode-smaller.ts'
import { type LimitedConfig, runLimited } from './limited-jobs.ts'

/** Makes a wide picture smaller, in a process with limits. Undefined if it stays as it is. */
export async function shrinkPicture(order: ShrinkOrder, config: LimitedConfig): Promise<Uint8Array | undefined> {
  const isThere = await runLimited('open-encoder', undefined, config).then(
    () => true,
    () => false,
  )
  return isThere ? runLimited('encode-smaller', order, config) : undefined
}
