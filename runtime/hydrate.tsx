// Attaches a component to its server HTML. Comes with the first island that wakes; shared by all islands through one chunk.
// An island that fails before it was ever alive gets its server HTML back; one that fails later says so in its place.

import { Component, type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandBase, IslandModule } from './contract.ts'

/** The `hydrate` of an island's module. `props` were written by the build from the same component's props. */
export function hydrateWith<Props extends IslandBase>(component: ComponentType<Props>): IslandModule['hydrate'] {
  return (element, props, id) =>
    new Promise((resolve, reject) => {
      const serverHtml = element.innerHTML
      let isAlive = false
      const onAlive = () => {
        isAlive = true
        resolve()
      }
      const onError = (error: unknown) => {
        if (isAlive) return
        // Not from within the engine's own commit: it would clear the element once more afterwards.
        setTimeout(() => {
          root.unmount()
          element.innerHTML = serverHtml
          reject(error)
        })
      }
      const island = createElement(component, { ...(props as Omit<Props, keyof IslandBase>), id } as Props)
      const root = hydrateRoot(
        element,
        <IslandBoundary onError={onError}>
          <Alive onAlive={onAlive}>{island}</Alive>
        </IslandBoundary>,
        { identifierPrefix: `${id}-` },
      )
      // The live client of watch takes an island out when its code or props have changed.
      element.addEventListener('libretto:unmount', () => root.unmount(), { once: true })
    })
}

// Alive is what comes after the island's own first effects: a click given again then meets the elements they have drawn.
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }): ReactNode {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => {
    if (isMounted) onAlive()
    else setMounted(true)
  }, [isMounted, onAlive])
  return children
}

interface BoundaryProps {
  onError: (error: unknown) => void
  children: ReactNode
}

/** Keeps one island's error from reaching the others. */
export class IslandBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <p role="alert">Unexpected Application Error!</p> : this.props.children
  }
}
