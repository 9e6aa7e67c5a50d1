import type { ReactNode } from 'react'
import type { Endpoint } from '#schemas/endpoint.ts'
import { parameterTable as words } from '#words/parameter-table.ts'
import { InlineText } from './inline-text.tsx'
import { TableHead } from './table-head.tsx'

interface Props {
  caption: string
  parameters: Endpoint['parameters']
}

/** Parameters of an API call, in a region that scrolls sideways and takes the focus. */
export function ParameterTable({ caption, parameters }: Props): ReactNode {
  return (
    <div className="table-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="operation-parameter-table">
        <caption className="visually-hidden">{caption}</caption>
        <TableHead columns={words.columns} />
        <tbody>
          {parameters.map((parameter) => (
            <tr key={`${parameter.in} ${parameter.name}`}>
              <th scope="row">
                <code translate="no">{parameter.name}</code>
                <span className="operation-parameter-kind">{parameter.required ? words.required : words.optional}</span>
              </th>
              <td>
                {parameter.type}
                <span className="operation-parameter-kind">{parameter.in}</span>
              </td>
              <td>
                <InlineText text={parameter.description} />
                {parameter.example === undefined ? null : (
                  <span className="operation-parameter-example">
                    {words.example}
                    <code translate="no">
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
