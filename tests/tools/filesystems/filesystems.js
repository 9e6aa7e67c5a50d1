// npm run test:filesystems: builds, rebuilds, watches, moves and publishes a site on disks of several kinds: the one of
// temporary files, which on Windows and macOS does not tell case, and FAT, exFAT and ext4 without case, where this
// machine can mount them. `-- --folder DIR` tries the disk of a folder. Prints a line for each step; exits with 1 on a
// failure.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeDisk, eachDisk } from './disks.js'
import { trySite } from './try-site.js'

const { values } = parseArgs({ options: { folder: { type: 'string' } } })
const work = mkdtempSync(join(tmpdir(), 'libretto-disks-'))
const print = (line) => console.log(line)

async function use(name, parent) {
  const folder = mkdtempSync(join(parent, 'site-'))
  try {
    const { tellsCase, words } = describeDisk(folder)
    print(`${name}: ${words}`)
    for await (const { step, fault } of trySite(folder, { tellsCase })) {
      print(`  ${step}: ${fault ?? 'as it should be'}`)
      if (fault !== undefined) process.exitCode = 1
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  if (values.folder !== undefined) await use(values.folder, values.folder)
  else {
    const usual = join(work, 'usual')
    mkdirSync(usual)
    await use('the disk of temporary files', usual)
    await eachDisk(work, { use, print })
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}
