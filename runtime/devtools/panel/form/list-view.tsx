import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { FormField } from '../../wire-forms.ts'
import { moveItem } from '../block-list.ts'
import { IconButton } from '../icon-button.tsx'
import { FieldError } from '../text-field.tsx'
import type { FieldProps } from './field-props.ts'
import { useField } from './form-context.ts'
import { emptyValue, type FormData, lowerFirst, summaryOf } from './form-values.ts'

/** What gets the focus after the list has changed: a control of an item, or the button that adds one. */
interface FocusTarget {
  index: number
  control: 'field' | 'up' | 'down' | 'remove'
}

interface ListProps extends FieldProps {
  field: FormField & { kind: 'list' }
  /** Shows one item. */
  View: ComponentType<FieldProps>
}

/** A list: its items can be added, removed and moved, each with a button. */
export function ListView({ field, path, value, onChange, View }: ListProps): ReactNode {
  const { fieldId, fault } = useField(path)
  const items: readonly FormData[] = Array.isArray(value) ? value : []
  const { list, focusNext } = useFocusNext()
  const label = field.label === '' ? 'List' : field.label
  const change = (next: readonly FormData[], target: FocusTarget) => {
    // Without items, a list that is not required is no value.
    onChange(next.length === 0 && !field.isRequired ? undefined : next)
    focusNext(target)
  }
  return (
    <fieldset className="form-group" ref={list}>
      <legend>{label}</legend>
      {field.help === undefined ? null : <p className="quiet">{field.help}</p>}
      <FieldError id={`${fieldId}-error`} error={fault} />
      <ol className="form-items">
        {items.map((item, index) => (
          // Items have no names of their own; what is typed is kept above, not in the rows.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <ItemHead
              label={label}
              index={index}
              count={items.length}
              words={isOneField(field.item) ? '' : summaryOf(item)}
              onMove={(to, control) => change(moveItem(items, index, to), { index: to, control })}
              onRemove={() => change(items.toSpliced(index, 1), { index, control: 'remove' })}
            />
            <View
              field={itemField(field.item, `${label} ${index + 1}`)}
              path={[...path, index]}
              value={item}
              onChange={(next) => onChange(items.with(index, next ?? ''))}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="small-button"
        data-control="add"
        onClick={() => change([...items, emptyValue(field.item)], { index: items.length, control: 'field' })}
      >
        Add to {lowerFirst(label)}
      </button>
    </fieldset>
  )
}

interface HeadProps {
  label: string
  index: number
  count: number
  /** Of the item. */
  words: string
  onMove: (to: number, control: 'up' | 'down') => void
  onRemove: () => void
}

/** Which item it is, and the buttons that move and remove it. */
function ItemHead({ label, index, count, words, onMove, onRemove }: HeadProps): ReactNode {
  const name = `item ${index + 1} of ${label}`
  return (
    <div className="form-item-head">
      <span className="form-item-name">
        {index + 1}
        {words === '' ? '' : `. ${words}`}
      </span>
      <IconButton
        icon="up"
        data-control="up"
        label={`Move ${name} up`}
        title="Move up"
        disabled={index === 0}
        onClick={() => onMove(index - 1, 'up')}
      />
      <IconButton
        icon="down"
        data-control="down"
        label={`Move ${name} down`}
        title="Move down"
        disabled={index === count - 1}
        onClick={() => onMove(index + 1, 'down')}
      />
      <IconButton icon="close" data-control="remove" label={`Remove ${name}`} title="Remove" onClick={onRemove} />
    </div>
  )
}

function isOneField({ kind }: FormField): boolean {
  return kind !== 'group' && kind !== 'variants' && kind !== 'list'
}

/** The field of an item. Its help is that of the list. */
function itemField({ help: _, ...item }: FormField, label: string): FormField {
  return { ...(item as FormField), label: item.label || label, isRequired: true }
}

/** Moves the focus when the list has been rendered again. */
function useFocusNext(): { list: RefObject<HTMLFieldSetElement | null>; focusNext: (to: FocusTarget) => void } {
  const list = useRef<HTMLFieldSetElement>(null)
  const [target, focusNext] = useState<FocusTarget | undefined>()
  useEffect(() => {
    if (!target || !list.current) return
    const items = [...list.current.querySelectorAll<HTMLElement>(':scope > .form-items > li')]
    const item = items[Math.min(target.index, items.length - 1)]
    const control = item?.querySelector<HTMLElement>(
      target.control === 'field' ? 'input, textarea, select' : `[data-control=${target.control}]:not(:disabled)`,
    )
    const any = item?.querySelector<HTMLElement>('[data-control]:not(:disabled)')
    const add = list.current.querySelector<HTMLElement>(':scope > [data-control=add]')
    ;(control ?? any ?? add)?.focus()
  }, [target])
  return { list, focusNext }
}
