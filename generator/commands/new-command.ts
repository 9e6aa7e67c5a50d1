// The new command: a file to start from, or a whole site.

import { relative, resolve } from 'node:path'
import pc from 'picocolors'
import type { Config } from '../config.ts'
import { UsageError } from '../errors.ts'
import { exitCodes } from '../exit-codes.ts'
import { listNames } from '../problem.ts'
import { plural, print, printNotes, relativePath } from '../report/report.ts'
import { orExplainCode, readOwn } from './own-code.ts'

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
  const { noOwnSchemas } = await import('../content/content.ts')
  const { orBlameSchemas } = await import('../render/render.ts')
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
