// Text for people, programs and CI. Paths are relative to the working directory, so that a terminal can open them, or
// to the repository, so that a code host finds them.

import { isAbsolute, join, relative } from 'node:path'
import { formatBytes } from '#runtime/format-bytes.ts'
import type { Config, Places } from '../config/config.ts'
import type { Problem } from '../problem.ts'
import type { Colors } from '../terminal.ts'
import { visibleText } from '../text.ts'

/** Problems with `file` relative to the working directory. */
export function locateProblems(
  problems: readonly Problem[],
  { content, workingDirectory }: Pick<Places, 'content' | 'workingDirectory'>,
): Problem[] {
  return problems.map((problem) =>
    problem.file === undefined
      ? problem
      : { ...problem, file: relativePath(join(content, problem.file), workingDirectory) },
  )
}

/** A path as messages show it: relative to a folder, with forward slashes. */
export function relativePath(path: string, from: string): string {
  const short = relative(from, path)
  return (short === '' || isAbsolute(short) ? path : short).replaceAll('\\', '/')
}

/** Numbers of errors, warnings and files. */
export function countProblems(problems: readonly Problem[]): { errors: number; warnings: number; files: number } {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const files = new Set(problems.flatMap(({ file }) => file ?? []))
  return { errors, warnings: problems.length - errors, files: files.size }
}

/** Of each code: a site that moves in may have hundreds of one kind. */
const mostFrames = 10

/** So many more warnings of a code are one line: nobody reads the two hundredth place. */
const mostRepeats = 20

/**
 * Problems for people. The first ones of each code have a code frame; later ones repeat neither it nor a hint, and many
 * warnings become a number with three of their places.
 */
export function prettyProblems(problems: readonly Problem[], colors: Colors): string {
  const { few, groups } = splitRepeats(problems)
  const shown = [...dropRepeats(few), ...groups.map((problem) => ({ problem, isLate: true }))]
  const texts = shown.map(({ problem, isLate }, index) => {
    const isBelow = index === 0 || (isLate && shown[index - 1]?.isLate === true)
    return `${isBelow ? '' : '\n'}${prettyProblem(problem, colors)}\n`
  })
  return texts.join('')
}

/** The problems to tell one by one, and one for the other warnings of each code that has too many. */
function splitRepeats(problems: readonly Problem[]): { few: Problem[]; groups: Problem[] } {
  const rest = new Map<string, Problem[]>()
  const counts = new Map<string, number>()
  for (const { code, severity } of problems) if (severity === 'warning') counts.set(code, (counts.get(code) ?? 0) + 1)
  const seen = new Map<string, number>()
  const few = problems.filter((problem) => {
    const { code, severity } = problem
    const count = (seen.get(code) ?? 0) + 1
    seen.set(code, count)
    const isTold = severity === 'error' || count <= mostFrames || (counts.get(code) ?? 0) <= mostFrames + mostRepeats
    if (isTold) return true
    const others = rest.get(code)
    if (others) others.push(problem)
    else rest.set(code, [problem])
    return false
  })
  return { few, groups: [...rest.values()].map(joinRest) }
}

/** Many warnings of a code as one: their number, and the files that have most of them. */
function joinRest(problems: readonly Problem[]): Problem {
  const files = new Map<string, { place: string; count: number }>()
  for (const { file = '', line } of problems) {
    const known = files.get(file)
    if (known) known.count++
    else files.set(file, { place: line === undefined ? file : `${file}:${line}`, count: 1 })
  }
  const fullest = [...files.values()].sort((one, other) => other.count - one.count).slice(0, 3)
  const places = fullest.map(({ place, count }) => (count > 1 ? `${place} (${count})` : place)).join(', ')
  const message = `${plural(problems.length, 'more place')} in ${plural(files.size, 'file')}, such as ${places}`
  const { code, severity } = problems[0] as Problem
  return { code, severity, message, hint: '--format json lists every place' }
}

