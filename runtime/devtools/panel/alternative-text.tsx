import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Failure } from './group.tsx'
import { ApiError } from './panel-api.ts'

interface Props {
  /** Label of the button that goes on. */
  action: string
  /** False for a file that the text links to. */
  isPicture: boolean
  /** Address of the picture, if there is something to show. */
  picture: string | undefined
  /** Name and size. */
  caption: string
  /** Goes on with the text, empty for a picture that only decorates. What it rejects with is shown. */
  onDone: (text: string) => Promise<void>
  onCancel: () => void
}

const missing = {
  picture: 'Describe the picture, or say that it only decorates.',
  link: 'Write the text of the link.',
} as const

/** Asks for the text that stands for a picture, or for that of a link to another file. */
export function AlternativeText({ action, isPicture, picture, caption, onDone, onCancel }: Props): ReactNode {
  const [text, setText] = useState('')
  const [decorates, setDecorates] = useState(false)
  const [fault, setFault] = useState('')
  const { failure, isBusy, go } = useSending(onDone)
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = () => {
    const isMissing = text.trim() === '' && !decorates
    setFault(isMissing ? missing[isPicture ? 'picture' : 'link'] : '')
    if (isMissing) field.current?.focus()
    else void go(decorates ? '' : text.trim())
  }
  return (
    <form
      className="alternative"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Preview picture={picture} caption={caption} />
      <TextField {...{ isPicture, text, decorates, fault, setText, field }} />
      {isPicture ? (
        <label className="check">
          <input
            type="checkbox"
            checked={decorates}
            onChange={(event) => {
              setDecorates(event.currentTarget.checked)
              setFault('')
            }}
          />
          <span>It only decorates: screen readers skip it</span>
        </label>
      ) : null}
      {failure ? <Failure error={failure} /> : null}
      <div className="form-end">
        <button type="submit" className="button" aria-disabled={isBusy}>
          {action}
        </button>
        <button type="button" className="small-button" onClick={onCancel}>
          Cancel
        </button>
        <span role="status" className="quiet">
          {isBusy ? 'Saving…' : ''}
        </span>
      </div>
    </form>
  )
}

/** Goes on once at a time, and keeps the refusal. */
function useSending(send: (text: string) => Promise<void>): {
  failure: ApiError | undefined
  isBusy: boolean
  go: (text: string) => Promise<void>
} {
  const [failure, setFailure] = useState<ApiError | undefined>()
  const [isBusy, setBusy] = useState(false)
  const go = async (text: string) => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await send(text)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { failure, isBusy, go }
}

function Preview({ picture, caption }: Pick<Props, 'picture' | 'caption'>): ReactNode {
  const [isBroken, setBroken] = useState(false)
  return (
    <figure>
      {picture === undefined || isBroken ? null : <img src={picture} alt="" onError={() => setBroken(true)} />}
      <figcaption className="quiet">{caption}</figcaption>
    </figure>
  )
}

interface FieldProps {
  isPicture: boolean
  text: string
  decorates: boolean
  fault: string
  setText: (text: string) => void
  field: RefObject<HTMLTextAreaElement | null>
}

function TextField({ isPicture, text, decorates, fault, setText, field }: FieldProps): ReactNode {
  return (
    <div>
      <label className="field is-wide">
        <span>{isPicture ? 'Alternative text' : 'Text of the link'}</span>
        <textarea
          rows={2}
          data-first
          ref={field}
          value={decorates ? '' : text}
          disabled={decorates}
          aria-invalid={fault !== ''}
          aria-describedby="alternative-hint"
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            // An Enter that chooses a word of an input method is no end of the text.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
      </label>
      <p id="alternative-hint" className="quiet">
        {fault === '' ? null : (
          <span className="field-error" role="alert">
            {fault}{' '}
          </span>
        )}
        {isPicture ? 'What the picture tells somebody who does not see it.' : 'What readers click.'}
      </p>
    </div>
  )
}
