// Labels over the page's components, with a button that shows their sources and one that copies their id. They lie in
// the panel's own element and follow the page as it scrolls; the page itself is not changed.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { chosenComponent } from './chosen-component.ts'
import { CopyButton } from './copy-button.tsx'
import type { PageComponent } from './page-components.ts'
import { type Box, placeMarks } from './place-marks.ts'
import { readTexts } from './read-texts.ts'
import { usePageComponents } from './use-page-components.ts'
import { useSetting } from './use-setting.ts'

/** The key of a component in `chosenComponent`. */
export function keyOf({ kind, id }: Pick<PageComponent, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}

/** `onSelect` is called when a component is chosen. */
export function Identifiers({ onSelect }: { onSelect: () => void }): ReactNode {
  const components = usePageComponents()
  const [chosen, choose] = useSetting(chosenComponent)
  const [pointed, setPointed] = useState<string | undefined>()
  const { boxes, texts } = useBoxes(components)
  const framed = boxes[components.findIndex((component) => keyOf(component) === (pointed ?? chosen))]
  return (
    <section className="marks" aria-label="Component identifiers">
      {framed ? (
        <div
          className="frame"
          style={{
            transform: `translate(${framed.left}px, ${framed.top}px)`,
            inlineSize: framed.width,
            blockSize: framed.height,
          }}
        />
      ) : null}
      {placeMarks(boxes, innerHeight, edgeOfHeader(), texts).map(({ index, left, top }) => {
        const component = components[index]
        if (!component) return null
        const key = keyOf(component)
        const { kind, name, id } = component
        return (
          <div
            key={key}
            className={`mark-chip is-${kind}`}
            style={{ transform: `translate(${left}px, ${top}px)` }}
            onPointerEnter={() => setPointed(key)}
            onPointerLeave={() => setPointed(undefined)}
          >
            <button
              type="button"
              aria-pressed={chosen === key}
              title="Show its sources"
              onClick={() => {
                choose(key)
                onSelect()
              }}
            >
              <span className="mark-kind">{kind}</span> {kind === 'block' ? `${name} #${id}` : name}
            </button>
            <CopyButton text={id} label={`Copy component ID ${id}`} kind="component" />
          </div>
        )
      })}
    </section>
  )
}

/** Lower edge of a header that stays at the top while the page scrolls. */
function edgeOfHeader(): number {
  const header = document.querySelector('header')
  return header && ['sticky', 'fixed'].includes(getComputedStyle(header).position)
    ? Math.max(0, header.getBoundingClientRect().bottom)
    : 0
}

interface Measured {
  /** Of the components, in their order. */
  boxes: readonly Box[]
  texts: readonly Box[]
}

/** Boxes of the components and of the text in the viewport, measured again whenever they may have moved. */
function useBoxes(components: readonly PageComponent[]): Measured {
  const [measured, setMeasured] = useState<Measured>({ boxes: [], texts: [] })
  const last = useRef('')
  useEffect(() => {
    let frame = 0
    const read = () => {
      frame = 0
      const boxes = components.map(({ element }) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return { left, top, width, height }
      })
      const now = { boxes, texts: readTexts() }
      const text = JSON.stringify(now)
      if (text === last.current) return
      last.current = text
      setMeasured(now)
    }
    const ask = () => {
      frame ||= requestAnimationFrame(read)
    }
    ask()
    const observer = new ResizeObserver(ask)
    observer.observe(document.documentElement)
    for (const { element } of components) observer.observe(element)
    addEventListener('scroll', ask, { passive: true, capture: true })
    addEventListener('resize', ask)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      removeEventListener('scroll', ask, { capture: true })
      removeEventListener('resize', ask)
    }
  }, [components])
  return measured
}
