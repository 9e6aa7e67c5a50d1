// A request as code. In: a request draft. Out: the text of a cURL command, a Node.js program or a Python program.
// Never shows a key the draft does not hold. JSON strings are valid string literals in JavaScript and Python, which saves two quoting rules.

import type { RequestDraft } from './build-request.ts'
import { findJsonProblem } from './find-json-problem.ts'
import { quoteShell } from './quote-shell.ts'

export const snippetLanguages = [
  { id: 'curl', label: 'cURL', build: buildCurl },
  { id: 'node', label: 'Node.js', build: buildNode },
  { id: 'python', label: 'Python', build: buildPython },
] as const

export function buildCurl(request: RequestDraft): string {
  const lines = [`curl -X ${request.method}`, quoteShell(request.url)]
  // Double quotes, so that the shell puts the variable in.
  if (request.bearer?.from === 'environment') lines.push('-H "Authorization: Bearer $VOICE_API_KEY"')
  if (request.bearer?.from === 'text') lines.push(`-H ${quoteShell(`Authorization: Bearer ${request.bearer.key}`)}`)
  for (const { name, value } of request.headers) lines.push(`-H ${quoteShell(`${name}: ${value}`)}`)
  // With -d a leading @ would name a file to send.
  if (request.body !== undefined)
    lines.push(`${request.body.startsWith('@') ? '--data-raw' : '-d'} ${quoteShell(request.body)}`)
  return lines.join(' \\\n  ')
}

export function buildNode(request: RequestDraft): string {
  const headers = request.headers.map(({ name, value }) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`)
  if (request.bearer?.from === 'environment')
    headers.unshift('    "Authorization": `Bearer ${process.env.VOICE_API_KEY}`,')
  if (request.bearer?.from === 'text')
    headers.unshift(`    "Authorization": ${JSON.stringify(`Bearer ${request.bearer.key}`)},`)
  const options = [`  method: ${JSON.stringify(request.method)},`]
  if (headers.length > 0) options.push('  headers: {', ...headers, '  },')
  if (request.body !== undefined) options.push(`  body: ${toScriptBody(request.body)},`)
  return `const response = await fetch(${JSON.stringify(request.url)}, {\n${options.join('\n')}\n})\nconsole.log(response.status, await response.json())`
}

export function buildPython(request: RequestDraft): string {
  const headers = request.headers.map(({ name, value }) => `        ${JSON.stringify(name)}: ${JSON.stringify(value)},`)
  const isFromEnvironment = request.bearer?.from === 'environment'
  if (isFromEnvironment) headers.unshift('        "Authorization": "Bearer " + os.environ["VOICE_API_KEY"],')
  if (request.bearer?.from === 'text')
    headers.unshift(`        "Authorization": ${JSON.stringify(`Bearer ${request.bearer.key}`)},`)
  const lines = [
    ...(isFromEnvironment ? ['import os'] : []),
    'import requests',
    '',
    `response = requests.${request.method.toLowerCase()}(`,
    `    ${JSON.stringify(request.url)},`,
  ]
  if (headers.length > 0) lines.push('    headers={', ...headers, '    },')
  if (request.body !== undefined) lines.push(`    ${toPythonBody(request.body)},`)
  return [...lines, ')', 'print(response.status_code, response.json())'].join('\n')
}

/** JSON is an expression of JavaScript, but for the key __proto__, however it is spelled, and for numbers it would round. */
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

/** JSON as a Python expression. Strings are decoded and written anew: Python does not know the escape \/ and reads pairs differently. */
export function toPythonExpression(json: string): string {
  return json.replace(
    /"(?:[^"\\]|\\.)*"|true|false|null/g,
    (token) => pythonWords[token] ?? JSON.stringify(JSON.parse(token)),
  )
}

function indent(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`)
}
