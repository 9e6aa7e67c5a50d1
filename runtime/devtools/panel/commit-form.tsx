import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { keepSetting } from '../setting.ts'
import type { ChangeRow, Changes, CommitBody, Committed } from '../wire-site.ts'
import { countOf } from './format.ts'
import { Failure, Group } from './group.tsx'
import { ApiError, callApi } from './panel-api.ts'
import { refreshAnswers } from './panel-data.ts'
import { useSetting } from './use-setting.ts'

/** What was typed stays when another tab is opened. */
const commitMessage = keepSetting<string>('commit-message', '')

interface Props {
  repository: NonNullable<Changes['repository']>
  /** Files that are not committed. */
  rows: readonly ChangeRow[]
}

/** Commits the chosen files as they are on the disk. It never pushes. Without files it says what was committed. */
export function CommitForm({ repository, rows }: Props): ReactNode {
  const [message, setMessage] = useSetting(commitMessage)
  const [left, setLeft] = useState<readonly string[]>([])
  const { made, failure, send } = useCommit()
  const chosen = rows.filter(({ file }) => !left.includes(file))
  const isPossible = chosen.length > 0 && message.trim() !== ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isPossible) return
    const files = chosen.map(({ file, seen }) => ({ file, seen }))
    if (await send({ message, files, head: repository.head })) setMessage('')
  }
  const result = (
    <p role="status" className="quiet">
      {made ? `Commit ${made.commit} on ${made.branch} has ${countOf(made.files, 'file')}.` : null}
    </p>
  )
  if (rows.length === 0) return result
  const toggle = (file: string) =>
    setLeft(left.includes(file) ? left.filter((other) => other !== file) : [...left, file])
  return (
    <Group
      title="Commit"
      aside={<span className="quiet">{`${chosen.length} of ${countOf(rows.length, 'file')}`}</span>}
    >
      <form className="commit" onSubmit={(event) => void submit(event)}>
        <fieldset className="commit-files">
          <legend className="hidden">Files of the commit</legend>
          {rows.map(({ file, kind }) => (
            <label key={file} className="check is-small">
              <input type="checkbox" checked={!left.includes(file)} onChange={() => toggle(file)} />
              <span>
                {file} <span className="quiet">{kind}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <label className="field is-wide">
          <span>Message</span>
          <textarea rows={3} value={message} onChange={(event) => setMessage(event.currentTarget.value)} />
        </label>
        <p className="quiet">
          {repository.author === undefined ? 'Git does not know who you are.' : `By ${repository.author}.`} Nothing is
          pushed: that stays with git.
        </p>
        <div className="form-end">
          <button type="submit" className="button" aria-disabled={!isPossible}>
            Commit {countOf(chosen.length, 'file')}
          </button>
        </div>
      </form>
      {failure ? <Refusal error={failure} /> : null}
      {result}
    </Group>
  )
}

function useCommit() {
  const [made, setMade] = useState<Committed>()
  const [failure, setFailure] = useState<ApiError>()
  const send = async (body: CommitBody): Promise<boolean> => {
    setFailure(undefined)
    setMade(undefined)
    try {
      setMade(await callApi<Committed>({ method: 'POST', path: '/commit', body }))
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      return false
    } finally {
      await refreshAnswers()
    }
  }
  return { made, failure, send }
}

function Refusal({ error }: { error: ApiError }): ReactNode {
  const id = useId()
  const box = useRef<HTMLPreElement>(null)
  useEffect(() => {
    // Not returned, because newer browsers return a promise.
    box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [])
  return (
    <>
      <Failure error={error} />
      {error.output === undefined ? null : (
        <figure className="versions">
          <figcaption id={id}>What git says</figcaption>
          <pre ref={box} tabIndex={0} aria-labelledby={id}>
            {error.output}
          </pre>
        </figure>
      )}
    </>
  )
}
