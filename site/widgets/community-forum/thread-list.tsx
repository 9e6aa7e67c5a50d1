// Only threads with an address are links; those open a new tab. The others have no page: pressing one says so, and
// without a script it is no button.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { showToast } from '#runtime/services/toast.ts'
import type { Thread } from '#schemas/thread.ts'
import { threadList as words } from '#words/community-forum.ts'
import { Avatar } from '../../parts/avatar.tsx'
import { Badge } from '../../parts/badge.tsx'
import { formatAmount } from '../../parts/format-figures.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { readFields } from '../../parts/read-fields.ts'
import { SelectField } from '../../parts/select-field.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { Time } from '../../parts/time.tsx'
import { Eye } from '../../vendor/lucide/eye.ts'
import { Heart } from '../../vendor/lucide/heart.ts'
import { MessageSquare } from '../../vendor/lucide/message-square.ts'
import { Plus } from '../../vendor/lucide/plus.ts'
import { filterThreads, threadCategoryOptions } from './filter-threads.ts'

/** Milliseconds that the toasts about threads stay. */
const forumToastMs = 2000
const sayNewThread = () => showToast('info', words.newThreadToast, forumToastMs)
const sayNoPage = () => showToast('info', words.noPageToast, forumToastMs)

interface Props {
  id: string
  threads: Thread[]
  categories: readonly string[]
}

export function ThreadList({ id, threads, categories }: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const [filter, setFilter] = useState({ search: '', category: 'all' })
  const readFilter = () => {
    const fields = readFields(form.current)
    setFilter({ search: fields.get('search') ?? '', category: fields.get('category') ?? 'all' })
  }
  const [isLive, setIsLive] = useState(false)
  // Once: the browser may have restored a filter before hydration.
  useEffect(readFilter, [])
  useEffect(() => setIsLive(true), [])
  const shown = filterThreads(threads, filter)
  return (
    <div className="forum">
      <div className="forum-bar needs-script">
        <form
          className="forum-filter"
          aria-label={words.filterLabel}
          ref={form}
          onInput={readFilter}
          onSubmit={(event) => event.preventDefault()}
        >
          <TextField
            id={`${id}-search`}
            name="search"
            label={words.search}
            type="search"
            placeholder={words.searchPlaceholder}
          />
          <SelectField
            id={`${id}-category`}
            name="category"
            label={words.category}
            options={threadCategoryOptions(categories)}
          />
        </form>
        <button type="button" className="button button-primary" onClick={sayNewThread}>
          <Glyph svg={Plus} size={16} />
          {words.newThread}
        </button>
      </div>
      <p className="label result-count" role="status">
        {words.threadCount(shown.length)}
      </p>
      {shown.length === 0 ? (
        <div className="empty">
          <p className="empty-title">{words.noThreads}</p>
          <p>{words.noThreadsHint}</p>
        </div>
      ) : (
        <ul className="thread-list">
          {shown.map((thread) => (
            <li key={thread.id}>
              <ThreadRow id={`${id}-${thread.id}`} thread={thread} isLive={isLive} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ThreadRow({ id, thread, isLive }: { id: string; thread: Thread; isLive: boolean }): ReactNode {
  return (
    <article className="thread" aria-labelledby={`${id}-title`}>
      <Avatar name={thread.author} src={thread.avatar} size={32} />
      <div className="thread-text">
        <h4 id={`${id}-title`}>
          <ThreadTitle thread={thread} isLive={isLive} />
        </h4>
        <p className="badge-row">
          {thread.isPinned ? <Badge tone="strong">{words.pinned}</Badge> : null}
          {thread.isAnswered ? <Badge tone="ok">{words.answered}</Badge> : null}
          <Badge>{thread.category}</Badge>
        </p>
        <p className="thread-author">
          {thread.author}
          {words.lastActivity}
          <Time iso={thread.lastActivity} />
        </p>
      </div>
      <ul className="facts thread-counts">
        <Count svg={MessageSquare} text={words.replies(formatAmount(thread.replies))} />
        <Count svg={Eye} text={words.views(formatAmount(thread.views))} />
        <Count svg={Heart} text={words.likes(formatAmount(thread.likes))} />
      </ul>
    </article>
  )
}

function ThreadTitle({ thread: { title, externalUrl }, isLive }: { thread: Thread; isLive: boolean }): ReactNode {
  if (externalUrl)
    return (
      <a className="thread-link" href={externalUrl} target="_blank" rel="noopener">
        {title}
        <span className="visually-hidden">{words.newTab}</span>
      </a>
    )
  if (!isLive)
    return (
      <span className="thread-link" data-later-button="">
        {title}
      </span>
    )
  return (
    <button type="button" className="thread-link" onClick={sayNoPage}>
      {title}
    </button>
  )
}

function Count({ svg, text }: { svg: string; text: ReactNode }): ReactNode {
  return (
    <li>
      <Glyph svg={svg} size={16} />
      {text}
    </li>
  )
}
