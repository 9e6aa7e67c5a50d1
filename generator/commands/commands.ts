// The door of this folder: all commands with their options. Commands that need much code are imported when they run, so
// that `--help` starts quickly.

import { Command } from 'commander'
import type { Config, Flags } from '../config.ts'
import { librettoVersion } from '../libretto-version.ts'
import { timed } from '../report/report.ts'
import { describeExamples, describeMissing } from './command-examples.ts'
import { addCommonOptions, shared, withContentOptions } from './common-options.ts'
import { addCompletion } from './completion-command.ts'
import type { ImportFlags } from './import-command.ts'
import { mergeCommand } from './merge-command.ts'
import { newCommand, type SiteFlags } from './new-command.ts'
import { schemaCommand } from './schema-command.ts'
import { previewCommand, watchCommand } from './serve-commands.ts'
import { validateCommand } from './validate-command.ts'

export { reportError } from './report-error.ts'

/** Turns a function of the configuration into the action of a command. */
export type Run = (action: (config: Config) => Promise<number>) => (flags: Flags) => Promise<void>

/** All commands with their options. */
export function createProgram(run: Run): Command {
  const program = new Command('libretto')
    .description('Builds a static site from YAML pages and Markdown articles.')
    .version(librettoVersion())
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(inOurName(text)) })
  addBuildCommands(program, run)
  addServers(program, run)
  addTools(program, run)
  addChecks(program, run)
  addCompletion(program)
  for (const command of program.commands) {
    addCommonOptions(command)
    command.configureOutput({
      outputError: (text, write) =>
        write(inOurName(text.replace(/missing required argument .*/, () => describeMissing(command)))),
    })
    command.addHelpText('after', describeExamples(command.name()))
  }
  return program
}

function inOurName(error: string): string {
  return error.replace(/^error: /, 'libretto: ')
}

function addBuildCommands(program: Command, run: Run): void {
  withContentOptions(program.command('build').description('build the site into the output folder'))
    .option(...shared.format)
    .option(...shared.out)
    .option(...shared.cache)
    .option('--no-cache', 'ignore the cache')
    .option(...shared.basePath)
    .option(...shared.engine)
    .option('--threads <number>', 'threads besides the main one that share a large build (default: cores − 1)')
    .option('--shard <part>', 'build one part of the pages, e.g. 2/4; merge joins them')
    .option(...shared.force)
    .option(...shared.external)
    .action(run(async (config) => (await import('./build-command.ts')).buildCommand(config)))
  program
    .command('merge')
    .description('join the parts of a build with --shard into one site')
    .argument('<dirs...>', 'the folders of all parts')
    .option('--content <dir>', 'content folder, which the output must not be in (default: content)')
    .option(...shared.out)
    .option(...shared.force)
    .option(...shared.quiet)
    .option(...shared.verbose)
    .action((folders: string[], flags: Flags) => run(timed('merge', (config) => mergeCommand(folders, config)))(flags))
  withContentOptions(program.command('validate').description('check all content and write nothing'))
    .option(...shared.format)
    .option(...shared.external)
    .action(run(timed('validate', validateCommand)))
}

function addServers(program: Command, run: Run): void {
  withContentOptions(program.command('watch').description('build, serve, and rebuild what changes'))
    .option(...shared.out)
    .option(...shared.basePath)
    .option(...shared.engine)
    .option(...shared.port)
    .option(...shared.force)
    .option('--host <names>', 'comma-separated host names or addresses to serve as well; switches editing off')
    .option(...shared.open)
    .action(run(watchCommand))
  program
    .command('preview')
    .description('serve a built site as a static host would')
    .option('--out <dir>', 'folder to serve (default: dist)')
    .option(...shared.basePath)
    .option(...shared.port)
    .option('--host <names>', 'comma-separated host names or addresses to serve as well (default: this machine only)')
    .option(...shared.open)
    .option(...shared.quiet)
    .action(run(previewCommand))
}

function addTools(program: Command, run: Run): void {
  program
    .command('new')
    .description('write a commented file to start from, or a whole site')
    .argument('<kind>', 'page, post, help, case-study, doc, the kind of an own collection, or site')
    .argument('<slug>', 'address, e.g. getting-started; for a site, its folder')
    .option(...shared.content)
    .option(...shared.site)
    .option('--now <iso>', 'day written into the file (default: today)')
    .option('--kind <kind>', 'of a site: docs, company or blog')
    .option('--name <name>', 'name of the site')
    .option('--url <url>', 'where the site will be published')
    .option('--language <tag>', 'language of the site, e.g. en')
    .option(...shared.quiet)
    .action((kind: string, slug: string, flags: Flags & SiteFlags) =>
      run((config) => newCommand(kind, slug, config, flags))(flags),
    )
  program
    .command('import')
    .description('bring the pages of another generator over, and list what could not be translated')
    .argument('<dir>', 'folder of the other site')
    .option(
      '--from <tool>',
      'hugo, docusaurus, starlight, vitepress, eleventy, jekyll or markdown (default: what its configuration shows)',
    )
    .option('--to <collection>', 'collection of documentation pages (default: docs)')
    .option('--dry-run', 'write nothing, list what would be written')
    .option('--force', 'replace files that differ')
    .option(...shared.content)
    .option(...shared.site)
    .option(...shared.strict)
    .option(...shared.format)
    .option(...shared.quiet)
    .option(...shared.verbose)
    .action((dir: string, flags: Flags & ImportFlags) =>
      run(timed('import', async (config) => (await import('./import-command.ts')).importCommand(dir, config, flags)))(
        flags,
      ),
    )
  program
    .command('schema')
    .description('print JSON Schemas of all content, for editors')
    .option('--out <dir>', 'write one file per kind of content instead')
    .option(...shared.content)
    .option(...shared.site)
    .option(...shared.quiet)
    .action((flags: Flags) => run((config) => schemaCommand(config, flags.out))(flags))
}

function addChecks(program: Command, run: Run): void {
  program
    .command('diff')
    .description('compare two built sites')
    .argument('<old>', 'folder of the site as it was')
    .argument('<new>', 'folder of the site as it is to be')
    .option(...shared.strict)
    .option(...shared.format)
    .option(...shared.quiet)
    .option(...shared.verbose)
    .action((before: string, after: string, flags: Flags) =>
      run(timed('diff', async (config) => (await import('./diff-command.ts')).diffCommand([before, after], config)))(
        flags,
      ),
    )
  program
    .command('languages')
    .description('list what is not translated, and what is older than its original')
    .option(...shared.content)
    .option(...shared.site)
    .option('--strict', 'something to translate is an error')
    .option(...shared.format)
    .option(...shared.quiet)
    .option(...shared.verbose)
    .action(
      run(timed('languages', async (config) => (await import('./languages-command.ts')).languagesCommand(config))),
    )
  program
    .command('explain')
    .description('explain a problem: what it is, why it matters, and what to do')
    .argument('[code]', 'code in brackets behind the message; without it all codes are listed')
    .action((code?: string) => run(async () => (await import('./explain-command.ts')).explainCommand(code))({}))
  program
    .command('doctor')
    .description('print versions and the environment, and what is wrong with them')
    .option(...shared.content)
    .option(...shared.site)
    .option(...shared.out)
    .option(...shared.cache)
    .option(...shared.format)
    .option(...shared.quiet)
    .action(run(async (config) => (await import('./doctor-command.ts')).doctorCommand(config)))
}
