// The options of commands, from the table of flags.

import { type Command, Option } from 'commander'
import { type FlagName, flagTable } from '../config/config.ts'

/** Adds options. `texts`: what a flag does in this command, where that differs. */
export function withFlags(
  command: Command,
  names: readonly FlagName[],
  texts: Partial<Record<FlagName, string>> = {},
): Command {
  for (const name of names) command.option(flagTable[name].usage, texts[name] ?? flagTable[name].help)
  return command
}

/** The flags of commands that check the content. */
export const contentFlags: readonly FlagName[] = [
  'content',
  'own',
  'strict',
  'drafts',
  'now',
  'markdownParser',
  'quiet',
  'verbose',
]

/** A script can give these to every command. */
const commonFlags: readonly FlagName[] = ['content', 'own', 'quiet', 'verbose']

/** Adds the options that every command takes. Where one has no effect, the help does not list it. */
export function addCommonOptions(command: Command): void {
  for (const { usage, help } of commonFlags.map((name) => flagTable[name])) {
    const option = new Option(usage, help).hideHelp()
    if (!command.options.some(({ long }) => long === option.long)) command.addOption(option)
  }
}

/** The options of a command that have an effect. */
export function shownOptions({ options }: Command): Option[] {
  return options.filter(({ hidden }) => !hidden)
}
