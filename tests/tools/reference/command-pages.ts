// Pages about commands, from the commands themselves.

import type { Argument, Command, Option } from 'commander'
import { commandExamples } from '#generator/commands/command-examples.ts'
import { createProgram } from '#generator/commands/commands.ts'
import { shownOptions } from '#generator/commands/common-options.ts'
import { silent } from '#generator/terminal.ts'
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

const colorRules: readonly string[] = [
  'Libretto colors what it prints to a terminal. What goes to a file or to another program has no colors.',
  [
    'The first of these that is there decides otherwise:',
    '',
    '1. `--color` or `--no-color`, which every command takes',
    '2. `FORCE_COLOR`: `1`, `2`, `3`, `true` or an empty value switch colors on, every other value switches them off',
    '3. `NO_COLOR` and `NODE_DISABLE_COLORS`: every value but an empty one switches colors off',
  ].join('\n'),
  'A terminal of type `dumb` gets no colors. It gets no line of progress either, and neither does a job with `CI`.',
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
      body: ['## Exit codes', printExits(exits), '## Colors and progress', ...colorRules],
    },
    ...listCommands().map(describeCommand),
  ]
}

/** All commands. */
export function listCommands(): readonly Command[] {
  return createProgram(() => () => Promise.resolve(), silent, '').commands
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
