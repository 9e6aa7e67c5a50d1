// The page that stands in for every page until the first build is complete, and for a page with errors that has never
// been good. It says what is being done or is wrong, and gives way to the page by itself.

import { createHash } from 'node:crypto'
import { type Answer, ownHeaders } from '../server/server.ts'
import { escapeHtml } from '../text.ts'
import type { PageFaults } from './live-problems.ts'
import { clientAddress } from './served-site.ts'

const style =
  ':root{color-scheme:light dark}body{margin:0;font:1rem/1.6 system-ui,sans-serif}' +
  'main{max-inline-size:36rem;margin:12vh auto;padding:0 1.5rem}h1{margin:0;font-size:1.5rem}' +
  'h2{font-size:1rem}pre{overflow:auto}' +
  '[role=status]{min-block-size:1.6em;opacity:.8;font-variant-numeric:tabular-nums}'
const styleHash = createHash('sha256').update(style).digest('base64')
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  `style-src 'sha256-${styleHash}'`,
  "frame-ancestors 'none'",
].join('; ')

/** The page, with what is being done in words. */
export function waitingPage(words: string, basePath: string): Answer {
  return standIn(404, 'Not built yet', basePath, statusOf('This page appears by itself as soon as it is built.', words))
}

/** The page that stands in for one that errors keep from being shown, with its text. */
export function brokenPage({ words, text }: PageFaults, basePath: string): Answer {
  const source = text === '' ? '' : `<h2>Its text</h2><pre tabindex="0">${escapeHtml(text)}</pre>`
  const title = 'This page has errors'
  return standIn(500, title, basePath, `${statusOf('It appears by itself as soon as they are fixed.', words)}${source}`)
}

function statusOf(hope: string, words: string): string {
  return `<p>${hope}</p><p role="status">${escapeHtml(words)}</p>`
}

function standIn(status: number, title: string, basePath: string, main: string): Answer {
  const html = [
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    // The live client recognises this page by the meta element.
    `<title>${title}</title><meta name="libretto-waiting" content="">`,
    `<style>${style}</style><noscript><meta http-equiv="refresh" content="2"></noscript>`,
    `<script type="module" src="${basePath}${clientAddress}"></script></head><body><main><h1>${title}</h1>`,
    `${main}</main></body></html>\n`,
  ].join('')
  return {
    status,
    headers: [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Content-Security-Policy', policy],
      ['Cache-Control', 'no-store'],
      ['X-Content-Type-Options', 'nosniff'],
      ...ownHeaders,
    ],
    body: Buffer.from(html),
  }
}
