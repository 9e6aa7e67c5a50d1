// The commands of the command line. Each takes its configuration, prints what a person or a program needs to know, and
// resolves with an exit code. Stages are imported when a command needs them, so that `--help` starts quickly.

import { relative, resolve } from 'node:path'
import pc from 'picocolors'
import type { Config } from './config.ts'
import { exitCodes } from './exit-codes.ts'
import { print, printProblems, warn } from './print-problems.ts'
import { plural } from './report.ts'

/** Checks all content and writes nothing. */
export async function validateCommand(config: Config): Promise<number> {
  const { checkContent, hasErrors } = await import('./build.ts')
  const { openCache, readCache } = await import('./cache/cache.ts')
  const { listArticles } = await import('./content/content.ts')
  // What the last build has read and compiled.
  const cache = openCache(readCache(config))
  const { content, problems } = await checkContent(config, cache)
  cache.pack?.close()
  printProblems(problems, config, {})
  if (config.format === 'pretty' && problems.length === 0 && !config.quiet) {
    const files = content ? content.pages.length + listArticles(content).length : 0
    print(`${pc.green('valid')} ${plural(files, 'page')} checked`)
  }
  return hasErrors(problems, config) ? exitCodes.content : exitCodes.done
}

/** Builds, serves and rebuilds until it is stopped. */
export async function watchCommand(config: Config): Promise<number> {
  const { watch } = await import('./watch/watch.ts')
  const { watchPrinter } = await import('./watch/watch.ts')
  const started = await watch(config, watchPrinter(config, pc))
  const stop = () => void started.close()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  if (config.hosts.length > 0) warn(`${pc.yellow('warning')} ${watchExposure(config)}`)
  if (!config.quiet)
    print(`${pc.green('watching')} ${relative(process.cwd(), config.content) || '.'} at ${pc.bold(started.url)}`)
  if (config.open) await openBrowser(started.url)
  const how = await started.ended
  process.off('SIGINT', stop).off('SIGTERM', stop)
  return how === 'restart' ? exitCodes.restart : exitCodes.done
}

/** Serves a built site until it is stopped. */
export async function previewCommand(config: Config): Promise<number> {
  const { preview } = await import('./preview.ts')
  const server = await preview(config)
  const stop = () => void server.close()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  if (config.hosts.length > 0) warn(`${pc.yellow('warning')} ${exposure(config)}`)
  if (!config.quiet) print(`${pc.green('serving')} ${config.out} at ${server.url}`)
  if (config.open) await openBrowser(server.url)
  await server.closed
  return exitCodes.done
}

/** Joins the shards of a site. */
export async function mergeCommand(folders: readonly string[], config: Config): Promise<number> {
  const { mergeParts } = await import('./merge.ts')
  const parts = folders.map((folder) => resolve(folder))
  const { written, removed, kept } = await mergeParts(parts, config)
  const files = `${plural(written.length + kept, 'file')}, ${written.length} written, ${removed.length} removed`
  if (!config.quiet) print(`${pc.green('merged')} ${plural(parts.length, 'part')}: ${files}`)
  return exitCodes.done
}

/** Writes a new content file. */
export async function newCommand(kind: string, slug: string, config: Config): Promise<number> {
  const { createEntry } = await import('./new.ts')
  const path = await createEntry(kind, slug, config)
  print(`${pc.green('created')} ${relative(process.cwd(), path)}`)
  return exitCodes.done
}

/** Prints the JSON Schemas of all content. */
export async function schemaCommand(): Promise<number> {
  const { contentSchemas } = await import('./content-schemas.ts')
  print(JSON.stringify(contentSchemas(), null, 2))
  return exitCodes.done
}

async function openBrowser(url: string): Promise<void> {
  const { spawn } = await import('node:child_process')
  const openers: Partial<Record<NodeJS.Platform, [command: string, ...words: string[]]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  }
  const [command, ...words] = openers[process.platform] ?? ['xdg-open']
  // Without a desktop there is nothing to open; the address is printed anyway.
  spawn(command, [...words, url], { stdio: 'ignore', detached: true })
    .on('error', () => warn(`no browser could be opened; go to ${url}`))
    .unref()
}

function exposure({ hosts }: Config): string {
  return `other machines can read this site by the name ${hosts.join(', ')}`
}

function watchExposure(config: Config): string {
  const shown = config.drafts
    ? 'they see its drafts too (--drafts), but no sources, no problems and no panel'
    : 'they see no drafts, no sources, no problems and no panel'
  return `${exposure(config)}; ${shown}; editing is switched off`
}
