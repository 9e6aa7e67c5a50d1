// The watch and preview commands: they serve a site until they are stopped.

import { platform } from 'node:os'
import { relative } from 'node:path'
import type { Config, Surface } from '../config/config.ts'
import { exitCodes } from '../errors.ts'
import { printTimes } from '../report/report.ts'
import type { Screen } from '../terminal.ts'
import { openInterrupts } from './interrupts.ts'

/** Builds, serves and rebuilds until it is stopped. */
export async function watchCommand(config: Config): Promise<number> {
  const { watch, watchPrinter } = await import('../watch/watch.ts')
  const { requireParser } = await import('../markdown/markdown.ts')
  // Whoever starts the watch learns at once what it cannot do without.
  requireParser(config.output.markdownParser)
  const { places, surface } = config
  const { screen } = surface
  const printer = watchPrinter(surface)
  const onBuild: typeof printer.onBuild = (report) => {
    printer.onBuild(report)
    if (report.isWritten === undefined) printTimes(report.stages, surface)
  }
  const interrupts = openInterrupts(surface.process)
  const { onSiteCode } = interrupts
  // Writers look at the page they change: it should not wait for its pictures.
  const started = await watch(
    { ...config, output: { ...config.output, encoder: undefined } },
    { ...printer, onBuild, onSiteCode },
  )
  interrupts.begin(() => void started.close())
  if (surface.hosts.length > 0) screen.warn(`${screen.err.colors.yellow('warning')} ${watchExposure(config)}`)
  if (surface.allowedHosts.length > 0) screen.warn(`${screen.err.colors.yellow('warning')} ${proxyExposure(surface)}`)
  const { green, bold } = screen.out.colors
  const content = relative(places.workingDirectory, places.content) || '.'
  if (!surface.quiet) screen.print(`${green('watching')} ${content} at ${bold(started.url)}`)
  if (surface.open) await openBrowser(started.url, screen)
  const how = await started.ended
  interrupts.end()
  return how === 'restart' ? exitCodes.restart : exitCodes.done
}

/** Serves a built site until it is stopped. */
export async function previewCommand(config: Config): Promise<number> {
  const { preview } = await import('./preview.ts')
  const { places, output, surface } = config
  const { screen } = surface
  const { out } = places
  const { port, hosts, allowedHosts } = surface
  const server = await preview({ out, basePath: output.basePath, port, hosts, allowedHosts })
  openInterrupts(surface.process).begin(() => void server.close())
  if (surface.hosts.length > 0) screen.warn(`${screen.err.colors.yellow('warning')} ${exposure(surface)}`)
  if (!surface.quiet) screen.print(`${screen.out.colors.green('serving')} ${out} at ${server.url}`)
  if (surface.open) await openBrowser(server.url, screen)
  await server.closed
  return exitCodes.done
}

async function openBrowser(url: string, { warn }: Screen): Promise<void> {
  const { spawn } = await import('node:child_process')
  const openers: Partial<Record<NodeJS.Platform, [command: string, ...words: string[]]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  }
  const [command, ...words] = openers[platform()] ?? ['xdg-open']
  // Without a desktop there is nothing to open; the address is printed anyway.
  spawn(command, [...words, url], { stdio: 'ignore', detached: true })
    .on('error', () => warn(`no browser could be opened; go to ${url}`))
    .unref()
}

function exposure({ hosts }: Surface): string {
  return `other machines can read this site by the name ${hosts.join(', ')}`
}

function proxyExposure({ allowedHosts }: Surface): string {
  return (
    `whoever can open ${allowedHosts.join(', ')} sees the drafts and sources of this site, and can edit it; ` +
    'let the proxy ask who it is'
  )
}

function watchExposure(config: Config): string {
  const shown = config.output.drafts
    ? 'they see its drafts too (--drafts), but no sources, no problems and no panel'
    : 'they see no drafts, no sources, no problems and no panel'
  return `${exposure(config.surface)}; ${shown}; editing is switched off`
}
