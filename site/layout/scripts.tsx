// Scripts of other hosts, as templates: nothing is loaded, and nothing runs, before runtime/page/scripts.ts copies one
// into the page. Without scripts of its own a page runs no foreign one either, so all else here is hidden until then.

import type { ReactNode } from 'react'
import type { Script } from '#schemas/scripts.ts'
import { scripts as words } from '#words/layout.ts'
import { Sheet } from '../sheets.tsx'
import type { FrameProps } from '../view-props.ts'

/** The scripts of the site, and the question that is asked where one needs consent. Once on a page. */
export function Scripts({ frame: { scripts = [] } }: { frame: FrameProps }): ReactNode {
  const asked = scripts.filter(({ load }) => load === 'consent')
  return (
    <>
      {scripts.map((script) => (
        <Template key={script.name} script={script} />
      ))}
      {asked.length > 0 ? <Question scripts={asked} /> : null}
    </>
  )
}

function Template({ script: { src, load, module, integrity, data } }: { script: Script }): ReactNode {
  const attributes = Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]))
  return (
    <template data-script={load}>
      <script
        src={src}
        type={module ? 'module' : undefined}
        integrity={integrity}
        crossOrigin={integrity === undefined ? undefined : 'anonymous'}
        {...attributes}
      />
    </template>
  )
}

function Question({ scripts }: { scripts: readonly Script[] }): ReactNode {
  return (
    <section className="script-question" aria-labelledby="script-question-title" data-script-question="" hidden>
      <Sheet name="scripts" />
      <h2 id="script-question-title" tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.intro}</p>
      <ul>
        {scripts.map(({ name, purpose }) => (
          <li key={name}>
            <strong>{name}</strong> {purpose}
          </li>
        ))}
      </ul>
      <p className="script-answers">
        {(['allow', 'decline'] as const).map((answer) => (
          <button key={answer} type="button" className="button button-secondary" data-script-answer={answer}>
            {words[answer]}
          </button>
        ))}
      </p>
    </section>
  )
}

/**
 * Opens the question again, so that the answer can be changed. Its place is empty until a script can, and it is not
 * there at all where no script needs consent. A footer of your own needs it.
 */
export function ScriptSettings({ frame: { scripts = [] } }: { frame: FrameProps }): ReactNode {
  if (!scripts.some(({ load }) => load === 'consent')) return null
  return (
    <button type="button" className="theme-switch" data-script-settings="" data-asleep="">
      {words.settings}
    </button>
  )
}
