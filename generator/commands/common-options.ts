import { type Command, Option } from 'commander'

/** Options that several commands have. */
export const shared = {
  basePath: ['--base-path <path>', 'path the site lives under, e.g. /docs'],
  cache: ['--cache <dir>', 'cache folder (default: .libretto)'],
  content: ['--content <dir>', 'content folder (default: content)'],
  engine: ['--engine <engine>', 'library that renders pages: react or preact (default: react)'],
  external: ['--external', 'check links to other sites too'],
  force: ['--force', 'write into an output folder that holds files of somebody else'],
  format: ['--format <format>', 'how problems are printed: pretty, json, github or sarif (default: pretty)'],
  open: ['--open', 'open the site in the browser'],
  out: ['--out <dir>', 'output folder (default: dist)'],
  port: ['--port <number>', 'port to listen on (default: 4321)'],
  quiet: ['--quiet', 'print problems only'],
  site: ['--site <dir>', 'folder of own code (default: site beside the content folder)'],
  strict: ['--strict', 'warnings count as errors'],
  verbose: ['--verbose', 'print the time of each stage'],
} as const

/** Adds the options of commands that check the content. */
export function withContentOptions(command: Command): Command {
  return command
    .option(...shared.content)
    .option(...shared.site)
    .option(...shared.strict)
    .option('--drafts', 'include drafts and scheduled articles')
    .option('--now <iso>', 'instant that decides what is published (default: now)')
    .option('--markdown-parser <parser>', 'parser of Markdown: satteri or remark (default: satteri)')
    .option(...shared.quiet)
    .option(...shared.verbose)
}

/**
 * Adds the options that every command takes, so that a script can give the same to all. Where one has no effect, the
 * help does not list it.
 */
export function addCommonOptions(command: Command): void {
  const { content, site, quiet, verbose } = shared
  for (const [flags, description] of [content, site, quiet, verbose]) {
    const option = new Option(flags, description).hideHelp()
    if (!command.options.some(({ long }) => long === option.long)) command.addOption(option)
  }
}

/** The options of a command that have an effect. */
export function shownOptions({ options }: Command): Option[] {
  return options.filter(({ hidden }) => !hidden)
}
