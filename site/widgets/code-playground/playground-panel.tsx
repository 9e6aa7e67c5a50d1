// One example: buttons, code and output in tabs, links. Parts are closed by class rather than by `hidden`, so that a
// browser without a script shows everything.

import { type ReactNode, useRef, useState } from 'react'
import { trustHtml } from '#runtime/services/trust-html.ts'
import { codePlayground as words } from '#words/code-playground.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { TabStrip } from '../../parts/tab-strip.tsx'
import { useFocusBack } from '../../parts/use-focus-back.ts'
import { Download } from '../../vendor/lucide/download.ts'
import { Play } from '../../vendor/lucide/play.ts'
import { Settings } from '../../vendor/lucide/settings.ts'
import { CopyCode } from './copy-code.tsx'
import type { CodePlaygroundProps } from './plan.ts'
import { saveText } from './save-text.ts'

const tabs = [
  { id: 'code', label: words.tabs.code },
  { id: 'output', label: words.tabs.output },
] as const
type TabId = (typeof tabs)[number]['id']

const extensions: Record<string, string> = {
  javascript: 'js',
  jsx: 'jsx',
  typescript: 'ts',
  python: 'py',
  go: 'go',
  bash: 'sh',
}

interface Props {
  id: string
  example: CodePlaygroundProps['examples'][number]
  isClosed: boolean
  isRunning: boolean
  /** Another example is running. */
  isBlocked: boolean
  /** Its last run is over, so its output is shown. */
  hasRun: boolean
  onRun: () => void
}

export function PlaygroundPanel(props: Props): ReactNode {
  const { id, example, isClosed } = props
  const code = useRef<HTMLElement>(null)
  const [tab, setTab] = useState<TabId>('code')
  const [isConfigOpen, setIsConfigOpen] = useState(false)
  return (
    <section className={closedIf(isClosed, 'playground-panel')} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{example.title}</h3>
      <p className="playground-description">{example.description}</p>
      <Bar
        {...props}
        read={() => code.current?.textContent ?? ''}
        isConfigOpen={isConfigOpen}
        onConfig={() => setIsConfigOpen(!isConfigOpen)}
        onRun={() => {
          setTab('output')
          props.onRun()
        }}
      />
      <div className={closedIf(!isConfigOpen, 'playground-config')} id={`${id}-config`}>
        <p className="playground-label">{words.configTitle}</p>
        <pre tabIndex={0}>
          <code dangerouslySetInnerHTML={{ __html: trustHtml(example.config.html) }} />
        </pre>
      </div>
      <TabStrip
        id={`${id}-tab`}
        label={words.tabsLabel(example.title)}
        tabs={tabs}
        selected={tab}
        onSelect={setTab}
        panelId={(tabId) => `${id}-${tabId}`}
      />
      <div
        className={closedIf(tab !== 'code', 'playground-code')}
        id={`${id}-code`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-code`}
      >
        <pre tabIndex={0}>
          <code dangerouslySetInnerHTML={{ __html: trustHtml(example.code.html) }} ref={code} />
        </pre>
      </div>
      <div
        className={closedIf(tab !== 'output', 'playground-output')}
        id={`${id}-output`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-output`}
      >
        <Output {...props} />
      </div>
      <Links links={example.documentation} />
    </section>
  )
}

function closedIf(isClosed: boolean, className: string): string {
  return isClosed ? `${className} is-closed` : className
}

interface BarProps extends Props {
  /** The text of the example's code. */
  read: () => string
  isConfigOpen: boolean
  onConfig: () => void
}

function Bar({ id, example, isRunning, isBlocked, onRun, read, isConfigOpen, onConfig }: BarProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  useFocusBack(button, isRunning)
  return (
    <div className="playground-bar needs-script">
      <button
        type="button"
        className="button button-primary"
        disabled={isRunning || isBlocked}
        aria-describedby={`${id}-note`}
        onClick={onRun}
        ref={button}
      >
        <Glyph svg={Play} size={16} />
        {isRunning ? words.running : words.run}
      </button>
      <CopyCode read={read} />
      <button type="button" className="button button-secondary" onClick={() => saveText(fileNameOf(example), read())}>
        <Glyph svg={Download} size={16} />
        {words.download}
      </button>
      <button
        type="button"
        className="button button-secondary"
        aria-expanded={isConfigOpen}
        aria-controls={`${id}-config`}
        onClick={onConfig}
      >
        <Glyph svg={Settings} size={16} />
        {words.config}
      </button>
      <p className="field-hint" id={`${id}-note`}>
        {isBlocked ? words.blocked : ''}
        {words.note}
      </p>
    </div>
  )
}

function Output({ example: { title, output }, isRunning, hasRun }: Props): ReactNode {
  const waiting = hasRun ? '' : words.notRun
  return (
    <>
      <p className="needs-script" role="status">
        {isRunning ? words.running : waiting}
      </p>
      <div role="log" aria-label={words.outputOf(title)}>
        {hasRun ? output.map((line, index) => <p key={`${index}-${line}`}>{line}</p>) : null}
      </div>
      <div className="script-off">
        <p>{words.recorded}</p>
        {output.map((line, index) => (
          <p key={`${index}-${line}`}>{line}</p>
        ))}
      </div>
    </>
  )
}

function Links({ links }: { links: Props['example']['documentation'] }): ReactNode {
  if (links.length === 0) return null
  return (
    <ul className="playground-links" aria-label={words.links}>
      {links.map((link) => (
        <li key={link.href}>
          <a className="button button-secondary" href={link.href}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function fileNameOf({ id, code }: Props['example']): string {
  return code.fileName ?? `${id}.${extensions[code.language] ?? 'txt'}`
}
