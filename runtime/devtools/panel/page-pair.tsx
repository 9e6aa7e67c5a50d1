// A page before and after the changes of the branch, side by side in one scrolled place. The frames are for the eye:
// they are inert, and each page can be opened in a tab of its own.

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { PagePair } from '../wire-site.ts'
import { sentence } from './format.ts'
import { Failure } from './group.tsx'
import { openDialog } from './open-dialog.tsx'
import { basePathOfPage } from './page-place.ts'
import { toQuery, useAnswer } from './panel-data.ts'

/** Shows both versions of a page. */
export async function showPair(route: string): Promise<void> {
  await openDialog(`Before and after: ${route}`, (close) => <Pair route={route} onClose={() => close()} />)
}

/** Pixels: a window on a desk, and one in a hand. */
const widths = { Wide: 1280, Narrow: 390 } as const
type WidthName = keyof typeof widths

const sides = {
  before: { name: 'Before', place: '/before__libretto', missing: 'This page is new.' },
  after: { name: 'After', place: '/__libretto/after', missing: 'There is no such page any more.' },
} as const
type Side = keyof typeof sides

function Pair({ route, onClose }: { route: string; onClose: () => void }): ReactNode {
  // Asked anew with each opening: git may have got another commit without a build.
  const [opened] = useState(() => String(performance.now()))
  const { value, error } = useAnswer<PagePair>(`/changes/page?${toQuery({ route, opened })}`)
  const [width, setWidth] = useState<WidthName>(innerWidth < 700 ? 'Narrow' : 'Wide')
  return (
    <>
      <div className="pair-bar">
        <div className="button-pair" role="group" aria-label="Width of the window">
          {(['Wide', 'Narrow'] as const).map((name) => (
            <button
              key={name}
              type="button"
              className="small-button"
              aria-pressed={name === width}
              onClick={() => setWidth(name)}
            >
              {name}
            </button>
          ))}
        </div>
        <button type="button" className="small-button" data-first onClick={onClose}>
          Close
        </button>
      </div>
      <p role="status" className="quiet">
        {value || error
          ? ''
          : 'Building the site as it was before the changes. The first time takes as long as a build.'}
      </p>
      {error ? <Failure error={error} /> : null}
      {value ? (
        <div className="pair" role="group" tabIndex={0} aria-label="Both versions">
          <Version side="before" pair={value} width={widths[width]} />
          <Version side="after" pair={value} width={widths[width]} />
        </div>
      ) : null}
    </>
  )
}

function Version({ side, pair, width }: { side: Side; pair: PagePair; width: number }): ReactNode {
  const { name, place, missing } = sides[side]
  const version = pair[side]
  const address = `${basePathOfPage()}${place}${encodeURI(pair.route)}`
  return (
    <figure>
      <figcaption>
        {name}{' '}
        {version === null ? null : (
          <a href={side === 'after' ? basePathOfPage() + pair.route : address} target="_blank" rel="noreferrer">
            open {name.toLowerCase()} in a new tab
          </a>
        )}
      </figcaption>
      {version === null ? (
        <Missing pair={side === 'before' ? pair : undefined} missing={missing} />
      ) : (
        <PageFrame key={width} address={`${address}?${toQuery({ version })}`} name={name} width={width} />
      )}
    </figure>
  )
}

function Missing({ pair, missing }: { pair: PagePair | undefined; missing: string }): ReactNode {
  if (pair?.reason === undefined) return <p className="quiet">{missing}</p>
  return (
    <>
      <p className="failure">
        {sentence(pair.reason)}
        <span>{sentence(pair.hint ?? '')}</span>
      </p>
      {pair.output === undefined ? null : <pre className="pair-output">{pair.output}</pre>}
    </>
  )
}

const firstHeight = 800
const mostHeight = 12_000

function PageFrame({ address, name, width }: { address: string; name: string; width: number }): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const scale = useWidth(box) / width
  const [height, setHeight] = useState(firstHeight)
  return (
    <div className="pair-page" ref={box} style={{ blockSize: height * scale }}>
      <iframe
        src={address}
        title={name}
        sandbox="allow-same-origin"
        inert
        style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => {
          const page = currentTarget.contentDocument?.documentElement
          if (page) setHeight(Math.min(mostHeight, Math.max(firstHeight, page.scrollHeight)))
        }}
      />
    </div>
  )
}

/** The width of an element, as it changes. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
