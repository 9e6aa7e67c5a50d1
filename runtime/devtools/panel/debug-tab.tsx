import { type ReactNode, useEffect, useRef } from 'react'
import { hasIdentifiers } from '../debug-settings.ts'
import { chosenComponent } from './chosen-component.ts'
import { CopyButton } from './copy-button.tsx'
import { useDebug } from './debug-provider.tsx'
import { countOf } from './format.ts'
import { Failure, Group } from './group.tsx'
import { keyOf } from './identifiers.tsx'
import { IslandList } from './island-list.tsx'
import type { PageComponent } from './page-components.ts'
import { routeOfPage } from './page-place.ts'
import { useOpenSource } from './panel-data.ts'
import { SourcePlace } from './source-place.tsx'
import { usePageComponents } from './use-page-components.ts'
import { useSetting } from './use-setting.ts'

/** The switches, the page's components with their sources, and its islands. */
export function DebugTab(): ReactNode {
  const { isOn, setOn } = useDebug()
  const [areMarked, setMarked] = useSetting(hasIdentifiers)
  const [chosen, choose] = useSetting(chosenComponent)
  const components = usePageComponents()
  return (
    <>
      <div className="switches">
        <Switch label="Debug mode" text="Ctrl+Shift+D or ?debug=1; stored for this tab" isOn={isOn} onChange={setOn} />
        <Switch
          label="Identifiers on the page"
          text="Labels blocks, widgets and islands, each with a copy button"
          isOn={areMarked}
          onChange={setMarked}
        />
      </div>
      <PageSource />
      <Group title="Components" aside={<span className="quiet">{countOf(components.length, 'component')}</span>}>
        {components.length === 0 ? <p className="quiet">This page has no blocks and no islands.</p> : null}
        <ul className="plain">
          {components.map((component) => (
            <ComponentRow
              key={keyOf(component)}
              component={component}
              isChosen={keyOf(component) === chosen}
              onChoose={choose}
            />
          ))}
        </ul>
      </Group>
      <IslandList />
    </>
  )
}

interface SwitchProps {
  label: string
  text: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Switch({ label, text, isOn, onChange }: SwitchProps): ReactNode {
  return (
    <button type="button" className="switch" role="switch" aria-checked={isOn} onClick={() => onChange(!isOn)}>
      <span className="switch-label">{label}</span>
      <span className="switch-text">{text}</span>
      <span className="switch-knob" aria-hidden="true" />
    </button>
  )
}

// The source is a page's file, an article's, or none, e.g. of a not-found page.
function PageSource(): ReactNode {
  const route = routeOfPage()
  const { value, error } = useOpenSource(route)
  if (error && !value) return <Failure error={error} />
  const source = value?.page ?? value?.article
  return (
    <div className="page-line is-source">
      <span className="quiet">Source of {route}</span>
      {source ? (
        <SourcePlace file={source.file} line={value?.article?.line} />
      ) : (
        <span className="quiet">{value ? 'no content file' : 'loading…'}</span>
      )}
    </div>
  )
}

interface RowProps {
  component: PageComponent
  isChosen: boolean
  onChoose: (key: string) => void
}

function ComponentRow({ component, isChosen, onChoose }: RowProps): ReactNode {
  const { kind, id, name, title, element, content, component: file } = component
  const row = useRef<HTMLLIElement>(null)
  // It may have been chosen by its label on the page.
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const show = () => {
    onChoose(isChosen ? '' : keyOf(component))
    if (!isChosen) element.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
  return (
    <li className={`row component is-${kind}`} ref={row}>
      <div className="row-head">
        <button type="button" className="row-title" aria-expanded={isChosen} onClick={show}>
          <span className="row-name">{kind === 'block' ? title : name}</span>
          <span className="row-meta">
            <span className={`tag is-${kind}`}>{kind}</span> {kind === 'block' ? `${name} #${id}` : id}
          </span>
        </button>
        <CopyButton text={id} label={`Copy component ID ${id}`} kind="component" />
      </div>
      {isChosen ? (
        <dl className="pairs">
          <dt>Content</dt>
          <dd>
            {content ? <SourcePlace {...content} /> : <span className="quiet">not in a content file of its own</span>}
          </dd>
          <dt>Component</dt>
          <dd>
            <SourcePlace file={file} />
          </dd>
        </dl>
      ) : null}
    </li>
  )
}
