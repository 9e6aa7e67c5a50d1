// What Chromium prints: the texts of a PDF with their places, and how they compare with the page.

import type { Page } from 'playwright'
import { extractTextItems, getDocumentProxy } from 'unpdf'

/** What a page printed to paper is like. */
export interface Paper {
  /** Texts of the page that the paper lacks. */
  lost: string[]
  /** Texts that lie in the margins or outside of the sheet. */
  cut: string[]
  sheets: number
  /** How much of the last sheet has text, from 0 to 1. */
  lastSheet: number
}

/** 15 mm, as print.css has it, in points. */
const margin = 42.5
/** What a letter may stick out, in points. */
const slack = 2

/** Prints a page that is open. */
export async function printPage(page: Page, format: 'A4' | 'Letter'): Promise<Paper> {
  const written = await page.evaluate(textsToPrint)
  // A machine without a font for them cannot print them.
  const hasEmoji = await page.evaluate(drawsEmoji)
  const expected = hasEmoji ? written : written.map((text) => text.replace(/\p{Emoji_Presentation}/gu, ''))
  const bytes = await page.pdf({ format, printBackground: false })
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { items } = await extractTextItems(document)
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
  const texts = items.map((sheet) => sheet.filter(({ str }) => str.trim() !== ''))
  const printed = texts
    .flat()
    .map(({ str }) => withoutSpace(str))
    .join('')
  const last = texts.at(-1) ?? []
  const lowest = Math.min(height, ...last.map(({ y }) => y))
  await document.destroy()
  return {
    lost: expected.filter((text) => !hasText(printed, withoutSpace(text))),
    cut: texts
      .flat()
      .filter(({ x, width: length }) => x < margin - slack || x + length > width - margin + slack)
      .map(({ str }) => str),
    sheets: texts.length,
    lastSheet: (height - margin - lowest) / (height - 2 * margin),
  }
}

/** Whether a text is printed, on one sheet or on two: where a sheet ends, another text may follow. */
function hasText(printed: string, text: string): boolean {
  if (printed.includes(text)) return true
  let length = text.length
  while (length > 0 && !printed.includes(text.slice(0, length))) length--
  return length > 0 && printed.includes(text.slice(length))
}

/** A PDF knows no spaces between words that stand apart, and hyphens that no text has. */
function withoutSpace(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u00ad\u200b-\u200d\u2010-]+/g, '')
}

// Travels to the browser as its source. A sign that no font has is as wide as any other that none has.
function drawsEmoji(): boolean {
  const context = document.createElement('canvas').getContext('2d')
  return context?.measureText('\u{1f4de}').width !== context?.measureText('\u{10fffd}').width
}

// Travels to the browser as its source.
function textsToPrint(): string[] {
  // Controls; what says that a script is missing; what a wide screen repeats as a drawing; what nobody has chosen.
  const screenOnly =
    'nav, dialog, form, button:not(.thread-link), .button, .field, .vote, .needs-script, .visually-hidden, ' +
    '.docs-actions, .toc-disclosure, .tab-row, .timeline-controls, .script-off, [data-script-question], ' +
    '.gauge, .timeline-drawing, .text-twin, .stakeholder-path, .is-closed, #not-found-near, ' +
    'script, style, template, noscript, select, option, title, desc'
  const isForReaders = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isForReaders(element.parentElement))
  const texts: string[] = []
  const main = document.querySelector('main') ?? document.body
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const owner = node.parentElement
    if (text !== '' && !owner?.closest(screenOnly) && !isForReaders(owner)) texts.push(text)
  }
  return texts
}
