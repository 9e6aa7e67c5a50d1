// The page of one problem code, for the link in the overlay: what `libretto explain` says, without a network.

import { createHash } from 'node:crypto'
import { problemCatalogue } from '#schemas/problems/problem-catalogue.ts'
import type { ProblemEntry, ProblemExample } from '#schemas/problems/problem-entry.ts'
import { type Answer, ownHeaders } from '../server/server.ts'
import { escapeHtml } from '../text.ts'

const style =
  ':root{color-scheme:light dark}main{max-inline-size:44rem;margin:3rem auto;padding:0 1rem}' +
  'body{font:1rem/1.6 system-ui,sans-serif}pre{padding:.75rem;overflow:auto;border:1px solid}'
const styleHash = createHash('sha256').update(style).digest('base64')

/** The page about a code; undefined for a code that no problem has. */
export function explainPage(code: string): Answer | undefined {
  const entry = new Map<string, ProblemEntry>(Object.entries(problemCatalogue)).get(code)
  if (entry === undefined) return undefined
  const html = [
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${code}</title><style>${style}</style></head><body><main><h1>${code}</h1>`,
    ...[entry.what, entry.why, entry.remedy].map((text) => `<p>${proseOf(text)}</p>`),
    ...('none' in entry.example ? [] : describeExample(entry.example)),
    '</main></body></html>\n',
  ].join('\n')
  return {
    status: 200,
    headers: [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Content-Security-Policy', `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`],
      ['Cache-Control', 'no-store'],
      ['X-Content-Type-Options', 'nosniff'],
      ...ownHeaders,
    ],
    body: Buffer.from(html),
  }
}

/** Backticks of the catalogue as code. */
function proseOf(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

function describeExample({ file, wrong, right, beside = {} }: ProblemExample): string[] {
  return [
    ...Object.entries(beside).map(([path, text]) => describeFile('With', path, text)),
    describeFile('Wrong', file, wrong),
    describeFile('Right', file, right),
  ]
}

function describeFile(label: string, path: string, text: string | undefined): string {
  const name = `<code>content/${escapeHtml(path)}</code>`
  if (text === undefined) return `<p>${label}: no ${name}</p>`
  return `<p>${label}: ${name}</p>\n<pre tabindex="0">${escapeHtml(text)}</pre>`
}
