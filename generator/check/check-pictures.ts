// Drawings that say nothing about their size: browsers show them 300 pixels wide and cut them at 150.

import { type Content, listShownPictures } from '../model/model.ts'
import type { Problem } from '../problem.ts'

/** SVG pictures without a size that texts and image blocks show. */
export function checkPictures(content: Content): Problem[] {
  const sizeless = content.assets.filter((asset) => /\.svg$/i.test(asset.url) && !hasExtent(asset.bytes))
  if (sizeless.length === 0) return []
  const shown = listShownPictures([content])
  return sizeless
    .filter(({ url }) => shown.has(url))
    .map(({ file }) => ({
      code: 'picture-size',
      severity: 'warning',
      message: 'this picture has neither a size nor a viewBox, so browsers show 300 by 150 pixels of it',
      hint: 'add viewBox="0 0 WIDTH HEIGHT" to its <svg> element',
      file,
    }))
}

function hasExtent(bytes: Uint8Array): boolean {
  const [root] = /<(?:\w+:)?svg\b[^>]*>/.exec(new TextDecoder().decode(bytes.subarray(0, 4096))) ?? []
  return root === undefined || /\sviewBox=/.test(root) || (/\swidth=/.test(root) && /\sheight=/.test(root))
}
