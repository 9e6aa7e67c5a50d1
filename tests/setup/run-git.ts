import { execFileSync } from 'node:child_process'

const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'protocol.file.allow=always']

/** Runs git in a folder, whatever the settings of this machine are. Returns what it prints; throws if it fails. */
export function runGit(folder: string, ...argv: string[]): string {
  return execFileSync('git', [...who, ...argv], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
  })
}
