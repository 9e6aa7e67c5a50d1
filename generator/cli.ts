// argv → one command. With report.ts the only part that prints, and the only one that decides the exit code:
// 0 done, 1 content problems, 2 wrong usage, 3 the environment, 70 a bug, 130 and 143 ended by a signal.

import { relative, resolve } from 'node:path'
import { Command, CommanderError } from 'commander'
import pc from 'picocolors'
import { type Config, type Flags, readConfig, UsageError } from './config.ts'
import { EnvironmentError } from './environment-error.ts'
import type { Problem } from './problem.ts'
import {
  countProblems,
  githubProblems,
  jsonProblems,
  locateProblems,
  plural,
  prettyProblems,
  summarizeBuild,
  summarizeProblems,
} from './report.ts'

/** The launcher takes `restart` for itself: the generator's own code has changed. */
export const exitCodes = {
  done: 0,
  content: 1,
  usage: 2,
  environment: 3,
  bug: 70,
  restart: 75,
  interrupted: 130,
  terminated: 143,
} as const

/** Runs one command line and resolves with its exit code. Never rejects. `version` is the fingerprint of the code that runs. */
export async function runCli(argv: readonly string[], libretto: string, version?: string): Promise<number> {
  let code: number = exitCodes.done
  // A reader such as `head` may close the pipe early; that is no error of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  const run = (action: (config: Config) => Promise<number>) => async (flags: Flags) => {
    code = await action(readConfig(flags, process.cwd(), libretto, Date.now(), version))
  }
  const program = new Command('libretto')
    .description('Builds a static site from YAML pages and Markdown articles.')
    .version(process.env.LIBRETTO_VERSION ?? '0.1.0')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`${text.replace(/^error: /, 'libretto: ')}`) })
  shared(program.command('build').description('build the site into the output folder'))
    .option('--out <dir>', 'output folder (default: dist)')
    .option('--cache <dir>', 'where the cache lives (default: .libretto)')
    .option('--no-cache', 'ignore the cache')
    .option('--base-path <path>', 'path the site lives under, e.g. /docs')
    .option('--engine <engine>', 'react or preact (default: react)')
    .option('--shard <part>', 'build one part of the pages, e.g. 2/4; merge joins them')
    .action(run(buildCommand))
  program
    .command('merge')
    .description('join the parts of a build with --shard into one site')
    .argument('<dirs...>', 'the folders of all parts')
    .option('--out <dir>', 'output folder (default: dist)')
    .option('--quiet', 'print problems only')
    .action(async (folders: string[], flags: Flags) => {
      const { mergeParts } = await import('./merge.ts')
      const config = readConfig(flags, process.cwd(), libretto, Date.now())
      const parts = folders.map((folder) => resolve(folder))
      const { written, removed, kept } = await mergeParts(parts, config)
      if (!config.quiet)
        print(
          `${pc.green('merged')} ${plural(parts.length, 'part')}: ${plural(written.length + kept, 'file')}, ${written.length} written, ${removed.length} removed`,
        )
    })
  shared(program.command('validate').description('check all content and write nothing')).action(run(validateCommand))
  shared(program.command('watch').description('build, serve, and rebuild what changes'))
    .option('--out <dir>', 'output folder (default: dist)')
    .option('--base-path <path>', 'path the site lives under, e.g. /docs')
    .option('--engine <engine>', 'react or preact (default: react)')
    .option('--port <number>', 'port (default: 4321)')
    .option('--host <names>', 'addresses or names others may call it by, with commas; nothing can be edited then')
    .option('--open', 'open the site in the browser')
    .action(run(watchCommand))
  program
    .command('preview')
    .description('serve a built site as a static host would')
    .option('--out <dir>', 'folder to serve (default: dist)')
    .option('--base-path <path>', 'path the site lives under')
    .option('--port <number>', 'port (default: 4321)')
    .option('--host <names>', 'addresses or names others may call it by, with commas (default: this machine only)')
    .option('--open', 'open the site in the browser')
    .option('--quiet', 'print problems only')
    .action(run(previewCommand))
  program
    .command('new')
    .description('write a commented file to start from')
    .argument('<kind>', 'page, post, help or case-study')
    .argument('<slug>', 'address, e.g. getting-started')
    .option('--content <dir>', 'content folder (default: content)')
    .option('--now <iso>', 'day written into the file (default: today)')
    .action(async (kind: string, slug: string, flags: Flags) => {
      const { createEntry } = await import('./new.ts')
      const config = readConfig(flags, process.cwd(), libretto, Date.now())
      print(
        `${pc.green('created')} ${relative(process.cwd(), await createEntry(kind, slug, config.content, config.now))}`,
      )
    })
  program
    .command('schema')
    .description('print JSON Schemas of all content, for editors')
    .action(async () => {
      const { contentSchemas } = await import('./content-schemas.ts')
      print(JSON.stringify(contentSchemas(), null, 2))
    })
  try {
    await program.parseAsync([...argv], { from: 'user' })
    return code
  } catch (error) {
    return explain(error)
  }
}

function shared(command: Command): Command {
  return command
    .option('--content <dir>', 'content folder (default: content)')
    .option('--strict', 'warnings count as errors')
    .option('--drafts', 'include drafts and scheduled articles')
    .option('--now <iso>', 'instant that decides what is published (default: now)')
    .option('--markdown-parser <parser>', 'satteri or remark (default: satteri)')
    .option('--format <format>', 'pretty, json or github (default: pretty)')
    .option('--quiet', 'print problems only')
    .option('--verbose', 'print more')
}

