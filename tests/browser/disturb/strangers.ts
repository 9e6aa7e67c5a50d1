// Widgets of somebody else, written without a thought of what the web does to pages.

/** Texts beside each other that come, go, move and change, and a crash. */
const talk = `import { useState } from 'react'

export function Talk({ id }: { id: string }) {
  const [count, setCount] = useState(0)
  const [names, setNames] = useState(['Ada', 'Grace'])
  if (count > 90) throw new Error('too many')
  return (
    <div id={id}>
      <p data-line="">
        {count} of {10 - count} votes{count > 1 ? ' and more' : ''}{count % 2 === 1 ? <b>odd</b> : null}
        {' by '}{names.join(', ')}
        {count > 2 && 'done'}
      </p>
      <p data-list="">
        {names.map((name) => [name, '; ', <i key={name}>{name.length}</i>])}
      </p>
      <button type="button" onClick={() => setCount(count + 1)}>Vote</button>
      <button type="button" onClick={() => setNames([...names].reverse())}>Turn</button>
      <button type="button" onClick={() => setNames([...names, 'Mary' + names.length])}>Add</button>
      <button type="button" onClick={() => setNames(names.slice(1))}>Drop</button>
      <button type="button" data-crash="" onClick={() => setCount(99)}>Crash</button>
      <input id={id + '-note'} aria-label="Note" />
    </div>
  )
}
`

/** Every kind of field, some that the widget holds and some that it does not, and what hangs on them. */
const booking = `import { useEffect, useLayoutEffect, useRef, useState } from 'react'

export function Booking({ id }: { id: string }) {
  const [name, setName] = useState('')
  const [seats, setSeats] = useState(1)
  const [town, setTown] = useState('lake')
  const [isBack, setBack] = useState(false)
  const [way, setWay] = useState('boat')
  const [rows, setRows] = useState(['one'])
  const list = useRef<HTMLUListElement>(null)
  const [length, setLength] = useState(0)
  useEffect(() => setLength(list.current?.children.length ?? 0), [rows])
  useLayoutEffect(() => {
    list.current?.setAttribute('data-measured', '')
  }, [])
  return (
    <form id={id} onSubmit={(event) => event.preventDefault()}>
      <label>Name <input id={id + '-name'} value={name} onChange={({ target }) => setName(target.value)} /></label>
      <label>Free <input id={id + '-free'} defaultValue="start" /></label>
      <label>
        Seats
        <input type="number" id={id + '-seats'} value={seats} onChange={({ target }) => setSeats(+target.value)} />
      </label>
      <label>Day <input type="date" id={id + '-day'} /></label>
      <label>Far <input type="range" id={id + '-far'} defaultValue="5" max="10" /></label>
      <label>
        Town
        <select id={id + '-town'} value={town} onChange={({ target }) => setTown(target.value)}>
          <option value="lake">Lake</option>
          <option value="hill">Hill</option>
        </select>
      </label>
      <label>
        <input type="checkbox" id={id + '-back'} checked={isBack} onChange={({ target }) => setBack(target.checked)} />
        And back{isBack ? \`, \${seats} seats\` : ''}
      </label>
      <label><input type="checkbox" id={id + '-news'} /> News</label>
      {['train', 'boat'].map((each) => (
        <label key={each}>
          <input
            type="radio"
            id={id + each}
            name={id + '-way'}
            checked={way === each}
            onChange={() => setWay(each)}
          />
          {each}
        </label>
      ))}
      <details>
        <summary>More</summary>
        <textarea id={id + '-note'} aria-label="Note" />
      </details>
      <p>{name === '' ? 'Nobody' : <b>{name}</b>} to {town} by {way}, {length} rows</p>
      <ul ref={list}>{rows.map((row) => <li key={row}>{row} <input aria-label={row} id={id + row} /></li>)}</ul>
      <button type="button" onClick={() => setRows([\`row\${rows.length}\`, ...rows])}>Add a row</button>
      <button type="button" onClick={() => setRows(rows.slice(0, -1))}>Remove a row</button>
      <button>Book</button>
    </form>
  )
}
`

/** Files of a site that has them, by path beside its content. */
export const strangerFiles: Readonly<Record<string, string>> = {
  'site.yaml': 'name: Example\nurl: https://example.com\n',
  'pages/home.yaml':
    'title: Home\ndescription: A widget.\nblocks:\n' +
    '  - { id: talk, type: text, title: Talk, data: { component: Talk } }\n',
  'pages/book.yaml':
    'title: Book\ndescription: Another widget.\nblocks:\n' +
    '  - { id: book, type: text, title: Book, data: { component: Booking } }\n',
  '../site/widgets/Talk/Talk.tsx': talk,
  '../site/widgets/Booking/Booking.tsx': booking,
}
