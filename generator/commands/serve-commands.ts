// The watch and preview commands: they serve a site until they are stopped.

import { relative } from 'node:path'
import pc from 'picocolors'
import type { Config } from '../config.ts'
import { exitCodes } from '../exit-codes.ts'
import { print, printTimes, warn } from '../report/report.ts'
import { openInterrupts } from './interrupts.ts'

/** Builds, serves and rebuilds until it is stopped. */
export async function watchCommand(config: Config): Promise<number> {
  const { watch, watchPrinter } = await import('../watch/watch.ts')
  const printer = watchPrinter(config, pc)
  const onBuild: typeof printer.onBuild = (report) => {
    printer.onBuild(report)
    if (report.isWritten === undefined) printTimes(report.stages, config)
  }
  const interrupts = openInterrupts()
  const { onSiteCode } = interrupts
  // Writers look at the page they change: it should not wait for its pictures.
  const started = await watch({ ...config, encoder: undefined }, { ...printer, onBuild, onSiteCode })
  interrupts.begin(() => void started.close())
  if (config.hosts.length > 0) warn(`${pc.yellow('warning')} ${watchExposure(config)}`)
  if (!config.quiet)
    print(`${pc.green('watching')} ${relative(process.cwd(), config.content) || '.'} at ${pc.bold(started.url)}`)
  if (config.open) await openBrowser(started.url)
  const how = await started.ended
  interrupts.end()
  return how === 'restart' ? exitCodes.restart : exitCodes.done
}

/** Serves a built site until it is stopped. */
export async function previewCommand(config: Config): Promise<number> {
  const { preview } = await import('./preview.ts')
  const server = await preview(config)
  openInterrupts().begin(() => void server.close())
  if (config.hosts.length > 0) warn(`${pc.yellow('warning')} ${exposure(config)}`)
  if (!config.quiet) print(`${pc.green('serving')} ${config.out} at ${server.url}`)
  if (config.open) await openBrowser(server.url)
  await server.closed
  return exitCodes.done
}

async function openBrowser(url: string): Promise<void> {
  const { spawn } = await import('node:child_process')
  const openers: Partial<Record<NodeJS.Platform, [command: string, ...words: string[]]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  }
  const [command, ...words] = openers[process.platform] ?? ['xdg-open']
  // Without a desktop there is nothing to open; the address is printed anyway.
  spawn(command, [...words, url], { stdio: 'ignore', detached: true })
    .on('error', () => warn(`no browser could be opened; go to ${url}`))
    .unref()
}

function exposure({ hosts }: Config): string {
  return `other machines can read this site by the name ${hosts.join(', ')}`
}

function watchExposure(config: Config): string {
  const shown = config.drafts
    ? 'they see its drafts too (--drafts), but no sources, no problems and no panel'
    : 'they see no drafts, no sources, no problems and no panel'
  return `${exposure(config)}; ${shown}; editing is switched off`
}
