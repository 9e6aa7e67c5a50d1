// What the site could have and has none of: each noun says how its first entity is made.

import { type ReactNode, useState } from 'react'
import type { FirstEntity } from '../wire-rows.ts'
import { CopyButton } from './copy-button.tsx'
import { countOf, sentence } from './format.ts'
import { Answered } from './group.tsx'
import { useFirst } from './panel-data.ts'

interface Props {
  nouns: readonly string[]
  /** Opens the dialog of New with a kind. */
  onMake: (kind: string) => void
}

/** A closed list, because what is there matters more. */
export function EmptyNouns({ nouns, onMake }: Props): ReactNode {
  if (nouns.length === 0) return null
  return (
    <details className="disclosure empty-nouns">
      <summary>
        Not used yet <span className="count">{nouns.length}</span>
      </summary>
      <p className="quiet">
        {countOf(nouns.length, 'noun')} that this site can have. Open one to make its first entry.
      </p>
      {nouns.map((noun) => (
        <EmptyNoun key={noun} noun={noun} onMake={onMake} />
      ))}
    </details>
  )
}

function EmptyNoun({ noun, onMake }: { noun: string; onMake: (kind: string) => void }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{noun}</summary>
      {isOpen ? <First noun={noun} onMake={onMake} /> : null}
    </details>
  )
}

function First({ noun, onMake }: { noun: string; onMake: (kind: string) => void }): ReactNode {
  return <Answered of={useFirst(noun)}>{(first) => <HowTo first={first} onMake={onMake} />}</Answered>
}

function HowTo({ first, onMake }: { first: FirstEntity; onMake: (kind: string) => void }): ReactNode {
  if ('kind' in first)
    return (
      <button type="button" className="small-button" onClick={() => onMake(first.kind)}>
        New: {first.label}…
      </button>
    )
  if (!('file' in first)) return <p>{first.help}</p>
  const { file, text, help } = first
  return (
    <div className="entity">
      {help === '' ? null : <p className="quiet">{sentence(help)}</p>}
      <p>
        Make the file <code>{file}</code> in the content folder. It can begin so:{' '}
        <CopyButton text={text} label={`Copy the beginning of ${file}`} />
      </p>
      <pre tabIndex={0} aria-label={`Beginning of ${file}`}>
        {text}
      </pre>
    </div>
  )
}
