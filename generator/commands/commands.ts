// The door of this folder: all commands with their options. Commands that need much code are imported when they run, so
// that `--help` starts quickly.

import { Command } from 'commander'
import { type Config, type Flags, readFlags } from '../config/config.ts'
import { timed } from '../report/report.ts'
import type { Screen } from '../terminal.ts'
import { describeExamples, describeMissing } from './command-examples.ts'
import { addCommonOptions, contentFlags, withFlags } from './common-options.ts'
import { addCompletion } from './completion-command.ts'
import { mergeCommand } from './merge-command.ts'
import { newCommand } from './new-command.ts'
import { schemaCommand } from './schema-command.ts'
import { previewCommand, watchCommand } from './serve-commands.ts'
import { validateCommand } from './validate-command.ts'

export { reportError } from './report-error.ts'

/** Turns a function of the configuration into the action of a command. */
export type Run = (action: (config: Config) => Promise<number>) => (flags: Flags) => Promise<void>

/** All commands with their options. `release` is the version of Libretto. */
export function createProgram(run: Run, screen: Screen, release: string): Command {
  const program = new Command('libretto')
    .description('Builds a static site from YAML pages and Markdown articles.')
    .version(release)
    // Any command takes them, too. terminal.ts reads them.
    .option('--color', 'color the output, also in a file')
    .option('--no-color', 'do not color the output')
    .exitOverride()
    .configureOutput({ ...outputOf(screen), outputError: (text, write) => write(inOurName(text)) })
  addBuildCommands(program, run)
  addServers(program, run)
  addTools(program, run)
  addChecks(program, run, screen)
  addCompletion(program, screen)
  program.addHelpText(
    'after',
    '\n"libretto manual" prints the manual, and "libretto manual WORD" what it says of a word.',
  )
  for (const command of program.commands) {
    addCommonOptions(command)
    command.configureOutput({
      ...outputOf(screen),
      outputError: (text, write) =>
        write(inOurName(text.replace(/missing required argument .*/, () => describeMissing(command)))),
    })
    command.addHelpText('after', describeExamples(command.name()))
  }
  return program
}

/** Where commander prints its help and its errors. */
function outputOf({ out, err }: Screen) {
  return {
    writeOut: (text: string) => void out.stream.write(text),
    writeErr: (text: string) => void err.stream.write(text),
    getOutHelpWidth: () => out.stream.columns || 80,
    getErrHelpWidth: () => err.stream.columns || 80,
  }
}

function inOurName(error: string): string {
  return error.replace(/^error: /, 'libretto: ')
}

function addBuildCommands(program: Command, run: Run): void {
  const build = program.command('build').description('build the site into the output folder')
  withFlags(build, [...contentFlags, 'format', 'out', 'cache'])
    .option('--no-cache', 'ignore the cache')
    .action(run(async (config) => (await import('./build-command.ts')).buildCommand(config)))
  withFlags(build, ['basePath', 'engine', 'threads', 'shard', 'keepAssets', 'force', 'external'])
  const merge = program
    .command('merge')
    .description('join the parts of a build with --shard into one site')
    .argument('<dirs...>', 'the folders of all parts')
    .action((folders: string[], flags: Flags) => run(timed('merge', (config) => mergeCommand(folders, config)))(flags))
  withFlags(merge, ['content', 'out', 'keepAssets', 'force', 'quiet', 'verbose'], {
    content: 'content folder, which the output must not be in (default: content)',
  })
  const validate = program.command('validate').description('check all content and write nothing')
  withFlags(validate, [...contentFlags, 'format', 'external']).action(run(timed('validate', validateCommand)))
}

function addServers(program: Command, run: Run): void {
  const watch = program.command('watch').description('build, serve, and rebuild what changes')
  withFlags(watch, [...contentFlags, 'out', 'basePath', 'engine', 'port', 'force', 'hosts', 'allowedHosts', 'open'])
  watch.action(run(watchCommand))
  const preview = program.command('preview').description('serve a built site as a static host would')
  withFlags(preview, ['out', 'basePath', 'port', 'hosts', 'allowedHosts', 'open', 'quiet'], {
    out: 'folder to serve (default: dist)',
    hosts: 'comma-separated host names or addresses to serve as well (default: this machine only)',
  })
  preview.action(run(previewCommand))
}

