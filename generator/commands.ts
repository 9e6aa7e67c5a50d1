// The commands of the command line. Each takes its configuration, prints what a person or a program needs to know, and
// resolves with an exit code. Stages are imported when a command needs them, so that `--help` starts quickly.

import { relative, resolve } from 'node:path'
import pc from 'picocolors'
import type { Cache } from './cache/cache.ts'
import type { Config } from './config.ts'
import type { Content, OwnSchemas } from './content/content.ts'
import { EnvironmentError, UsageError } from './errors.ts'
import { exitCodes } from './exit-codes.ts'
import { addJobSummary } from './job-summary.ts'
import { print, printNotes, printProblems, warn } from './print-problems.ts'
import { printTimes } from './print-times.ts'
import { listNames } from './problem.ts'
import { plural, relativePath } from './report.ts'

/** Checks all content and writes nothing. */
export async function validateCommand(config: Config): Promise<number> {
  const { checkContent, hasErrors } = await import('./build.ts')
  const { openCache, readCache, readOnlyPack } = await import('./cache/cache.ts')
  const { listArticles } = await import('./content/content.ts')
  // What the last build has read and compiled.
  const { pack, ...known } = readCache(config)
  const cache = openCache({ ...known, pack: pack && readOnlyPack(pack) })
  const { content, languages, problems } = await checkContent(config, cache).catch(async (error: unknown) => {
    const { explainCode, isBuildFailure } = await import('./explain-failure.ts')
    if (!isBuildFailure(error)) throw error
    return { content: undefined, languages: [], problems: explainCode(error, config) }
  })
  cache.pack?.close()
  printProblems(problems, config, {})
  const pages = languages.reduce((sum, each) => sum + each.content.pages.length + listArticles(each.content).length, 0)
  const checked = `${plural(pages, 'page')} checked`
  if (config.format === 'pretty' && problems.length === 0 && !config.quiet) print(`${pc.green('valid')} ${checked}`)
  addJobSummary(content ? checked : 'checked the content', problems, config)
  return hasErrors(problems, config) ? exitCodes.content : exitCodes.done
}

/** Builds, serves and rebuilds until it is stopped. */
export async function watchCommand(config: Config): Promise<number> {
  const { watch, watchPrinter } = await import('./watch/watch.ts')
  const printer = watchPrinter(config, pc)
  const onBuild: typeof printer.onBuild = (report) => {
    printer.onBuild(report)
    if (report.isWritten === undefined) printTimes(report.stages, config)
  }
  // Writers look at the page they change: it should not wait for its pictures.
  const started = await watch({ ...config, encoder: undefined }, { ...printer, onBuild })
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

/** Answers about a new site. */
export interface SiteFlags {
  kind?: string
  name?: string
  url?: string
  language?: string
}

/** Writes a new content file, or a new site. */
export async function newCommand(kind: string, slug: string, config: Config, flags: SiteFlags): Promise<number> {
  if (kind === 'site') return newSiteCommand(slug, config, flags)
  const given = Object.keys(flags).find((name) => ['kind', 'name', 'url', 'language'].includes(name))
  if (given !== undefined) throw new UsageError(`--${given} is about a site: libretto new site DIR`)
  const { createEntry, listKinds } = await import('./new.ts')
  const { findSwitchedOff } = await import('./switched-off.ts')
  const { noOwnSchemas } = await import('./content/content.ts')
  const { orBlameSchemas } = await import('./render/render.ts')
  return orExplainCode(config, async () => {
    // Compiling the site's own code takes time, and may fail.
    const own = listKinds({}).has(kind) ? noOwnSchemas : await readOwn(config)
    const create = () => createEntry(kind, slug, { ...config, collections: own.collections })
    const path = await orBlameSchemas(create, own, config)
    if (!config.quiet) print(`${pc.green('created')} ${relative(process.cwd(), path)}`)
    printNotes(findSwitchedOff([relativePath(path, config.content)], config).notes)
    return exitCodes.done
  })
}

async function newSiteCommand(folder: string, config: Config, flags: SiteFlags): Promise<number> {
  const { createSite, siteDefaults, siteKinds } = await import('./new-site.ts')
  const { askFor } = await import('./ask-for.ts')
  const path = resolve(folder)
  const answers = await askFor(flags, siteDefaults(path), {
    name: 'Name of the site',
    url: 'Address where it will be published',
    language: 'Language',
    kind: `Kind (${listNames(siteKinds, 9)})`,
  })
  const files = createSite({ folder: path, ...answers }, config)
  const shown = relative(process.cwd(), path) || '.'
  if (config.quiet) return exitCodes.done
  print(`${pc.green('created')} ${plural(files.length, 'file')} in ${shown}`)
  print(`next: cd ${shown} && npm install && npm start`)
  return exitCodes.done
}

/** Prints the JSON Schemas of all content, or writes them into a folder. */
export async function schemaCommand(config: Config, out?: string): Promise<number> {
  const { contentSchemas, writeSchemas } = await import('./content-schemas.ts')
  const { openCache } = await import('./cache/cache.ts')
  return orExplainCode(config, async () => {
    // What both need is compiled once.
    const cache = openCache()
    const known = { own: await readOwn(config, cache), content: await readValidContent(config, cache) }
    if (out === undefined) print(JSON.stringify(contentSchemas(known), null, 2))
    else {
      const { length } = writeSchemas(resolve(out), known)
      if (!config.quiet) print(`${pc.green('wrote')} ${plural(length, 'schema')} into ${out}`)
    }
    return exitCodes.done
  })
}

/** Runs an action. Code of the site that does not compile is printed as problems. */
export async function orExplainCode(config: Config, action: () => Promise<number>): Promise<number> {
  try {
    return await action()
  } catch (error) {
    const { explainCode, isBuildFailure } = await import('./explain-failure.ts')
    if (!isBuildFailure(error)) throw error
    printProblems(explainCode(error, config), config, {})
    return exitCodes.content
  }
}

/** The content as far as it is valid; undefined where there is none yet. */
async function readValidContent(config: Config, cache: Cache): Promise<Content | undefined> {
  const { checkContent } = await import('./build.ts')
  try {
    return (await checkContent(config, cache)).content
  } catch (error) {
    if (error instanceof EnvironmentError) return undefined
    throw error
  }
}

async function readOwn(config: Config, cache?: Cache): Promise<OwnSchemas> {
  const { readOwnSchemas } = await import('./render/render.ts')
  const { openCache } = await import('./cache/cache.ts')
  return readOwnSchemas(config, cache ?? openCache())
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
