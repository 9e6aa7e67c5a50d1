// New, rename, delete: each opens a dialog that shows what would change before it is done.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { keepSetting } from '../setting.ts'
import type { ArrangeAnswer, Arrangement } from '../wire-arrange.ts'
import { ArrangeDialog } from './arrange-dialog.tsx'
import { type ArrangeForm, arrangeForms, describeDone } from './arrange-forms.ts'
import { createForm } from './create-form.ts'
import { Answered } from './group.tsx'
import { basePathOfPage, routeOfPage } from './page-place.ts'
import { ApiError } from './panel-api.ts'
import { useKinds } from './panel-data.ts'
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

/** The dialogs that buttons open, in their order. */
type FormName = 'create' | keyof typeof arrangeForms

const buttons: Readonly<Record<FormName, string>> = {
  create: 'New…',
  move: arrangeForms.move.label,
  remove: arrangeForms.remove.label,
}

interface Props {
  /** Address of the page that a dialog is about at first. */
  route: string
  /** Without it, New, Rename and Delete. */
  only?: FormName
  /** A kind that somebody wants a new one of. */
  wanted?: string | undefined
  /** Called when the dialog of the wanted kind has closed. */
  onSettled?: () => void
}

/** Buttons that open dialogs, and what was done last. */
export function PageActions({ route, only, wanted, onSettled }: Props): ReactNode {
  const [opened, setOpened] = useState<FormName | undefined>()
  const name = wanted === undefined ? opened : 'create'
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
  const close = () => {
    setOpened(undefined)
    onSettled?.()
  }
  const finish = (answer: ArrangeAnswer, label: string) => {
    const { open, undo } = answer
    hasActed.current = true
    setDone(JSON.stringify({ text: describeDone(answer), open, undo, label } satisfies DoneLast))
    close()
  }
  const end = () => {
    hasActed.current = true
    setDone('')
  }
  const names = (Object.keys(buttons) as FormName[]).filter((each) => only === undefined || each === only)
  return (
    <div className="page-actions" ref={box}>
      {names.map((each) => (
        <button key={each} type="button" className="small-button" onClick={() => setOpened(each)}>
          {buttons[each]}
        </button>
      ))}
      <p role="status" className="arranged">
        {done === '' ? null : <Done {...(JSON.parse(done) as DoneLast)} onEnd={end} />}
      </p>
      {name === undefined ? null : <Dialog key={name} {...{ name, route, wanted }} onClose={close} onDone={finish} />}
    </div>
  )
}

interface DialogProps {
  name: FormName
  route: string
  wanted: string | undefined
  onClose: () => void
  onDone: (answer: ArrangeAnswer, undo: string) => void
}

function Dialog({ name, ...props }: DialogProps): ReactNode {
  return name === 'create' ? <NewDialog {...props} /> : <OpenDialog {...props} form={arrangeForms[name]} />
}

function NewDialog({ wanted, ...props }: Omit<DialogProps, 'name'>): ReactNode {
  return <Answered of={useKinds()}>{(kinds) => <OpenDialog {...props} form={createForm(kinds, wanted)} />}</Answered>
}

function OpenDialog({ form, onDone, ...props }: Pick<DialogProps, 'route' | 'onClose' | 'onDone'> & Form): ReactNode {
  return <ArrangeDialog {...props} form={form} onDone={(answer) => onDone(answer, form.undo)} />
}

interface Form {
  form: ArrangeForm
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
