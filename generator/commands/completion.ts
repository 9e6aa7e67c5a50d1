// Scripts that complete a command line in a shell, made of the commands themselves.

import { UsageError } from '../errors.ts'
import { quoteForShell } from '../text.ts'

/** A command, as far as a shell completes it. */
export interface CompletedCommand {
  name: string
  description: string
  options: readonly CompletedOption[]
}

interface CompletedOption {
  /** With its hyphens, e.g. --out. */
  name: string
  description: string
  /** What stands behind it: `folder`, any other `value`, or nothing. */
  takes: 'folder' | 'value' | undefined
}

const shells: Readonly<Record<string, (commands: readonly CompletedCommand[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
}

/** The script for a shell. Throws UsageError for one that is not known. */
export function completionScript(shell: string, commands: readonly CompletedCommand[]): string {
  const write = Object.hasOwn(shells, shell) ? shells[shell] : undefined
  if (!write) throw new UsageError(`the shell must be bash, zsh or fish, not "${shell}"`)
  return write(commands)
}

// Without a match the shell completes names of files.
function bashScript(commands: readonly CompletedCommand[]): string {
  const words = (options: readonly CompletedOption[]) => options.map(({ name }) => name).join(' ')
  const cases = commands.map(({ name, options }) => `      ${name}) words='${words(options)}' ;;`)
  return `_libretto() {
  local words='' current="\${COMP_WORDS[COMP_CWORD]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='${commands.map(({ name }) => name).join(' ')}'
  elif [ "\${current#-}" != "$current" ]; then
    case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _libretto libretto`
}

function zshScript(commands: readonly CompletedCommand[]): string {
  // Brackets and colons end a description.
  const plain = (text: string) => text.replace(/[[\]:\\]/g, '\\$&')
  const values = { folder: ':folder:_files -/', value: ':value:_files' }
  const describe = ({ name, description, takes }: CompletedOption) =>
    quoteForShell(`${name}[${plain(description)}]${takes ? values[takes] : ''}`)
  const list = commands.map(({ name, description }) => `    ${quoteForShell(`${name}:${plain(description)}`)}`)
  const cases = commands.map(
    ({ name, options }) => `    ${name}) _arguments ${[...options.map(describe), "'*:file:_files'"].join(' ')} ;;`,
  )
  return `#compdef libretto
_libretto() {
  local -a commands
  commands=(
${list.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case $words[2] in
${cases.join('\n')}
  esac
}
if [ "$funcstack[1]" = _libretto ]; then _libretto "$@"; else compdef _libretto libretto; fi`
}

function fishScript(commands: readonly CompletedCommand[]): string {
  const quote = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`
  const command = ({ name, description }: CompletedCommand) =>
    `complete -c libretto -n __fish_use_subcommand -f -a ${name} -d ${quote(description)}`
  const option = ({ name, description, takes }: CompletedOption) =>
    `-l ${name.slice(2)}${takes ? ' -r' : ''}${takes === 'folder' ? " -a '(__fish_complete_directories)'" : ''} ` +
    `-d ${quote(description)}`
  return commands
    .flatMap((each) => [
      command(each),
      ...each.options.map(
        (part) => `complete -c libretto -n '__fish_seen_subcommand_from ${each.name}' ${option(part)}`,
      ),
    ])
    .join('\n')
}
