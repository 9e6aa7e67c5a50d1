import type { Box } from './place-marks.ts'

/** Boxes of the page's text in the viewport, one a line. */
export function readTexts(): Box[] {
  const texts: Box[] = []
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode)
    for (const { left, top, width, height } of range.getClientRects())
      if (width > 0 && top + height > 0 && top < innerHeight) texts.push({ left, top, width, height })
  }
  return texts
}
