import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { apiExplorer as words } from '#words/api-explorer.ts'
import { ScrollArea } from '../../parts/scroll-area.tsx'
import type { EndpointView } from './endpoint-view.ts'
import type { EndpointGroup } from './group-endpoints.ts'

interface Props {
  id: string
  groups: readonly EndpointGroup[]
  /** Of a known call, or empty. */
  chosenId: string
  /** Called with an empty id when the choice is cleared. */
  onChoose: (endpointId: string) => void
}

/** All calls: as a select on narrow screens, and as a list of buttons. Style sheets show one of the two. */
export function CallList({ id, groups, chosenId, onChoose }: Props): ReactNode {
  const select = useChoice(chosenId, onChoose)
  return (
    <>
      <div className="field explorer-select needs-script">
        <label htmlFor={`${id}-choice`}>{words.endpoint}</label>
        <select id={`${id}-choice`} ref={select} onChange={(event) => onChoose(event.currentTarget.value)}>
          <option value="">{words.idleTitle}</option>
          <Options groups={groups} />
        </select>
      </div>
      <ScrollArea className="explorer-groups needs-script">
        {groups.map((group) => (
          <div key={group.label}>
            <h3>{group.label}</h3>
            <ul>
              {group.endpoints.map((endpoint) => (
                <Operation
                  key={endpoint.id}
                  endpoint={endpoint}
                  isChosen={endpoint.id === chosenId}
                  onChoose={onChoose}
                />
              ))}
            </ul>
          </div>
        ))}
      </ScrollArea>
    </>
  )
}

// A choice renders the two calls that it changes, not the list.

const Options = memo(function Options({ groups }: Pick<Props, 'groups'>): ReactNode {
  return groups.map((group) => (
    <optgroup key={group.label} label={group.label}>
      {group.endpoints.map((endpoint) => (
        <option key={endpoint.id} value={endpoint.id}>
          {endpoint.method} {endpoint.path}
        </option>
      ))}
    </optgroup>
  ))
})

interface OperationProps extends Pick<Props, 'onChoose'> {
  endpoint: EndpointView
  isChosen: boolean
}

const Operation = memo(function Operation({ endpoint, isChosen, onChoose }: OperationProps): ReactNode {
  return (
    <li>
      <button
        type="button"
        className="choice explorer-operation"
        aria-current={isChosen || undefined}
        onClick={() => onChoose(endpoint.id)}
      >
        <span className="method" translate="no">
          {endpoint.method}
        </span>{' '}
        <span className="path" translate="no">
          {endpoint.path}
        </span>{' '}
        <span className="summary">{endpoint.summary}</span>
      </button>
    </li>
  )
})

/**
 * Uncontrolled, so that a choice made before hydration stays; afterwards the select shows what was chosen elsewhere.
 */
function useChoice(chosenId: string, onChoose: (endpointId: string) => void): RefObject<HTMLSelectElement | null> {
  const select = useRef<HTMLSelectElement>(null)
  const isLive = useRef(false)
  useEffect(() => {
    const early = isLive.current ? '' : select.current?.value
    isLive.current = true
    if (early) onChoose(early)
    else if (select.current) select.current.value = chosenId
    // A new function is not a new choice.
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [chosenId])
  return select
}
