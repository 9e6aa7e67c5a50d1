// What the registry and other tools would say of the package of a release: publint, are-the-types-wrong, and npm's own
// dry run. The package is for Node and bundlers that know `exports`, and for modules only.

import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackage } from './install-package.js'

const libretto = fileURLToPath(new URL('../../../', import.meta.url))

// Node ignores all but the first of such a list; only our compiler of sites reads the second.
const known = /"#own\/\*"\] uses fallback arrays/

const run = (command, argv, cwd) => {
  const { status, stdout, stderr } = spawnSync(command, argv, { cwd, encoding: 'utf8' })
  return { status, text: `${stdout}${stderr}` }
}

export const publishChecks = {
  name: 'publish',
  check: ({ folder }) => {
    const out = join(folder, 'release')
    const made = run(process.execPath, ['bin/release.js', '--out', out], libretto)
    if (made.status !== 0) return { checked: 'the package', findings: [made.text] }
    const home = join(out, 'package')
    const publint = installPackage(folder, 'publint@0.3.25')
    const attw = installPackage(folder, '@arethetypeswrong/cli@0.18.5')
    if (!publint || !attw) return { skipped: 'npm cannot fetch publint or @arethetypeswrong/cli' }
    const hints = run(join(publint.programs, 'publint'), ['run', home, '--strict'], out)
    // A pipe would lose the end of a long text, because the program does not wait for it.
    const types = join(out, 'types.json')
    const file = openSync(types, 'w')
    spawnSync(join(attw.programs, 'attw'), ['--pack', home, '--format', 'json'], { cwd: out, stdio: ['ignore', file] })
    closeSync(file)
    const dry = run('npm', ['publish', home, '--dry-run', '--provenance=false'], out)
    const findings = [
      ...hints.text.split('\n').filter((line) => /^\d+\. /.test(line) && !known.test(line)),
      ...findWrongTypes(readFileSync(types, 'utf8')),
      ...(dry.status === 0 ? [] : [dry.text]),
    ]
    return { checked: 'publint, are-the-types-wrong, npm publish --dry-run', findings }
  },
}

// Tools without `exports`, and `require` of modules, are not meant.
function findWrongTypes(text) {
  const { problems = {} } = JSON.parse(text)
  return Object.values(problems)
    .flat()
    .filter(({ resolutionKind, resolutionOption }) => !/^node10|^node16-cjs/.test(resolutionKind ?? resolutionOption))
    .map((problem) => `types: ${JSON.stringify(problem)}`)
}
