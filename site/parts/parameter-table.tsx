// The values a call takes. In: parameters. Out: a table in a region that scrolls by itself and takes the keyboard.

import type { ReactNode } from 'react'
import type { Endpoint } from '#schemas/endpoint.ts'
import { InlineText } from './inline-text.tsx'

interface Props {
  caption: string
  parameters: Endpoint['parameters']
}

export function ParameterTable({ caption, parameters }: Props): ReactNode {
  return (
    <div className="table-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="operation-parameter-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {parameters.map((parameter) => (
            <tr key={`${parameter.in} ${parameter.name}`}>
              <th scope="row">
                <code>{parameter.name}</code>
                <span className="operation-parameter-kind">{parameter.required ? 'required' : 'optional'}</span>
              </th>
              <td>
                {parameter.type}
                <span className="operation-parameter-kind">{parameter.in}</span>
              </td>
              <td>
                <InlineText text={parameter.description} />
                {parameter.example === undefined ? null : (
                  <span className="operation-parameter-example">
                    {'Example: '}
                    <code>
                      {typeof parameter.example === 'string' ? parameter.example : JSON.stringify(parameter.example)}
                    </code>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
