// Pages about commands, from the commands themselves.

import type { Argument, Command, Option } from 'commander'
import { commandExamples } from '#generator/commands/command-examples.ts'
import { createProgram } from '#generator/commands/commands.ts'
import { shownOptions } from '#generator/commands/common-options.ts'
import { printCode, type ReferencePage, sentenceOf } from './reference-page.ts'

const exits: readonly [code: number, meaning: string][] = [
  [0, 'done'],
  [1, 'the content has problems'],
  [2, 'the command line is wrong'],
  [3, 'the environment stops the command: a folder, the disk, a permission, a port or another build'],
  [70, 'a bug of Libretto; the message has its stack'],
  [129, 'ended by SIGHUP: the terminal was closed'],
  [130, 'ended by Ctrl+C'],
  [143, 'ended by SIGTERM'],
]

/** Commands that end with 1 for problems of the content, or of the site's own code. */
const checksContent: readonly string[] = ['build', 'validate', 'diff', 'import', 'languages', 'new', 'schema']

/** A page for each command, and the page above them. */
export function commandPages(): ReferencePage[] {
  return [
    {
      path: 'commands/index.md',
      title: 'Commands',
      description: 'Every command of libretto with its options.',
      order: 60,
      body: ['## Exit codes', printExits(exits)],
    },
    ...listCommands().map(describeCommand),
  ]
}

/** All commands. */
export function listCommands(): readonly Command[] {
  return createProgram(() => () => Promise.resolve()).commands
}

function describeCommand(command: Command): ReferencePage {
  const name = command.name()
  const lines = (commandExamples[name] ?? []).map(([line, does]) => `# ${does}\n${line}`)
  return {
    path: `commands/${name}.md`,
    title: `libretto ${name}`,
    description: sentenceOf(command.description()),
    keywords: [name],
    body: [
      printCode('sh', `libretto ${name} ${command.usage()}`),
      '## Examples',
      printCode('sh', lines.join('\n\n')),
      ...command.registeredArguments.flatMap(describeArgument),
      ...shownOptions(command).flatMap(describeOption),
      '## Exit codes',
      printExits(exits.filter(([code]) => code < 70 && (code !== 1 || checksContent.includes(name)))),
    ],
  }
}

function printExits(listed: typeof exits): string {
  return listed.map(([code, meaning]) => `- \`${code}\`: ${meaning}`).join('\n')
}

function describeArgument(argument: Argument): string[] {
  const sign = argument.required ? `<${argument.name()}>` : `[${argument.name()}]`
  return [`## \`${sign}\``, sentenceOf(argument.description)]
}

function describeOption({ flags, description }: Option): string[] {
  const [, text = description, standard] = /^(.*) \(default: ([^)]*)\)$/.exec(description) ?? []
  return [
    `## \`${flags}\``,
    [sentenceOf(text), ...(standard === undefined ? [] : [`Default: \`${standard}\`.`])].join(' '),
  ]
}
