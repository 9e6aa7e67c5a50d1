// JSON strings are valid string literals in JavaScript and Python, which saves two quoting rules.

import { endpointSnippets as words } from '#words/api-explorer.ts'
import type { RequestDraft } from './build-request.ts'
import { findJsonProblem } from './find-json-problem.ts'
import { quoteShell } from './quote-shell.ts'

export const snippetLanguages = [
  { id: 'curl', label: words.curl, language: 'bash', build: buildCurl },
  { id: 'node', label: words.node, language: 'javascript', build: buildNode },
  { id: 'python', label: words.python, language: 'python', build: buildPython },
] as const

/** A curl command in POSIX shell quoting. */
export function buildCurl(request: RequestDraft): string {
  // Without -g curl takes braces and brackets of an address for a pattern, and sends {id} as "id".
  const lines = [`curl ${/[[\]{}]/.test(request.url) ? '-g ' : ''}-X ${request.method}`, quoteShell(request.url)]
  // Double quotes, so that the shell expands the variable.
  if (request.bearer?.from === 'environment') lines.push(`-H "Authorization: Bearer $${request.bearer.variable}"`)
  if (request.bearer?.from === 'text') lines.push(`-H ${quoteShell(`Authorization: Bearer ${request.bearer.key}`)}`)
  for (const { name, value } of request.headers) lines.push(`-H ${quoteShell(`${name}: ${value}`)}`)
  // With -d a leading @ would name a file to send.
  if (request.body !== undefined)
    lines.push(`${request.body.startsWith('@') ? '--data-raw' : '-d'} ${quoteShell(request.body)}`)
  return lines.join(' \\\n  ')
}

/** A Node.js program. */
export function buildNode(request: RequestDraft): string {
  const headers = request.headers.map(({ name, value }) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`)
  if (request.bearer?.from === 'environment')
    headers.unshift(`    "Authorization": \`Bearer \${process.env.${request.bearer.variable}}\`,`)
  if (request.bearer?.from === 'text')
    headers.unshift(`    "Authorization": ${JSON.stringify(`Bearer ${request.bearer.key}`)},`)
  const options = [`  method: ${JSON.stringify(request.method)},`]
  if (headers.length > 0) options.push('  headers: {', ...headers, '  },')
  if (request.body !== undefined) options.push(`  body: ${toScriptBody(request.body)},`)
  return [
    `const response = await fetch(${JSON.stringify(request.url)}, {`,
    ...options,
    '})',
    'console.log(response.status, await response.json())',
  ].join('\n')
}

/** A Python program that uses requests. */
export function buildPython(request: RequestDraft): string {
  const headers = request.headers.map(({ name, value }) => `        ${JSON.stringify(name)}: ${JSON.stringify(value)},`)
  if (request.bearer?.from === 'environment')
    headers.unshift(`        "Authorization": "Bearer " + os.environ["${request.bearer.variable}"],`)
  if (request.bearer?.from === 'text')
    headers.unshift(`        "Authorization": ${JSON.stringify(`Bearer ${request.bearer.key}`)},`)
  const lines = [
    ...(request.bearer?.from === 'environment' ? ['import os'] : []),
    'import requests',
    '',
    `response = requests.${request.method.toLowerCase()}(`,
    `    ${JSON.stringify(request.url)},`,
  ]
  if (headers.length > 0) lines.push('    headers={', ...headers, '    },')
  if (request.body !== undefined) lines.push(`    ${toPythonBody(request.body)},`)
  return [...lines, ')', 'print(response.status_code, response.json())'].join('\n')
}

/** JSON is valid JavaScript, except for the key __proto__ in any spelling and for numbers that would be rounded. */
function toScriptBody(body: string): string {
  if (findJsonProblem(body) || JSON.stringify(JSON.parse(body)).includes('"__proto__"') || /\d{16}|\d[eE]/.test(body))
    return JSON.stringify(body)
  return `JSON.stringify(${indent(body.trim(), '  ')})`
}

function toPythonBody(body: string): string {
  if (findJsonProblem(body)) return `data=${JSON.stringify(body)}.encode()`
  return `json=${indent(toPythonExpression(body.trim()), '    ')}`
}

const pythonWords: Record<string, string> = { true: 'True', false: 'False', null: 'None' }

/**
 * JSON as a Python expression. Strings are decoded and encoded again: Python does not know the escape \/ and reads
 * surrogate pairs differently.
 */
function toPythonExpression(json: string): string {
  return json.replace(
    /"(?:[^"\\]|\\.)*"|true|false|null/g,
    (token) => pythonWords[token] ?? JSON.stringify(JSON.parse(token)),
  )
}

function indent(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`)
}
