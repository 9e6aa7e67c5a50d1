import type { ReactNode } from 'react'
import type { ArrangeAnswer, PlannedFile } from '../wire-arrange.ts'
import { DiffView } from './diff-view.tsx'
import { countOf } from './format.ts'
import { ProblemList } from './problem-list.tsx'

/** What would change, or what stands in the way. */
export function ArrangePlan({
  plan: { files, redirects, addresses, uses, problems },
}: {
  plan: ArrangeAnswer
}): ReactNode {
  return (
    <section className="arrange-plan" role="status" aria-label="What changes">
      {files.length === 0 ? (
        <p>{`${countOf(uses.length, 'line')} of other files would lead nowhere. Say where links lead.`}</p>
      ) : null}
      <ul>
        {addresses.map(({ from, to }) => (
          <li key={from}>
            <code>{from}</code> becomes <code>{to}</code>
          </li>
        ))}
        {redirects.map(({ from, to, file }) => (
          <li key={`${file} ${from}`}>
            <code>{from}</code> leads to <code>{to}</code> ({file})
          </li>
        ))}
        {uses.map(({ file, line, text }) => (
          <li key={`${file}:${line}`}>
            <code>
              {file}:{line}
            </code>{' '}
            {text}
          </li>
        ))}
      </ul>
      {files.length > 0 ? <p>{countOf(files.length, 'file')}:</p> : null}
      {files.map((file) => (
        <FileLine key={file.to ?? file.from} file={file} />
      ))}
      <ProblemList problems={problems} isOneFile={false} />
    </section>
  )
}

function FileLine({ file: { from, to, text } }: { file: PlannedFile }): ReactNode {
  const label = describe(from, to)
  if (!text) return <p className="arrange-file">{label}</p>
  return (
    <details>
      <summary>{label}</summary>
      <DiffView before={text.before} after={text.after} label={to ?? from ?? ''} />
    </details>
  )
}

function describe(from: string | undefined, to: string | undefined): string {
  if (from === undefined) return `new: ${to}`
  if (to === undefined) return `deleted: ${from}`
  return from === to ? `changed: ${to}` : `moved: ${from} → ${to}`
}
