import { type Command, Option } from 'commander'

const content = ['--content <dir>', 'content folder (default: content)'] as const
const site = ['--site <dir>', 'folder of own code (default: site beside the content folder)'] as const
const quiet = ['--quiet', 'print problems only'] as const
const verbose = ['--verbose', 'print the time of each stage'] as const

/** Adds the options of commands that check the content. */
export function withContentOptions(command: Command): Command {
  return command
    .option(...content)
    .option(...site)
    .option('--strict', 'warnings count as errors')
    .option('--drafts', 'include drafts and scheduled articles')
    .option('--now <iso>', 'instant that decides what is published (default: now)')
    .option('--markdown-parser <parser>', 'parser of Markdown: satteri or remark (default: satteri)')
    .option('--format <format>', 'how problems are printed: pretty, json, github or sarif (default: pretty)')
    .option(...quiet)
    .option(...verbose)
}

/**
 * Adds the options that every command takes, so that a script can give the same to all. Where one has no effect, the
 * help does not list it.
 */
export function addCommonOptions(command: Command): void {
  for (const [flags, description] of [content, site, quiet, verbose]) {
    const option = new Option(flags, description).hideHelp()
    if (!command.options.some(({ long }) => long === option.long)) command.addOption(option)
  }
}

/** The options of a command that have an effect. */
export function shownOptions({ options }: Command): Option[] {
  return options.filter(({ hidden }) => !hidden)
}
