// New, rename, delete: each opens a dialog that shows what would change before it is done.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { keepSetting } from '../setting.ts'
import type { ArrangeAnswer, Arrangement } from '../wire-arrange.ts'
import { ArrangeDialog } from './arrange-dialog.tsx'
import { type ArrangeForm, arrangeForms, describeDone } from './arrange-forms.ts'
import { basePathOfPage, routeOfPage } from './page-place.ts'
import { ApiError } from './panel-api.ts'
import { makeArrangement, planArrangement } from './send-arrangement.ts'
import { showFailure, showToast } from './toasts.tsx'
import { useSetting } from './use-setting.ts'

/** What was done last. */
interface DoneLast {
  text: string
  open?: string | undefined
  undo?: Arrangement | undefined
  /** Of the button that takes it back. */
  label?: string | undefined
}

/** As JSON; it outlives the page, because the page of an address that is gone is left. */
const doneLast = keepSetting<string>('arranged', '')

/** `route` is the address of the page that a move or a removal is about at first. */
export function PageActions({ route }: { route: string }): ReactNode {
  const [form, setForm] = useState<ArrangeForm | undefined>()
  const [done, setDone] = useSetting(doneLast)
  const box = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)
  // What had the focus is gone: the dialog, or the buttons of what was done.
  useEffect(() => {
    if (!hasActed.current) return
    hasActed.current = false
    const next = box.current?.querySelector<HTMLElement>('.arranged a, .arranged button')
    const target = next ?? box.current?.querySelector('button')
    target?.focus()
  })
  const finish = (answer: ArrangeAnswer) => {
    const { open, undo } = answer
    hasActed.current = true
    setDone(JSON.stringify({ text: describeDone(answer), open, undo, label: form?.undo } satisfies DoneLast))
    setForm(undefined)
  }
  const end = () => {
    hasActed.current = true
    setDone('')
  }
  return (
    <div className="page-actions" ref={box}>
      {Object.values(arrangeForms).map((each) => (
        <button key={each.name} type="button" className="small-button" onClick={() => setForm(each)}>
          {each.label}
        </button>
      ))}
      <p role="status" className="arranged">
        {done === '' ? null : <Done {...(JSON.parse(done) as DoneLast)} onEnd={end} />}
      </p>
      {form ? (
        <ArrangeDialog key={form.name} form={form} route={route} onClose={() => setForm(undefined)} onDone={finish} />
      ) : null}
    </div>
  )
}

function Done({ text, open, undo, label, onEnd }: DoneLast & { onEnd: () => void }): ReactNode {
  const takeBack = async () => {
    if (!undo) return
    try {
      const { plan } = await planArrangement(undo)
      onEnd()
      await makeArrangement(undo, plan)
      showToast('Taken back')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showFailure(error.message, error.hint)
    }
  }
  return (
    <>
      <span>{text}</span>
      {open === undefined || open === routeOfPage() ? null : <a href={basePathOfPage() + open}>Open {open}</a>}
      {undo ? (
        <button type="button" className="small-button" onClick={() => void takeBack()}>
          {label}
        </button>
      ) : null}
      <button type="button" className="small-button" onClick={onEnd}>
        Close
      </button>
    </>
  )
}
