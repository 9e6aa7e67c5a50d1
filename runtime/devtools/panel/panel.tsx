// The panel: a head, six tabs, a border to pull. In: the settings of this tab. Out: what the chosen tab shows. Folded, it is a strip at the edge.

import { type ReactNode, useEffect, useRef } from 'react'
import { debugMode, hasIdentifiers, isDocked, isFolded, panelTab } from '../debug-settings.ts'
import { hasWatch } from '../has-watch.ts'
import { AssetsTab } from './assets-tab.tsx'
import { CmsTab } from './cms-tab.tsx'
import { DataTab } from './data-tab.tsx'
import { DebugTab } from './debug-tab.tsx'
import { Icon } from './icon.tsx'
import { Identifiers } from './identifiers.tsx'
import { NetworkTab } from './network-tab.tsx'
import { routeOfPage } from './page-place.ts'
import { PerfTab } from './perf-tab.tsx'
import { TabBody, TabStrip } from './tab-strip.tsx'
import { ToastRegion } from './toast-region.tsx'
import { usePanelWidth } from './use-panel-width.ts'
import { useSetting } from './use-setting.ts'

const tabs = [
  { name: 'debug', label: 'Debug', body: DebugTab },
  { name: 'data', label: 'Data', body: DataTab },
  { name: 'cms', label: 'CMS', body: CmsTab },
  { name: 'network', label: 'Network', body: NetworkTab },
  { name: 'perf', label: 'Perf', body: PerfTab },
  { name: 'assets', label: 'Assets', body: AssetsTab },
] as const
type TabName = (typeof tabs)[number]['name']

/** The whole panel. `takesFocus` when a person has just opened it. */
export function Panel({ takesFocus }: { takesFocus: boolean }): ReactNode {
  const [folded, setFolded] = useSetting(isFolded)
  const [chosen, choose] = useSetting(panelTab)
  const [areMarked] = useSetting(hasIdentifiers)
  const [docked, setDocked] = useSetting(isDocked)
  const [isAlive] = useSetting(hasWatch)
  const { width, separator } = usePanelWidth()
  useRoom(docked && !folded ? width : 0)
  useCover(folded ? 0 : width)
  const root = useRef<HTMLElement>(null)
  const tab = tabs.find(({ name }) => name === chosen) ?? tabs[0]
  const Body = tab.body
  useEffect(() => {
    if (takesFocus) root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true], .unfold')?.focus()
  }, [takesFocus])
  const select = (name: TabName) => choose(name)
  const fold = (isNow: boolean) => {
    setFolded(isNow)
    // The button that was pressed is gone.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(isNow ? '.unfold' : '.fold')?.focus())
  }
  return (
    <>
      {areMarked ? <Identifiers onSelect={() => select('debug')} /> : null}
      <aside
        className={folded ? 'panel is-folded' : 'panel'}
        aria-label="Libretto debug panel"
        ref={root}
        style={folded ? {} : { inlineSize: `${width}px` }}
      >
        {folded ? (
          <button type="button" className="unfold" onClick={() => fold(false)}>
            <Icon name="unfold" />
            <span>Debug panel</span>
          </button>
        ) : (
          <>
            <div className="border" {...separator} />
            <div className="head">
              <h2>
                <span className="mark" aria-hidden="true" />
                Libretto
              </h2>
              <code className="route">{routeOfPage()}</code>
              <button
                type="button"
                className="icon-button"
                aria-label="Page beside the panel"
                aria-pressed={docked}
                title="Page beside the panel"
                onClick={() => setDocked(!docked)}
              >
                <Icon name="dock" />
              </button>
              <button
                type="button"
                className="icon-button fold"
                aria-label="Collapse the panel"
                aria-expanded="true"
                title="Collapse"
                onClick={() => fold(true)}
              >
                <Icon name="fold" />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label="Switch debug mode off"
                title="Close (Ctrl+Shift+D)"
                onClick={() => debugMode.set(false)}
              >
                <Icon name="close" />
              </button>
            </div>
            <p role="status" className="silence" hidden={isAlive}>
              {isAlive
                ? null
                : 'The watch does not answer: what you see is what it said last. Start it again in the terminal; the panel goes on by itself.'}
            </p>
            <TabStrip id="main" label="Debug panel" tabs={tabs} selected={tab.name} onSelect={select} />
            <TabBody id="main" selected={tab.name} key={tab.name}>
              <Body />
            </TabBody>
          </>
        )}
        <ToastRegion />
      </aside>
    </>
  )
}

// What lies over the whole window, such as the problems, stays beside the panel while there is room for it.
function useCover(taken: number): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--libretto-panel', `${innerWidth - taken < 360 ? 0 : taken}px`)
    return () => {
      style.removeProperty('--libretto-panel')
    }
  }, [taken])
}

// The page keeps its breakpoints, which follow the window; only its room is smaller.
function useRoom(taken: number): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.marginInlineEnd = taken === 0 ? '' : `${taken}px`
    return () => {
      style.marginInlineEnd = ''
    }
  }, [taken])
}
