// Widgets hydrate without a change: the first render in the browser draws what the server wrote, and React warns of
// nothing.

import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { ScrollArea } from '#site/parts/scroll-area.tsx'
import { Tooltip } from '#site/parts/tooltip.tsx'
import { noHtml } from '#site/text-html.ts'
import { ApiExplorer } from '#site/widgets/api-explorer/api-explorer.tsx'
import { CodePlayground } from '#site/widgets/code-playground/code-playground.tsx'
import { DownloadCenter } from '#site/widgets/download-center/download-center.tsx'
import { InteractiveBenchmarks } from '#site/widgets/interactive-benchmarks/interactive-benchmarks.tsx'
import { PerformanceMetrics } from '#site/widgets/performance-metrics/performance-metrics.tsx'
import { PlatformSelection } from '#site/widgets/platform-selection/platform-selection.tsx'
import { SecurityShowcase } from '#site/widgets/security-showcase/security-showcase.tsx'

const measurement = { machine: 'm', method: 'm', samples: 'n', date: 'd' }
const widgets: Record<string, ReactElement> = {
  ApiExplorer: (
    <ApiExplorer
      id="w"
      host="https://api.example.com"
      keyVariable="API_KEY"
      explorerHref="/api"
      referenceHref="/docs/api"
      endpoints={[
        {
          id: 'a',
          method: 'GET',
          path: '/a',
          summary: 'A',
          referenceHref: '/docs/api',
          html: noHtml,
          category: 'calls',
          authentication: true,
          parameters: [],
          responses: [{ status: 200, description: 'ok' }],
        },
      ]}
    />
  ),
  CodePlayground: (
    <CodePlayground
      id="w"
      examples={[
        {
          id: 'a',
          title: 'A',
          description: 'B',
          code: { language: 'go', html: 'c' },
          config: { language: 'json', html: '{}' },
          output: ['line'],
          documentation: [],
        },
      ]}
    />
  ),
  DownloadCenter: (
    <DownloadCenter
      id="w"
      title="Files"
      showTabs
      downloads={[
        {
          id: 'a',
          name: 'A',
          version: '1',
          description: 'B',
          platform: ['Web'],
          downloadUrl: '/a.zip',
          fileName: 'a.zip',
          size: '1 KB',
          sha256: 'x',
          category: 'sdk',
          featured: false,
          changelog: [],
          requirements: [],
        },
      ]}
    />
  ),
  InteractiveBenchmarks: (
    <InteractiveBenchmarks
      id="w"
      benchmarks={[
        {
          id: 'a',
          group: 'latency',
          metric: 'M',
          product: 1,
          competitor: 2,
          unit: 'ms',
          lowerIsBetter: true,
          ratio: 2,
          improvement: 50,
          measurement,
        },
      ]}
    />
  ),
  PerformanceMetrics: (
    <PerformanceMetrics
      id="w"
      stats={[
        { id: 'a', icon: 'timer', title: 'T', value: '1 ms', comparison: 'C', description: 'D', color: 'neutral' },
      ]}
    />
  ),
  PlatformSelection: (
    <PlatformSelection
      id="w"
      platforms={[
        {
          id: 'a',
          name: 'A',
          icon: 'globe',
          description: 'D',
          features: ['f'],
          installCommand: 'npm i',
          guideUrl: '/g',
          examplesUrl: '/e',
          badges: [],
        },
      ]}
    />
  ),
  SecurityShowcase: (
    <SecurityShowcase
      id="w"
      features={[{ icon: 'lock', title: 'T', description: 'D', area: 'encryption', status: 'active', details: [] }]}
      certifications={[{ name: 'C', kind: 'law', status: 'verified', description: 'D', isPast: false }]}
      today="2026-11-20"
    />
  ),
  ScrollArea: <ScrollArea className="list">text</ScrollArea>,
  Tooltip: (
    <Tooltip id="w" text="t">
      <button type="button">b</button>
    </Tooltip>
  ),
}

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

it.each(Object.entries(widgets))('%s takes its server HTML over as it is', (_, widget) => {
  // The address must not reach the first render either.
  history.replaceState(null, '', '/api?endpoint=a&fail=1')
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const problems: unknown[] = []
  document.body.innerHTML = renderToString(widget)
  const first = document.body.firstElementChild
  act(() => {
    root = hydrateRoot(document.body, widget, { onRecoverableError: (error) => problems.push(error) })
  })
  expect([problems, warned.mock.calls, document.body.firstElementChild === first]).toEqual([[], [], true])
})

it.each(Object.entries(widgets))('%s has no inline style, which the policy would refuse', (_, widget) => {
  expect(renderToString(widget)).not.toMatch(/\sstyle=/)
})
