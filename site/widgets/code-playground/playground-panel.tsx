// One example of the playground. In: the example and whether another one is chosen. Out: code and output in tabs, the four buttons, links.
// Never runs the code, and does not count the time of a run: its owner does, because only one example runs at a time.

import { type ReactNode, useRef, useState } from 'react'
import { Glyph } from '../../parts/glyph.tsx'
import { TabStrip } from '../../parts/tab-strip.tsx'
import { useFocusBack } from '../../parts/use-focus-back.ts'
import { Download } from '../../vendor/lucide/download.ts'
import { Play } from '../../vendor/lucide/play.ts'
import { Settings } from '../../vendor/lucide/settings.ts'
import type { CodePlaygroundProps } from '../../view-props.ts'
import { CopyCode } from './copy-code.tsx'
import { saveText } from './save-text.ts'

const tabs = [
  { id: 'code', label: 'Code' },
  { id: 'output', label: 'Output' },
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
  /** Its last run is over, so its output stands. */
  hasRun: boolean
  onRun: () => void
}

export function PlaygroundPanel({ id, example, isClosed, isRunning, isBlocked, hasRun, onRun }: Props): ReactNode {
  const code = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [tab, setTab] = useState<TabId>('code')
  const [isConfigOpen, setIsConfigOpen] = useState(false)
  useFocusBack(button, isRunning)
  const run = () => {
    setTab('output')
    onRun()
  }
  // Closed by class rather than by `hidden`, so that a browser without script can show everything.
  const closedIf = (isShut: boolean, name: string) => (isShut ? `${name} is-closed` : name)
  return (
    <section className={closedIf(isClosed, 'playground-panel')} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{example.title}</h3>
      <p className="playground-description">{example.description}</p>
      <div className="playground-bar needs-script">
        <button
          type="button"
          className="button button-primary"
          disabled={isRunning || isBlocked}
          aria-describedby={`${id}-note`}
          onClick={run}
          ref={button}
        >
          <Glyph svg={Play} size={16} />
          {isRunning ? 'Running...' : 'Run Code'}
        </button>
        <CopyCode read={() => code.current?.textContent ?? ''} />
        <button
          type="button"
          className="button button-secondary"
          onClick={() => saveText(fileNameOf(example), code.current?.textContent ?? '')}
        >
          <Glyph svg={Download} size={16} />
          Download
        </button>
        <button
          type="button"
          className="button button-secondary"
          aria-expanded={isConfigOpen}
          aria-controls={`${id}-config`}
          onClick={() => setIsConfigOpen(!isConfigOpen)}
        >
          <Glyph svg={Settings} size={16} />
          Config
        </button>
        <p className="field-hint" id={`${id}-note`}>
          {isBlocked ? 'Another example is running. ' : ''}Replays recorded results, nothing is measured here
        </p>
      </div>
      <div className={closedIf(!isConfigOpen, 'playground-config')} id={`${id}-config`}>
        <p className="playground-label">Configuration</p>
        <pre tabIndex={0}>
          <code dangerouslySetInnerHTML={{ __html: example.config.html }} />
        </pre>
      </div>
      <TabStrip
        id={`${id}-tab`}
        label={`${example.title}: code and output`}
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
          <code dangerouslySetInnerHTML={{ __html: example.code.html }} ref={code} />
        </pre>
      </div>
      <div
        className={closedIf(tab !== 'output', 'playground-output')}
        id={`${id}-output`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-output`}
      >
        <p className="needs-script" role="status">
          {isRunning ? 'Running...' : hasRun ? '' : 'Not run yet.'}
        </p>
        <div role="log" aria-label={`Output of ${example.title}`}>
          {hasRun ? example.output.map((line, index) => <p key={`${index}-${line}`}>{line}</p>) : null}
        </div>
        <div className="script-off">
          <p>Recorded output:</p>
          {example.output.map((line, index) => (
            <p key={`${index}-${line}`}>{line}</p>
          ))}
        </div>
      </div>
      {example.documentation.length > 0 ? (
        <ul className="playground-links" aria-label="Related documentation">
          {example.documentation.map((link) => (
            <li key={link.href}>
              <a className="text-link" href={link.href}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function fileNameOf({ id, code }: Props['example']): string {
  return code.fileName ?? `${id}.${extensions[code.language] ?? 'txt'}`
}
