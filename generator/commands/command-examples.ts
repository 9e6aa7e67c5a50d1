// The examples at the end of `libretto COMMAND --help`.

type Example = [line: string, does: string]

/** Examples by command. */
export const commandExamples: Readonly<Record<string, readonly Example[]>> = {
  build: [
    ['libretto build', 'build the site into dist'],
    ['libretto build --strict --format github', 'refuse warnings in CI'],
    ['libretto build --format sarif > libretto.sarif', 'problems for code scanning'],
    ['libretto build --base-path /docs --out public', 'for a site below /docs'],
  ],
  merge: [
    ['libretto merge part-1 part-2', 'join two parts into dist'],
    ['libretto merge parts/* --out public', 'join all into another folder'],
  ],
  validate: [
    ['libretto validate', 'check all content'],
    ['libretto validate --strict --drafts', 'refuse warnings, check drafts too'],
    ['libretto validate --external', 'look at links to other sites too'],
    ['libretto validate --format json', 'print problems for a program'],
  ],
  watch: [
    ['libretto watch --open', 'see what you write'],
    ['libretto watch --drafts --port 8080', 'list drafts as well, on another port'],
    ['libretto watch --host 192.168.1.20', 'look at the site on a phone'],
  ],
  preview: [
    ['libretto preview --open', 'serve dist and open it'],
    ['libretto preview --out public --port 8080', 'serve another folder and port'],
  ],
  diff: [
    ['libretto diff dist-live dist', 'compare with the published site'],
    ['libretto diff dist-live dist --strict', 'refuse to lose an address'],
    ['libretto diff dist-live dist --format json', 'print it for a program'],
    ['libretto diff ../old/public dist', 'find lost addresses'],
  ],
  upgrade: [
    ['libretto upgrade --dry-run', 'see what a new version changes'],
    ['libretto upgrade', 'change it'],
  ],
  new: [
    ['libretto new page about', 'write content/pages/about.yaml'],
    ['libretto new post first-steps --now 2026-05-31', 'write a post of that day'],
    ['libretto new doc guides/install', 'write a page of documentation'],
    ['libretto new site handbook --kind docs', 'write a whole site'],
  ],
  import: [
    ['libretto import ../old --dry-run', 'see what would be written'],
    ['libretto import ../old --from hugo', 'bring a Hugo site over'],
    ['libretto import ../wiki --from markdown --to help', 'make help articles of it'],
  ],
  move: [
    ['libretto move /setup /install --dry-run', 'see what would change'],
    ['libretto move content/docs/a.md content/docs/b.md', 'rename a page'],
    ['libretto move assets/map.svg assets/harbour/', 'move a picture'],
  ],
  schema: [
    ['libretto schema > schemas.json', 'all schemas in one file'],
    ['libretto schema --out .schemas', 'one file per kind of content'],
  ],
  languages: [
    ['libretto languages', 'list what is to be translated'],
    ['libretto languages --strict', 'refuse it in CI'],
    ['libretto languages --format json', 'print it for a program'],
  ],
  completion: [
    ['libretto completion bash > ~/.libretto.bash', 'source it in ~/.bashrc'],
    ['libretto completion zsh > ~/.libretto.zsh', 'source it after compinit'],
    ['libretto completion fish > ~/.libretto.fish', 'source it in config.fish'],
  ],
  explain: [
    ['libretto explain broken-link', 'what the code in brackets means'],
    ['libretto explain', 'list all codes'],
  ],
  manual: [
    ['libretto manual write/markdown', 'print a page'],
    ['libretto manual dark mode', 'list the places that speak of it'],
    ['libretto manual', 'list all pages'],
  ],
  doctor: [
    ['libretto doctor', 'print versions and what is wrong'],
    ['libretto doctor --format json', 'print the same for a program'],
  ],
}

/** What to write where a command needs more words than it has. */
export function describeMissing(command: { name: () => string; args: readonly string[] }): string {
  const given = ['libretto', command.name(), ...command.args].join(' ')
  const lines = (commandExamples[command.name()] ?? []).map(([line]) => line)
  const words = lines[0]?.split(' ').slice(given.split(' ').length) ?? []
  const example = lines.find((line) => line.startsWith(`${given} `)) ?? [given, ...words].join(' ')
  return `a word is missing after "${given}"; write for example "${example}"`
}

/** The examples of a command, as its help shows them. */
export function describeExamples(command: string): string {
  const own = commandExamples[command] ?? []
  const width = own.reduce((most, [line]) => Math.max(most, line.length), 0)
  return ['', 'Examples:', ...own.map(([line, does]) => `  ${line.padEnd(width)}  ${does}`)].join('\n')
}
