// The command line: reads argv, runs one command and decides the exit code.

import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { Command } from 'commander'
import { describeExamples } from './command-examples.ts'
import {
  mergeCommand,
  newCommand,
  previewCommand,
  type SiteFlags,
  schemaCommand,
  validateCommand,
  watchCommand,
} from './commands.ts'
import { addCommonOptions, shared, withContentOptions } from './common-options.ts'
import { addCompletion } from './completion-command.ts'
import { type Config, type Flags, readConfig } from './config.ts'
import { describeErrno } from './errors.ts'
import { exitCodes } from './exit-codes.ts'
import { findPackage } from './find-package.ts'
import type { ImportFlags } from './import-command.ts'
import { librettoVersion } from './libretto-version.ts'
import { warn } from './print-problems.ts'
import { timed } from './print-times.ts'
import { reportError } from './report-error.ts'

/** Turns a function of the configuration into the action of a command. */
type Run = (action: (config: Config) => Promise<number>) => (flags: Flags) => Promise<void>

/**
 * Runs one command line and resolves with its exit code. Never rejects. `compiled` is the folder of the compiled
 * generator, named by the fingerprint of its sources; without it nothing is cached.
 */
export async function runCli(argv: readonly string[], libretto: string, compiled?: string): Promise<number> {
  let code: number = exitCodes.done
  let isLost = false
  const onLost = (error: NodeJS.ErrnoException) => {
    // A reader such as `head` may close the pipe early, which is not an error.
    if (error.code === 'EPIPE' || isLost) return
    isLost = true
    warn(`libretto: the output cannot be written: ${describeErrno(error.code ?? '', 'write-folder') ?? error.message}`)
  }
  // Where messages are lost nobody can be told.
  const ignore = () => {}
  process.stdout.on('error', onLost)
  process.stderr.on('error', ignore)
  const run: Run = (action) => async (flags) => {
    const workingDirectory = process.cwd()
    const version = compiled && basename(compiled)
    const surroundings = {
      workingDirectory,
      libretto,
      clock: Date.now(),
      version,
      compiled,
      encoder: findPackage(libretto, 'sharp')?.version,
      cores: availableParallelism(),
      jobSummary: process.env.GITHUB_STEP_SUMMARY || undefined,
    }
    code = await action(readConfig(flags, surroundings))
  }
  const program = createProgram(run)
  process.once('exit', refuseEarlyEnd)
  try {
    await program.parseAsync([...argv], { from: 'user' })
  } catch (error) {
    code = reportError(error)
  }
  process.off('exit', refuseEarlyEnd)
  // A failure of the last write arrives in the next turn.
  await new Promise((resolve) => setImmediate(resolve))
  // After a restart of watch the next CLI listens. At the end a pipe may still fail.
  if (code === exitCodes.restart) {
    process.stdout.off('error', onLost)
    process.stderr.off('error', ignore)
  }
  return isLost ? exitCodes.environment : code
}

// Code of a site may end the process, or wait for what never comes: whoever runs the command must not take that for
// success.
function refuseEarlyEnd(code: number): void {
  if (code === exitCodes.interrupted || code === exitCodes.terminated) return
  warn('libretto: the command did not finish: code of the site ended the process, or waits for what never comes')
  process.exitCode = exitCodes.content
}

/** All commands with their options. */
export function createProgram(run: Run): Command {
  const program = new Command('libretto')
    .description('Builds a static site from YAML pages and Markdown articles.')
    .version(librettoVersion())
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`${text.replace(/^error: /, 'libretto: ')}`) })
  addBuildCommands(program, run)
  addServers(program, run)
  addTools(program, run)
  addChecks(program, run)
  addCompletion(program)
  for (const command of program.commands) {
    addCommonOptions(command)
    command.addHelpText('after', describeExamples(command.name()))
  }
  return program
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
      'hugo, docusaurus, starlight, vitepress, eleventy or jekyll (default: what its configuration shows)',
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
