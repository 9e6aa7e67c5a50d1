// The new command: a file to start from, or a whole site.

import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Config, ValuesOf } from '../config/config.ts'
import { exitCodes, UsageError } from '../errors.ts'
import { wayToContent } from '../paths.ts'
import { plural, printNotes, relativePath } from '../report/report.ts'
import { quoteForShell } from '../text.ts'
import { type CodeKind, codeKinds } from './code-kinds.ts'
import { orExplainCode, readOwn } from './own-code.ts'

/** Answers about a new site. */
type SiteFlags = ValuesOf<'newSite'>

/** Writes a new content file, or a new site. */
export async function newCommand(kind: string, slug: string, config: Config, flags: SiteFlags): Promise<number> {
  if (kind === 'site') return newSiteCommand(slug, config, flags)
  const [given] = Object.entries(flags).find(([, value]) => value !== undefined && value !== false) ?? []
  if (given !== undefined) throw new UsageError(`--${given} is about a site: libretto new site DIR`)
  if (!existsSync(join(config.places.content, 'site.yaml')))
    throw new UsageError(`there is no site here; ${wayToContent}`)
  if (codeKinds.some((each) => each === kind)) return newCodeCommand(kind as CodeKind, slug, config)
  const { listKinds } = await import('../addresses/addresses.ts')
  const { createEntry } = await import('../move/move.ts')
  const { findSwitchedOff } = await import('./switched-off.ts')
  const { noOwnSchemas } = await import('../read/read.ts')
  const { orBlameSchemas } = await import('../render/render.ts')
  return orExplainCode(config, async () => {
    // Compiling custom code takes time, and may fail.
    const own = listKinds({}).has(kind) ? noOwnSchemas : await readOwn(config)
    const {
      places,
      instant: { now },
      surface: { quiet, screen },
    } = config
    const create = () =>
      createEntry(kind, slug, {
        content: places.content,
        now,
        collections: own.collections,
        others: [...codeKinds, 'site'],
      })
    const path = await orBlameSchemas(create, own, places)
    if (!quiet) screen.print(`${screen.out.colors.green('created')} ${relative(places.workingDirectory, path)}`)
    printNotes(findSwitchedOff([relativePath(path, places.content)], places).notes, screen)
    return exitCodes.done
  })
}

async function newCodeCommand(kind: CodeKind, name: string, config: Config): Promise<number> {
  const { createCode } = await import('./new-code.ts')
  const {
    places: { content, ownPlace, workingDirectory },
    instant: { now },
    surface: { quiet, screen },
  } = config
  const written = createCode(kind, name, { own: ownPlace, content, now }).map((path) =>
    relative(workingDirectory, path),
  )
  if (quiet) return exitCodes.done
  for (const path of written) screen.print(`${screen.out.colors.green('created')} ${path}`)
  const test = written.find((path) => path.endsWith('.test.js'))
  if (test !== undefined) screen.print(`next: node --test ${wordOf(test)}`)
  return exitCodes.done
}

async function newSiteCommand(folder: string, config: Config, flags: SiteFlags): Promise<number> {
  const { checkFolder, createSite, findFault, isTextLanguage, siteDefaults, siteKinds } = await import('./new-site.ts')
  const { askFor } = await import('./ask-for.ts')
  const {
    places: { libretto, workingDirectory },
    instant: { now },
    surface: { quiet, screen },
  } = config
  const path = resolve(workingDirectory, folder)
  // Before anybody answers.
  checkFolder(path)
  const { yes, ...given } = flags
  const defaults = siteDefaults(path)
  const questions = {
    name: 'Name of the site',
    url: 'Address where it will be published',
    language: 'Language, e.g. en or pt-BR',
    kind: `Kind: ${siteKinds.slice(0, -1).join(', ')} or ${siteKinds.at(-1)}`,
  }
  const asked = yes ? { ...screen, input: undefined } : screen
  const answers = await askFor({ given, defaults, questions, findFault }, asked)
  const files = createSite({ folder: path, ...answers }, { libretto, now })
  const shown = relative(workingDirectory, path) || '.'
  if (quiet) return exitCodes.done
  screen.print(`${screen.out.colors.green('created')} ${plural(files.length, 'file')} in ${shown}`)
  if (!/^en\b/i.test(answers.language))
    screen.print('its texts are in English: write them in your language, also those without "TODO:"')
  screen.print(`next: cd ${wordOf(shown)} && npm install && npm start`)
  if (!isTextLanguage(answers.language)) printNotes([foreignTexts(answers.language)], screen)
  return exitCodes.done
}

function foreignTexts(language: string): string {
  const more = '"libretto explain untranslated" says more'
  return `the texts and the interface are English, because there are none in "${language}"; ${more}`
}

/** A path as a shell takes it for one word. */
function wordOf(path: string): string {
  return /^[\p{L}\p{N}_./-]+$/u.test(path) && !path.startsWith('-') ? path : quoteForShell(path)
}
