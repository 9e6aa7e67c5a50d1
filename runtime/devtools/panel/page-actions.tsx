// New, rename, delete: each opens a dialog that shows what would change before it is done.

import { type ReactNode, useState } from 'react'
import type { ArrangeAnswer } from '../wire-arrange.ts'
import { ArrangeDialog } from './arrange-dialog.tsx'
import { type ArrangeForm, arrangeForms, describeDone } from './arrange-forms.ts'
import style from './page-actions.css'
import { basePathOfPage } from './page-place.ts'
import { ApiError } from './panel-api.ts'
import { makeArrangement, planArrangement } from './send-arrangement.ts'
import { showFailure, showToast } from './toasts.tsx'

/** `route` is the address of the page that a move or a removal is about at first. */
export function PageActions({ route }: { route: string }): ReactNode {
  const [form, setForm] = useState<ArrangeForm | undefined>()
  const [done, setDone] = useState<ArrangeAnswer | undefined>()
  const finish = (answer: ArrangeAnswer) => {
    setForm(undefined)
    setDone(answer)
  }
  return (
    <div className="page-actions">
      <style>{style}</style>
      {Object.values(arrangeForms).map((each) => (
        <button key={each.name} type="button" className="small-button" onClick={() => setForm(each)}>
          {each.label}
        </button>
      ))}
      <p role="status" className="arranged">
        {done ? <Done answer={done} onUndone={() => setDone(undefined)} /> : null}
      </p>
      {form ? (
        <ArrangeDialog key={form.name} form={form} route={route} onClose={() => setForm(undefined)} onDone={finish} />
      ) : null}
    </div>
  )
}

function Done({ answer, onUndone }: { answer: ArrangeAnswer; onUndone: () => void }): ReactNode {
  const { undo, open } = answer
  const takeBack = async () => {
    if (!undo) return
    try {
      const { plan } = await planArrangement(undo)
      await makeArrangement(undo, plan)
      showToast('Taken back')
      onUndone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showFailure(error.message, error.hint)
    }
  }
  return (
    <>
      {describeDone(answer)} {open === undefined ? null : <a href={basePathOfPage() + open}>Open {open}</a>}{' '}
      {undo ? (
        <button type="button" className="small-button" onClick={() => void takeBack()}>
          Undo move
        </button>
      ) : null}
    </>
  )
}
