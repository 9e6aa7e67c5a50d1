// Hydrates an island's server HTML. One chunk for all islands, loaded with the first that wakes. An island that fails
// while hydrating gets its server HTML back, and the loader tries it again when it is pressed; one that fails later
// shows it below an error message.

import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type IslandBase, type IslandModule, offAttribute } from './contract.ts'
import { findControls } from './find-controls.ts'
import { keepFields } from './keep-fields.ts'
// oxlint-disable-next-line import/no-unassigned-import
import './keep-nodes.ts'

/** The `hydrate` of an island's module. `props` were written by the build from the same component's props. */
export function hydrateWith<Props extends IslandBase>(component: ComponentType<Props>): IslandModule['hydrate'] {
  return (element, props, id) =>
    new Promise((resolve, reject) => {
      // In a document that loads nothing.
      const server = document.implementation.createHTMLDocument().importNode(element, true)
      let isAlive = false
      let [carry, tell] = keepFields(element)
      const onAlive = async () => {
        isAlive = true
        await tell()
        findControls(element)
        resolve()
      }
      const onCrash = () => {
        ;[carry, tell] = keepFields(element)
      }
      const onError = (error: unknown) => {
        // After React's commit, which would clear the element again.
        setTimeout(() => {
          if (!isAlive) root.unmount()
          element.setAttribute(offAttribute, '')
          element.append(...server.childNodes)
          carry()
          findControls(element)
          window.early?.tell(element)
          reject(error)
        })
      }
      const island = createElement(component, { ...(props as Omit<Props, keyof IslandBase>), id } as Props)
      const root = hydrateRoot(
        element,
        <IslandBoundary onCrash={onCrash} onError={onError}>
          <Alive onRender={carry} onAlive={onAlive}>
            {island}
          </Alive>
        </IslandBoundary>,
        // Where others have changed the HTML, React renders it anew.
        { identifierPrefix: `${id}-`, onRecoverableError: () => {} },
      )
      // The live client of `watch` removes an island when its code or props change.
      element.addEventListener('libretto:unmount', () => root.unmount(), { once: true })
    })
}

interface AliveProps {
  onRender: () => void
  onAlive: () => Promise<void>
  children: ReactNode
}

// An island is alive after its first effects: a click that the loader repeats then finds the elements they render.
function Alive({ onRender, onAlive, children }: AliveProps): ReactNode {
  const [isMounted, setMounted] = useState(false)
  // Before the effects of the widget, which look at its fields.
  useLayoutEffect(onRender, [onRender])
  useEffect(() => {
    if (isMounted) void onAlive()
    else setMounted(true)
  }, [isMounted, onAlive])
  return children
}

interface BoundaryProps {
  /** Called while the elements of a failed island are still there. */
  onCrash: () => void
  onError: (error: unknown) => void
  children: ReactNode
}

/** Contains the error of one island. */
class IslandBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    this.props.onCrash()
    return <p role="alert">Unexpected Application Error!</p>
  }
}
