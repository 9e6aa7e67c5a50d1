// Highlights code by class names (hl-…), so that pages need no inline styles. A fixed list of languages keeps start-up
// short; an unknown language is shown plain, never guessed.

import type { ElementContent } from 'hast'
import bash from 'highlight.js/lib/languages/bash'
import cpp from 'highlight.js/lib/languages/cpp'
import csharp from 'highlight.js/lib/languages/csharp'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import dockerfile from 'highlight.js/lib/languages/dockerfile'
import go from 'highlight.js/lib/languages/go'
import http from 'highlight.js/lib/languages/http'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import kotlin from 'highlight.js/lib/languages/kotlin'
import nginx from 'highlight.js/lib/languages/nginx'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import swift from 'highlight.js/lib/languages/swift'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { createLowlight } from 'lowlight'
import { escapeHtml } from '../text.ts'
import { type Emitter, type EmitterOptions, openHighlighter } from './open-highlighter.ts'

const languages = {
  bash,
  css,
  cpp,
  csharp,
  diff,
  dockerfile,
  go,
  http,
  java,
  javascript,
  json,
  kotlin,
  nginx,
  python,
  sql,
  swift,
  typescript,
  xml,
  yaml,
}

const templateLanguages = [
  'vue',
  'vue-html',
  'svelte',
  'astro',
  'njk',
  'nunjucks',
  'jinja',
  'jinja2',
  'django',
  'twig',
  'liquid',
  'handlebars',
  'hbs',
  'erb',
  'gotmpl',
  'go-html-template',
  'markdoc',
]

const aliases = {
  bash: ['sh', 'shell', 'console', 'curl'],
  cpp: ['c', 'c++', 'h'],
  csharp: ['cs'],
  javascript: ['js', 'jsx', 'mjs', 'cjs'],
  typescript: ['ts', 'tsx'],
  // Languages of templates are HTML for the most part.
  xml: ['html', 'svg', ...templateLanguages],
  yaml: ['yml'],
  python: ['py'],
}

/** For code whose lines stand out: they need a tree. */
const lowlight = createLowlight(languages)
lowlight.registerAlias(aliases)

/** Languages that are written rightly and have no colours here. */
const plainLanguages: ReadonlySet<string> = new Set(
  [
    'text txt plain plaintext none output log csv tsv ini toml env dotenv properties conf config hosts gitignore',
    'rust rs ruby rb php perl lua r scala dart elixir erlang haskell clojure groovy objective-c objectivec objc',
    'powershell ps1 pwsh bat batch cmd dos fish zsh awk sed makefile make cmake gradle graphql gql proto protobuf',
    'thrift markdown md mdx rst asciidoc latex tex vim asm wasm mermaid dot plantuml math regex scss sass less',
    'stylus postcss vue svelte astro jsonc json5 jsonl ndjson hcl terraform tf bicep zig nim julia fortran pascal',
    'delphi vb vbnet fsharp f# solidity apache caddyfile caddy sdp sip hex gherkin handlebars hbs ejs liquid jinja',
    'jinja2 twig pug haml razor cshtml aspx matlab prolog lisp scheme racket ocaml crystal coffeescript coffee cuda',
    'glsl hlsl wgsl verilog vhdl tcl ada abap apex cobol d elm gdscript nix puppet reason v kusto kql plsql tsql',
  ].flatMap((row) => row.split(' ')),
)

/** Names that highlight code, for suggestions. */
export const languageNames: readonly string[] = [...lowlight.listLanguages(), 'html', 'shell', 'text']

/** Whether a language exists, with colours or without. */
export function isKnownLanguage(name: string): boolean {
  const lower = name.toLowerCase()
  return plainLanguages.has(lower) || lowlight.registered(lower)
}

// The grammars take quadratic time for some texts: without limits, 50 KB of underscores take a quarter of a minute.
const maxLength = 15_000
const maxLineLength = 500

/** Why code is shown plain although its language is known. */
export function findPlainReason(code: string, language: string | undefined): string | undefined {
  if (language === undefined || !lowlight.registered(language.toLowerCase())) return undefined
  const count = (length: number) => length.toLocaleString('en-US')
  if (code.length > maxLength) return `it has ${count(code.length)} characters; the limit is ${count(maxLength)}`
  const long = code.split('\n').find((line) => line.length > maxLineLength)
  if (long === undefined) return undefined
  return `a line of it has ${count(long.length)} characters; the limit is ${maxLineLength}`
}

/** Tokens of `code` as elements with `hl-…` classes; a single text for unknown languages and very long code. */
export function highlightCode(code: string, language: string | undefined): ElementContent[] {
  const name = language?.toLowerCase()
  if (name === undefined || !lowlight.registered(name) || findPlainReason(code, name) !== undefined)
    return [{ type: 'text', value: code }]
  return lowlight.highlight(name, code, { prefix: 'hl-' }).children as ElementContent[]
}

/** The same as HTML. Its text content is `code`, character for character. */
export function highlightToHtml(
  code: string,
  language: string | undefined,
  escape: (text: string) => string = escapeHtml,
): string {
  const name = language?.toLowerCase()
  if (name === undefined || !lowlight.registered(name) || findPlainReason(code, name) !== undefined) return escape(code)
  const highlighter = openHighlighter(languages, aliases)
  highlighter.configure({ __emitter: HtmlEmitter, classPrefix: 'hl-', escape })
  return highlighter.highlight(code, { language: name, ignoreIllegals: true }).value
}

/** Prints the tokens of highlight.js at once. */
class HtmlEmitter implements Emitter {
  #html = ''
  /** Number of elements that are open: the end of a code may be inside some. */
  #open = 0
  readonly #options: EmitterOptions

  constructor(options: EmitterOptions) {
    this.#options = options
  }

  addText(text: string): void {
    this.#html += this.#options.escape(text)
  }

  startScope(name: string): void {
    // The first name has the prefix; the others are marked by underscores.
    const [first = '', ...others] = name.split('.')
    const names = [this.#options.classPrefix + first, ...others.map((each, index) => each + '_'.repeat(index + 1))]
    this.#html += `<span class="${names.join(' ')}">`
    this.#open++
  }

  endScope(): void {
    if (this.#open === 0) return
    this.#html += '</span>'
    this.#open--
  }

  __addSublanguage(other: Emitter, name: string): void {
    const html = other.toHTML()
    this.#html += name ? `<span class="${name}">${html}</span>` : html
  }

  openNode(name: string): void {
    this.startScope(name)
  }

  closeNode(): void {
    this.endScope()
  }

  finalize(): void {
    // Nothing is left to be done.
  }

  toHTML(): string {
    return this.#html + '</span>'.repeat(this.#open)
  }
}