function dropRepeats(problems: readonly Problem[]): { problem: Problem; isLate: boolean }[] {
  const counts = new Map<string, number>()
  const hints = new Set<string | undefined>()
  return problems.map(({ frame, hint, ...rest }) => {
    const count = (counts.get(rest.code) ?? 0) + 1
    counts.set(rest.code, count)
    const isLate = count > mostFrames
    const isKnown = hints.has(hint)
    hints.add(hint)
    const framed = frame === undefined || isLate ? rest : { ...rest, frame }
    return { problem: hint === undefined || (isLate && isKnown) ? framed : { ...framed, hint }, isLate }
  })
}

function prettyProblem(problem: Problem, colors: Colors): string {
  const { severity, code, message, hint, file, line, column, frame } = visibleProblem(problem)
  const label = severity === 'error' ? colors.red(colors.bold('error')) : colors.yellow(colors.bold('warning'))
  const place = file === undefined ? '' : ` ${colors.cyan(line === undefined ? file : `${file}:${line}:${column}`)}`
  const rows = [`${label}${place}  ${message} ${colors.dim(`[${code}]`)}`]
  if (frame !== undefined)
    for (const row of frame.split('\n')) rows.push(`  ${row.startsWith('>') ? row : colors.dim(row)}`)
  if (hint !== undefined) rows.push(`  ${colors.bold('→')} ${hint}`)
  return rows.join('\n')
}

// Names of files and keys may hold anything.
function visibleProblem(problem: Problem): Problem {
  const { message, hint, file } = problem
  return {
    ...problem,
    message: visibleText(message),
    ...(hint === undefined ? {} : { hint: visibleText(hint) }),
    ...(file === undefined ? {} : { file: visibleText(file) }),
  }
}

/** "2 errors and 1 warning in 3 files". Problems of no file are not said to be in one. */
export function summarizeProblems(problems: readonly Problem[]): string {
  const { errors, warnings, files } = countProblems(problems)
  const parts = [
    ...(errors > 0 ? [plural(errors, 'error')] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ]
  return parts.join(' and ') + (files > 0 ? ` in ${plural(files, 'file')}` : '')
}

/** Problems for programs: one JSON document. */
export function jsonProblems(problems: readonly Problem[], summary: object): string {
  const plain = problems.map(({ frame: _, ...problem }) => problem)
  return JSON.stringify({ problems: plain, summary: { ...countProblems(problems), ...summary } }, null, 2)
}

/**
 * Problems as a code host is to show them: with `file` relative to the root of the repository, and with --strict a
 * warning is an error, since it stops the build.
 */
export function problemsForHost(
  problems: readonly Problem[],
  { places: { content, repository }, output: { strict } }: Pick<Config, 'places' | 'output'>,
): Problem[] {
  const located = locateProblems(problems, { content, workingDirectory: repository })
  return located.map((problem) => (strict ? { ...problem, severity: 'error' } : problem))
}

/** Problems as GitHub workflow commands, which CI shows as annotations. */
export function githubProblems(problems: readonly Problem[]): string {
  return problems
    .map((problem) => {
      const { severity, code, message, hint, file, line, column } = visibleProblem(problem)
      const properties = [
        ...(file === undefined ? [] : [`file=${escapeProperty(file)}`]),
        ...(line === undefined ? [] : [`line=${line}`]),
        ...(column === undefined ? [] : [`col=${column}`]),
        `title=${escapeProperty(code)}`,
      ]
      const text = hint === undefined ? message : `${message}; ${hint}`
      return `::${severity} ${properties.join(',')}::${escapeData(text)}`
    })
    .join('\n')
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

/** What a build did. */
export interface BuildNumbers {
  pages: number
  /** Pages that were not rendered again. */
  reused: number
  /** Files. */
  written: number
  removed: number
  /** Size of the output. */
  bytes: number
  milliseconds: number
}

/** The last line of a build. */
export function summarizeBuild({ pages, reused, written, removed, bytes, milliseconds }: BuildNumbers): string {
  return [
    plural(pages, 'page'),
    `${reused} reused`,
    `${plural(written, 'file')} written`,
    `${removed} removed`,
    formatBytes(bytes),
    `${(milliseconds / 1000).toFixed(2)} s`,
  ].join(', ')
}

/** "1 file", "2 files". */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
