import { type ReactNode, useState } from 'react'
import type { LinkRow } from '../../wire-articles.ts'
import { useRows } from '../panel-data.ts'
import { useSettled } from '../use-settled.ts'
import { PickDialog } from './pick-dialog.tsx'

const rowsShown = 40

interface Props {
  /** The article that gets the link. */
  file: string
  onPick: (href: string, title: string) => void
  onClose: () => void
}

/** Finds a page, an article or a heading for a link. An address of another site is taken as it is typed. */
export function LinkDialog({ file, onPick, onClose }: Props): ReactNode {
  const [text, setText] = useState('')
  const outside = outsideLink(text)
  const { value } = useRows<LinkRow>('/links', rowsShown, { from: file, search: useSettled(text).trim() })
  const found = outside === undefined ? (value?.items ?? []) : []
  const rows = found.map(({ href, title, kind, page }) => ({
    key: href,
    label: kind === 'heading' && page !== undefined ? `${title} (in ${page})` : title,
    detail: href,
  }))
  return (
    <PickDialog
      title="Insert a link"
      search="Page, heading, or an address such as https://example.com"
      rows={outside === undefined ? rows : [{ key: outside, label: `Link to ${outside}` }]}
      nothing={value ? 'No page or heading has these words.' : 'Loading…'}
      onSearch={setText}
      onPick={(href) =>
        onPick(href, found.find((row) => row.href === href)?.title ?? href.replace(/^\w+:(?:\/\/)?/, ''))
      }
      onClose={onClose}
    />
  )
}

/** The address of another site, a mail address or a telephone number that a text is. */
export function outsideLink(text: string): string | undefined {
  const typed = text.trim()
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(typed)) return typed
  if (/^www\.\S+\.\S+$/i.test(typed)) return `https://${typed}`
  return /^[^\s/@]+@[^\s/@]+\.[a-z]{2,}$/i.test(typed) ? `mailto:${typed}` : undefined
}
