// Hydrates an island's server HTML. One chunk for all islands, loaded with the first that wakes. An island that fails
// while hydrating gets its server HTML back; one that fails later shows an error message instead.

import { Component, type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandBase, IslandModule } from './contract.ts'

/** The `hydrate` of an island's module. `props` were written by the build from the same component's props. */
export function hydrateWith<Props extends IslandBase>(component: ComponentType<Props>): IslandModule['hydrate'] {
  return (element, props, id) =>
    new Promise((resolve, reject) => {
      // In a document that loads nothing.
      const server = document.implementation.createHTMLDocument().importNode(element, true)
      let isAlive = false
      const onAlive = () => {
        isAlive = true
        resolve()
      }
      const onError = (error: unknown) => {
        if (isAlive) return
        // After React's commit, which would clear the element again.
        setTimeout(() => {
          root.unmount()
          element.replaceChildren(...server.childNodes)
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
      // The live client of `watch` removes an island when its code or props change.
      element.addEventListener('libretto:unmount', () => root.unmount(), { once: true })
    })
}

// An island is alive after its first effects: a click that the loader repeats then finds the elements they render.
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
    return this.state.hasFailed ? <p role="alert">Unexpected Application Error!</p> : this.props.children
  }
}
