// Each drawing has its own axis from zero: the units differ, so rows cannot be compared by eye.

import type { ReactNode } from 'react'
import { articleAnchors } from '#schemas/article-anchors.ts'
import type { Result } from '#schemas/case-study.ts'
import { caseResults as words } from '#words/views.ts'
import { TableHead } from '../parts/table-head.tsx'
import { ResultPlot } from './result-plot.tsx'

export function CaseResults({ results }: { results: Result[] }): ReactNode {
  return (
    <section className="block case-part" aria-labelledby={articleAnchors.results}>
      <div className="container">
        <div className="case-columns case-results-head">
          <h2 id={articleAnchors.results}>{words.title}</h2>
          <p className="muted">{words.lead}</p>
        </div>
        <ul className="case-results">
          {results.map((result) => (
            <li key={result.metric} className="case-result">
              <div className="case-result-text">
                <h3>{result.metric}</h3>
                <p>{result.methodology}</p>
                <p>{result.timeframe}</p>
              </div>
              <div className="case-result-drawing">
                <ResultPlot result={result} />
              </div>
              <p className="case-result-change">
                <Change text={result.improvement} />
              </p>
            </li>
          ))}
        </ul>
        <details className="text-twin">
          <summary>{words.viewAsTable}</summary>
          <ResultTable results={results} />
        </details>
      </div>
    </section>
  )
}

/** The first four changes at a glance, for the head of the page. */
export function CaseFigures({ results }: { results: Result[] }): ReactNode {
  return (
    <dl className="case-figures">
      {results.slice(0, 4).map(({ metric, before, after, improvement }) => (
        <div key={metric}>
          <dt>{metric}</dt>
          <dd>
            <Change text={improvement} />
            <span className="label">{words.change(before, after)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

// A short change is set as a large numeral; a phrase stays text.
function Change({ text }: { text: string }): ReactNode {
  const match = /^([-−–+]?\d[\d.,]*)\s*(%|×|x|pp|points?)?$/.exec(text)
  if (!match) return <strong>{text}</strong>
  return (
    <span className="numeral">
      {(match[1] ?? '').replace(/^[-–]/, '−')}
      {match[2] === undefined ? null : (
        <span className="numeral-unit">{match[2] === 'x' ? '×' : `\u2009${match[2]}`}</span>
      )}
    </span>
  )
}

function ResultTable({ results }: { results: Result[] }): ReactNode {
  return (
    <div className="table-scroll" role="region" aria-label={words.tableLabel} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{words.tableCaption}</caption>
        <TableHead columns={words.columns} />
        <tbody>
          {results.map((result) => (
            <tr key={result.metric}>
              <th scope="row">{result.metric}</th>
              <td>{result.before}</td>
              <td>{result.after}</td>
              <td>{result.improvement}</td>
              <td>{result.methodology}</td>
              <td>{result.timeframe}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
