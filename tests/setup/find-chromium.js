// Finds Chromium: named by CHROMIUM_PATH, on the path, or installed by playwright. Plain JavaScript, for the tools
// that run without a compiler.

import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** Path of the binary; undefined when there is none. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  // The shell has no windows: a page opens in less than half of the time.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    chromium.executablePath(),
  ]
  return candidates.find((path) => path !== undefined && path !== '' && isExecutable(path))
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
