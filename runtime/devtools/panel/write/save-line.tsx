import type { ReactNode } from 'react'
import { sentence } from '../format.ts'
import type { ApiError } from '../panel-api.ts'
import type { ArticleStatus } from './article-saves.ts'

interface Props {
  status: Pick<ArticleStatus, 'state' | 'isMerged' | 'isAutomatic'>
  refusal: ApiError | undefined
  onSave: () => void
}

const words = { saved: 'Saved', typed: 'Not saved yet', saving: 'Saving…' } as const

/** How the text stands to its file, with the button that saves it. */
export function SaveLine({
  status: { state, isMerged = false, isAutomatic = false },
  refusal,
  onSave,
}: Props): ReactNode {
  return (
    <div className="save-line">
      <div role="status">
        {refusal ? null : words[state]}
        {isMerged ? '. The file had changed elsewhere, in other lines; the text has both changes.' : null}
        {refusal ? <Refusal refusal={refusal} canForce={isAutomatic && refusal.status === 422} /> : null}
      </div>
      <button type="button" className="small-button" aria-disabled={state === 'saved'} onClick={onSave}>
        Save
      </button>
    </div>
  )
}

function Refusal({ refusal: { message, hint }, canForce }: { refusal: ApiError; canForce: boolean }): ReactNode {
  return (
    <>
      Not saved: {sentence(message)} {sentence(hint)}{' '}
      {canForce ? '“Save” writes the text nevertheless.' : 'The text stays here until it is saved.'}
    </>
  )
}