function addTools(program: Command, run: Run): void {
  const create = program
    .command('new')
    .description('write a commented file to start from, or a whole site')
    .argument(
      '<kind>',
      'page, post, help, case-study, doc, the kind of an own collection, block, widget, collection, layout, or site',
    )
    .argument('<slug>', 'address, e.g. getting-started; for code, its name; for a site, its folder')
    .action((kind: string, slug: string, flags: Flags) =>
      run((config) => newCommand(kind, slug, config, readFlags(flags, 'newSite')))(flags),
    )
  withFlags(create, ['content', 'own', 'now', 'kind', 'name', 'url', 'language', 'yes', 'quiet'], {
    now: 'day written into the file (default: today)',
  })
  const bring = program
    .command('import')
    .description('bring the pages of another generator over, and list what could not be translated')
    .argument('<dir>', 'folder of the other site')
    .action((dir: string, flags: Flags) =>
      run(
        timed('import', async (config) => {
          const { importCommand } = await import('./import-command.ts')
          return importCommand(dir, config, readFlags(flags, 'import'))
        }),
      )(flags),
    )
  const names = ['from', 'to', 'dryRun', 'force', 'content', 'own', 'strict', 'format', 'quiet', 'verbose'] as const
  withFlags(bring, names, { force: 'replace files that differ' })
  const upgrade = program
    .command('upgrade')
    .description('say what this version of Libretto changes in the content, and change it')
    .action((flags: Flags) =>
      run(async (config) =>
        (await import('./upgrade-command.ts')).upgradeCommand(config, readFlags(flags, 'import').dryRun),
      )(flags),
    )
  withFlags(upgrade, ['content', 'dryRun', 'quiet'], { dryRun: 'change nothing, list what would change' })
  const move = program
    .command('move')
    .description('give a page, an article, a folder or a file of assets another name, and rewrite what names it')
    .argument('<from>', 'file or folder of the content, or the address of a page, e.g. /docs/install')
    .argument('<to>', 'its new path, or its new address')
    .option('--no-redirect', 'let the old address lead nowhere')
    .action((from: string, to: string, flags: Flags & { redirect?: boolean }) =>
      run(async (config) => {
        const options = { dryRun: flags.dryRun === true, hasRedirect: flags.redirect !== false }
        return (await import('./move-command.ts')).moveCommand([from, to], config, options)
      })(flags),
    )
  withFlags(move, ['content', 'own', 'cache', 'dryRun', 'quiet'], {
    dryRun: 'change nothing, print what would change',
  })
  const schema = program
    .command('schema')
    .description('print JSON Schemas of all content, for editors')
    .action((flags: Flags) => run((config) => schemaCommand(config, flags.out?.toString()))(flags))
  withFlags(schema, ['out', 'content', 'own', 'quiet'], { out: 'write one file per kind of content instead' })
}

function addChecks(program: Command, run: Run, screen: Screen): void {
  const diff = program
    .command('diff')
    .description('compare two built sites')
    .argument('<old>', 'folder of the site as it was, of any generator, or its sitemap.xml')
    .argument('<new>', 'folder of the site as it is to be')
    .action((before: string, after: string, flags: Flags) =>
      run(timed('diff', async (config) => (await import('./diff-command.ts')).diffCommand([before, after], config)))(
        flags,
      ),
    )
  withFlags(diff, ['strict', 'format', 'quiet', 'verbose'])
  const languages = program
    .command('languages')
    .description('list what is not translated, and what is older than its original')
    .action(
      run(timed('languages', async (config) => (await import('./languages-command.ts')).languagesCommand(config))),
    )
  withFlags(languages, ['content', 'own', 'strict', 'format', 'quiet', 'verbose'], {
    strict: 'something to translate is an error',
  })
  program
    .command('explain')
    .description('explain a problem: what it is, why it matters, and what to do')
    .argument('[code]', 'code in brackets behind the message; without it all codes are listed')
    .action((code?: string) => run(async () => (await import('./explain-command.ts')).explainCommand(code, screen))({}))
  program
    .command('manual')
    .description('print the manual, one of its pages, or the places that speak of a word')
    .argument('[words...]', 'name of a page, or words to look for; without them all pages are listed')
    .action((words: string[]) =>
      run(async (config) => (await import('./manual-command.ts')).manualCommand(words, config))({}),
    )
  const doctor = program
    .command('doctor')
    .description('print versions and the environment, and what is wrong with them')
    .action(run(async (config) => (await import('./doctor-command.ts')).doctorCommand(config)))
  withFlags(doctor, ['content', 'own', 'out', 'cache', 'format', 'quiet'])
}
