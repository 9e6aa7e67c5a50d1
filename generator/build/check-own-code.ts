// Custom code on rendered pages: what browsers would refuse, what never runs, and what leads nowhere. Each module has
// one warning for all pages that show it, at its first place.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cache, Kind } from '../cache/cache.ts'
import type { Config } from '../config/config.ts'
import type { CodePlace } from '../errors.ts'
import { pageFormOf } from '../hosts/hosts.ts'
import { compare, type Problem } from '../problem.ts'
import { type Bundle, type KeptTrace, type Page, readTraces } from '../render/render.ts'
import { placeOf } from './explain-failure.ts'
import { type Judgement, judgeTrace, type TraceRules } from './judge-trace.ts'
import type { PlannedLanguage } from './render-languages.ts'

/** Key: line and column in the compiled code. Scope: its version. */
const codePlaces: Kind<CodePlace> = { name: 'code-places', keptIn: 'file' }

interface OwnCode extends Omit<TraceRules, 'targets' | 'pageForm'> {
  languages: readonly PlannedLanguage[]
  pages: readonly Page[]
  /** `context` of the pages, by language. */
  contexts: Readonly<Record<string, string>>
}

/** Something wrong, before all places of a module are one problem. */
interface Found {
  trace: KeptTrace
  judgement: Judgement
  place: CodePlace
}

/** Warnings about what custom code has put on the pages. */
export async function checkOwnCode(
  { languages, pages, contexts, ...rules }: OwnCode,
  { places }: Pick<Config, 'places'>,
  cache: Cache,
): Promise<Problem[]> {
  const found: Found[] = []
  const targets = languages[0]?.targets
  for (const { place, bundle, content } of languages) {
    const pageForm = pageFormOf(content.site.hosts)
    const texts = new Set(pages.flatMap((page) => (page.context === contexts[place.language] ? page.traces : [])))
    const traces = await readHtml(listTraces(texts), bundle)
    if (!targets || traces.length === 0) continue
    const wrong = traces.flatMap((trace) => {
      const judgement = judgeTrace(trace, { ...rules, targets, pageForm })
      return judgement ? [{ trace, judgement }] : []
    })
    for (const each of await placeFound(wrong, bundle, { own: places.own, cache })) found.push(each)
  }
  return joinFound(found).map(({ place, fault }) => ({ ...fault, severity: 'warning', ...placeOf(place, places) }))
}

/** Each trace of all pages once. */
function listTraces(texts: ReadonlySet<string>): KeptTrace[] {
  const traces = new Map<string, KeptTrace>()
  for (const text of texts) for (const trace of readTraces(text)) traces.set(JSON.stringify(trace), trace)
  return [...traces.values()]
}

/** Puts in the place of each HTML what there is to judge of it. */
async function readHtml(traces: readonly KeptTrace[], { site }: Bundle): Promise<readonly KeptTrace[]> {
  if (!traces.some(({ kind }) => kind === 'html')) return traces
  const { listElements } = await import('../markdown/markdown.ts')
  return traces.flatMap((trace) => {
    const { module, kind, value, place } = trace
    if (kind !== 'html') return [trace]
    return site.traceHtml(module, listElements(value)).map((inside) => ({ ...inside, place }))
  })
}

/** Adds the place of each in its module. */
async function placeFound(
  found: readonly Omit<Found, 'place'>[],
  { version, findPlaces }: Bundle,
  { own = '', cache }: { own: string | undefined; cache: Cache },
): Promise<Found[]> {
  const shelf = cache.shelf(codePlaces, version)
  const unknown = [...new Set(found.map(({ trace }) => trace.place))].filter((at) => at !== '' && !shelf.get(at))
  const placed = await findPlaces(
    unknown.map((at) => {
      const [line = 0, column = 0] = at.split(':').map(Number)
      return { line, column }
    }),
  )
  for (const [index, at] of unknown.entries()) {
    const place = placed[index]
    if (place) shelf.set(at, place)
  }
  const all: Found[] = []
  for (const { trace, judgement } of found) {
    const known = trace.place === '' ? undefined : shelf.get(trace.place)
    all.push({ trace, judgement, place: known ?? (await findText(trace, own)) })
  }
  return all
}

/** Where a module has an address in quotes; the module as a whole if the code puts the address together. */
async function findText({ module, value }: KeptTrace, own: string): Promise<CodePlace> {
  const whole = { file: `own:${module}`, line: 1, column: 0, lineText: '' }
  const text = await readFile(join(own, module), 'utf8').catch(() => '')
  const lines = text.split(/\r?\n/)
  for (const [index, lineText] of lines.entries()) {
    const column = ['"', "'", '`'].map((quote) => lineText.indexOf(quote + value + quote)).find((at) => at >= 0)
    if (column !== undefined) return { ...whole, line: index + 1, column, lineText }
  }
  return whole
}

/** One fault for all that a module does wrong in the same way. */
function joinFound(found: readonly Found[]): { place: CodePlace; fault: ReturnType<Judgement['describe']> }[] {
  const groups = new Map<string, Found[]>()
  for (const each of found) {
    const key = JSON.stringify([each.place.file, each.judgement.group])
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group.sort((a, b) => comparePlaces(a.place, b.place))
    if (!first) return []
    const values = [...new Set([first, ...others].map(({ trace }) => trace.value))]
    return { place: first.place, fault: first.judgement.describe(values) }
  })
}

function comparePlaces(a: CodePlace, b: CodePlace): number {
  return a.line - b.line || a.column - b.column || compare(a.lineText, b.lineText)
}
