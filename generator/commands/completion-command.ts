import type { Command, Option } from 'commander'
import type { Screen } from '../terminal.ts'
import { shownOptions } from './common-options.ts'
import { type CompletedCommand, completionScript } from './completion.ts'

/** Adds the command that describes all commands of a program to a shell. */
export function addCompletion(program: Command, { print }: Screen): void {
  program
    .command('completion')
    .description('print a script that completes commands in a shell')
    .argument('<shell>', 'bash, zsh or fish')
    .action((shell: string) => print(completionScript(shell, program.commands.map(describeCommand))))
}

function describeCommand(command: Command): CompletedCommand {
  return {
    name: command.name(),
    description: command.description(),
    options: shownOptions(command).map(describeOption),
  }
}

function describeOption({ long, flags, description }: Option): CompletedCommand['options'][number] {
  const value = flags.includes('<') ? 'value' : undefined
  return { name: long ?? flags, description, takes: flags.endsWith('<dir>') ? 'folder' : value }
}
