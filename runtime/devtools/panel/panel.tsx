import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { ToastRegion } from '../../toast-region.tsx'
import { hasIdentifiers, isDocked, isFolded, panelTab } from '../debug-settings.ts'
import { hasWatch } from '../has-watch.ts'
import { AssetsTab } from './assets-tab.tsx'
import { CmsTab } from './cms-tab.tsx'
import { DataTab } from './data-tab.tsx'
import { DebugTab } from './debug-tab.tsx'
import { Icon } from './icon.tsx'
import { Identifiers } from './identifiers.tsx'
import { NetworkTab } from './network-tab.tsx'
import { PanelHead } from './panel-head.tsx'
import { PerfTab } from './perf-tab.tsx'
import { SiteTab } from './site-tab.tsx'
import { TabBody, TabStrip } from './tab-strip.tsx'
import { usePanelWidth } from './use-panel-width.ts'
import { useSetting } from './use-setting.ts'
import { WriteTab } from './write-tab.tsx'

const tabs = [
  { name: 'debug', label: 'Debug', body: DebugTab },
  { name: 'data', label: 'Data', body: DataTab },
  { name: 'cms', label: 'CMS', body: CmsTab },
  { name: 'write', label: 'Write', body: WriteTab },
  { name: 'network', label: 'Network', body: NetworkTab },
  { name: 'perf', label: 'Perf', body: PerfTab },
  { name: 'assets', label: 'Assets', body: AssetsTab },
  { name: 'site', label: 'Site', body: SiteTab },
] as const
type TabName = (typeof tabs)[number]['name']

/** Where Escape closes or leaves something else. */
const ownEscape = 'form.block-form, dialog, .add-block, .cm-editor, select'

/** The whole panel; collapsed, a strip at the edge. `takesFocus` when the user has just opened it. */
export function Panel({ takesFocus }: { takesFocus: boolean }): ReactNode {
  const [folded, setFolded] = useSetting(isFolded)
  const [, choose] = useSetting(panelTab)
  const [areMarked] = useSetting(hasIdentifiers)
  const [docked] = useSetting(isDocked)
  const { width, separator } = usePanelWidth()
  usePageMargin(docked && !folded ? width : 0)
  useOverlayMargin(folded ? 0 : width)
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true], .unfold')?.focus()
  }, [takesFocus])
  const fold = (isNow: boolean) => {
    setFolded(isNow)
    // The button that was pressed is removed.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(isNow ? '.unfold' : '.fold')?.focus())
  }
  return (
    <>
      {areMarked ? <Identifiers onSelect={() => choose('debug')} /> : null}
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
            <PanelHead onFold={() => fold(true)} />
            <Silence />
            <Tabs />
          </>
        )}
        <ToastRegion closeLabel="Close message" />
      </aside>
    </>
  )
}

/** Says that the watch does not answer. The live region exists before, so that screen readers announce the text. */
function Silence(): ReactNode {
  const [isAlive] = useSetting(hasWatch)
  const text =
    'The watch does not answer; this is its last state. Start it again in the terminal, and the panel reconnects.'
  return (
    <p role="status" className="silence" hidden={isAlive}>
      {isAlive ? null : text}
    </p>
  )
}

function Tabs(): ReactNode {
  const [chosen, choose] = useSetting(panelTab)
  const { name, body: Body } = tabs.find((tab) => tab.name === chosen) ?? tabs[0]
  const select = (tab: TabName) => choose(tab)
  const strip = useRef<HTMLDivElement>(null)
  const onKeyDown = ({ key, target, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Escape' || nativeEvent.isComposing || (target as Element).closest(ownEscape)) return
    strip.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }
  return (
    // Escape goes to the tabs from anywhere.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="tabs-and-body" onKeyDown={onKeyDown} ref={strip}>
      <TabStrip id="main" label="Debug panel" tabs={tabs} selected={name} onSelect={select} />
      <TabBody id="main" selected={name} key={name}>
        <Body />
      </TabBody>
    </div>
  )
}

// What covers the whole window, such as the problems, leaves the panel free if the window is wide enough.
function useOverlayMargin(taken: number): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--libretto-panel', `${innerWidth - taken < 360 ? 0 : taken}px`)
    return () => {
      style.removeProperty('--libretto-panel')
    }
  }, [taken])
}

// Makes room for the panel. The page's breakpoints still follow the width of the window.
function usePageMargin(taken: number): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.marginInlineEnd = taken === 0 ? '' : `${taken}px`
    return () => {
      style.marginInlineEnd = ''
    }
  }, [taken])
}
