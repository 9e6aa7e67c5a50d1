// Four test projects: unit (pure parts), component (React in a small DOM), sites (mini-sites through the real pipeline) and browser
// (the built site in Chromium). Each test works in a temporary folder of its own, so files run side by side in any order.

import { defineConfig } from 'vitest/config'

const plain = { environment: 'node', testTimeout: 30_000 } as const

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...plain, name: 'unit', include: ['tests/{generator,schemas,runtime}/**/*.test.ts', 'tests/*.test.ts'] } },
      { test: { name: 'component', environment: 'happy-dom', include: ['tests/site/**/*.test.{ts,tsx}'] } },
      { test: { ...plain, name: 'sites', include: ['tests/sites/*.test.ts', 'tests/cli/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { ...plain, name: 'dist', include: ['tests/dist/**/*.test.ts'], globalSetup: 'tests/setup/built-site.ts', testTimeout: 120_000 } },
      {
        test: {
          ...plain,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/setup/chromium.ts', 'tests/setup/built-site.ts', 'tests/setup/built-preact.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
})