async function buildCommand(config: Config): Promise<number> {
  const { lockOutput } = await import('./disk/lock.ts')
  let lock: ReturnType<typeof lockOutput> | undefined
  // Until it publishes a build may end at once; what has begun to be published is finished.
  let isPublishing = false
  let interrupted: number | undefined
  const interrupt = (code: number) => () => {
    interrupted = code
    if (isPublishing) return
    lock?.release()
    process.exit(code)
  }
  const [onInterrupt, onTerminate] = [interrupt(exitCodes.interrupted), interrupt(exitCodes.terminated)]
  process.once('SIGINT', onInterrupt).once('SIGTERM', onTerminate)
  try {
    lock = lockOutput(config.out)
    if (lock.note !== undefined) warn(`${pc.yellow('note')} ${lock.note}`)
    const code = await buildAndReport(config, () => (isPublishing = true))
    return interrupted ?? code
  } finally {
    process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate)
    lock?.release()
  }
}

async function buildAndReport(config: Config, onPublish: () => void): Promise<number> {
  const { build, hasErrors } = await import('./build.ts')
  const { readMemory, writeMemory } = await import('./cache/disk-cache.ts')
  const start = performance.now()
  const before = await readMemory(config)
  const result = await build(config, before, { onStage: (stage) => stage === 'emit' && onPublish() })
  if (result.output && result.output.reused < result.output.pages) await writeMemory(config, result.memory)
  const failed = hasErrors(result.problems, config)
  const output = result.output
  const numbers = output && {
    pages: output.pages,
    reused: output.reused,
    written: output.emitted.written.length,
    removed: output.emitted.removed.length,
    bytes: output.emitted.bytes,
    milliseconds: Math.round(performance.now() - start),
  }
  printProblems(result.problems, config, numbers ?? {})
  if (config.format === 'pretty' && numbers && !config.quiet) print(`${pc.green('built')} ${summarizeBuild(numbers)}`)
  if (config.format === 'pretty' && failed) warn('nothing was written')
  return failed ? exitCodes.content : exitCodes.done
}

async function validateCommand(config: Config): Promise<number> {
  const { listArticles } = await import('./content/list-articles.ts')
  const { check, hasErrors } = await import('./build.ts')
  const { content, problems } = await check(config)
  printProblems(problems, config, {})
  if (config.format === 'pretty' && problems.length === 0 && !config.quiet) {
    const files = content ? content.pages.length + listArticles(content).length : 0
    print(`${pc.green('valid')} ${plural(files, 'page')} checked`)
  }
  return hasErrors(problems, config) ? exitCodes.content : exitCodes.done
}

async function watchCommand(config: Config): Promise<number> {
  const { watch } = await import('./watch/watch.ts')
  const { watchPrinter } = await import('./watch/watch-printer.ts')
  const started = await watch(config, watchPrinter(config, pc))
  const stop = () => void started.close()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  if (config.hosts.length > 0)
    warn(
      `${pc.yellow('warning')} other machines can read this site by the name ${config.hosts.join(', ')}; editing is switched off`,
    )
  if (!config.quiet)
    print(`${pc.green('watching')} ${relative(process.cwd(), config.content) || '.'} at ${pc.bold(started.url)}`)
  if (config.open) await openBrowser(started.url)
  const how = await started.ended
  process.off('SIGINT', stop).off('SIGTERM', stop)
  return how === 'restart' ? exitCodes.restart : exitCodes.done
}

async function previewCommand(config: Config): Promise<number> {
  const { preview } = await import('./preview.ts')
  const server = await preview(config)
  const stop = () => void server.close()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  if (config.hosts.length > 0)
    warn(`${pc.yellow('warning')} other machines can read this site by the name ${config.hosts.join(', ')}`)
  if (!config.quiet) print(`${pc.green('serving')} ${config.out} at ${server.url}`)
  if (config.open) await openBrowser(server.url)
  await server.closed
  return exitCodes.done
}

async function openBrowser(url: string): Promise<void> {
  const { spawn } = await import('node:child_process')
  const [command, ...words] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url]
  // Without a desktop there is nothing to open; the address stands in the terminal.
  spawn(command as string, words, { stdio: 'ignore', detached: true })
    .on('error', () => warn(`no browser could be opened; go to ${url}`))
    .unref()
}

function printProblems(problems: readonly Problem[], config: Config, summary: Record<string, unknown>): void {
  const located = locateProblems(problems, config)
  if (config.format === 'json') print(jsonProblems(located, summary))
  else if (located.length === 0) return
  else if (config.format === 'github') print(githubProblems(located))
  else {
    process.stderr.write(`${prettyProblems(located, pc)}\n`)
    const { errors } = countProblems(located)
    warn(`${errors > 0 ? pc.red(summarizeProblems(located)) : pc.yellow(summarizeProblems(located))}`)
  }
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

function warn(text: string): void {
  process.stderr.write(`${text}\n`)
}

function explain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage
  if (error instanceof UsageError) {
    warn(`libretto: ${error.message}`)
    return exitCodes.usage
  }
  if (error instanceof EnvironmentError || (error instanceof Error && isSystemError(error))) {
    warn(`libretto: ${error.message}`)
    return exitCodes.environment
  }
  warn(
    `libretto: this is a bug. Please report it with the lines below.\n${error instanceof Error ? describeBug(error) : String(error)}`,
  )
  return exitCodes.bug
}

function isSystemError(error: Error): boolean {
  return (
    typeof (error as NodeJS.ErrnoException).code === 'string' &&
    typeof (error as NodeJS.ErrnoException).syscall === 'string'
  )
}

function describeBug(error: Error): string {
  return `${error.stack ?? error.message}${error.cause instanceof Error ? `\ncaused by ${describeBug(error.cause)}` : ''}`
}
