// Disks of other kinds, in a file each: they need the rights of root, and the programs that make and mount them. A disk
// that this machine cannot have says why.

import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const megabytes = 300

/** Each kind with the command lines that make and mount it. */
const kinds = [
  { name: 'FAT', make: ['mkfs.vfat', '-F', '32'], mounts: [['mount', '-t', 'vfat', '-o', 'utf8,shortname=mixed']] },
  { name: 'exFAT', make: ['mkfs.exfat'], mounts: [['mount', '-t', 'exfat'], ['mount.exfat-fuse']] },
  {
    name: 'ext4 that ignores case',
    make: ['mkfs.ext4', '-q', '-O', 'casefold', '-E', 'encoding=utf8'],
    mounts: [['mount', '-t', 'ext4']],
    prepare: (folder) => run('chattr', '+F', folder),
  },
]

/** Mounts each kind, hands its folder to `use`, and unmounts it. `print` gets a line for each that is not there. */
export async function eachDisk(work, { use, print }) {
  for (const kind of kinds) {
    const disk = mountDisk(join(work, kind.name.replaceAll(' ', '-')), kind)
    if ('reason' in disk) {
      print(`${kind.name}: skipped, ${disk.reason}`)
      continue
    }
    try {
      await use(kind.name, disk.folder)
    } finally {
      disk.unmount()
    }
  }
}

function mountDisk(home, { make, mounts, prepare }) {
  mkdirSync(home, { recursive: true })
  const image = join(home, 'image')
  closeSync(openSync(image, 'w'))
  truncateSync(image, megabytes * 1024 * 1024)
  const made = run(...make, image)
  if (made !== '') return { reason: made }
  const device = spawnSync('losetup', ['--find', '--show', image], { encoding: 'utf8' })
  if (device.status !== 0) return { reason: 'losetup gives no device; it needs the rights of root' }
  const loop = device.stdout.trim()
  const mountPoint = join(home, 'mounted')
  mkdirSync(mountPoint)
  const failures = mounts.map((mount) => () => run(...mount, loop, mountPoint))
  const reasons = []
  for (const attempt of failures) {
    const reason = attempt()
    if (reason === '') break
    reasons.push(reason)
  }
  const detach = () => run('losetup', '--detach', loop)
  if (reasons.length === mounts.length) {
    detach()
    return { reason: reasons[0] }
  }
  const folder = join(mountPoint, 'work')
  mkdirSync(folder)
  prepare?.(folder)
  const unmount = () => {
    run('umount', mountPoint)
    detach()
    rmSync(image, { force: true })
  }
  return { folder, unmount }
}

/** Empty if it worked, else why not. */
function run(program, ...argv) {
  const { status, error, stderr } = spawnSync(program, argv, { encoding: 'utf8' })
  if (error) return `${program} is not there`
  return status === 0 ? '' : `${program}: ${stderr.trim().split('\n')[0] ?? status}`
}

/** What a disk is like, in words. */
export function describeDisk(folder) {
  const place = join(folder, 'probe')
  mkdirSync(place)
  writeFileSync(join(place, 'Name'), 'a')
  writeFileSync(join(place, 'name'), 'b')
  const tellsCase = readdirSync(place).length === 2
  writeFileSync(join(place, 'e\u0301'), 'a')
  writeFileSync(join(place, '\u00e9'), 'b')
  const tellsComposition = readdirSync(place).filter((name) => name.normalize('NFC') === '\u00e9').length === 2
  rmSync(place, { recursive: true })
  const words = [tellsCase ? 'tells case' : 'does not tell case', ...(tellsComposition ? [] : ['nor composition'])]
  return { tellsCase, words: words.join(', ') }
}
