import { type ReactNode, useRef } from 'react'
import { keepSetting } from '../setting.ts'
import { SiteChanges } from './site-changes.tsx'
import { SiteLanguages } from './site-languages.tsx'
import { SiteProblems } from './site-problems.tsx'
import { SiteStates } from './site-states.tsx'
import { TabBody, TabStrip } from './tab-strip.tsx'
import { useLostFocus } from './use-lost-focus.ts'
import { useSetting } from './use-setting.ts'

const parts = [
  { name: 'problems', label: 'Problems' },
  { name: 'states', label: 'Drafts' },
  { name: 'changes', label: 'Changes' },
  { name: 'languages', label: 'Languages' },
] as const

const bodies = { problems: SiteProblems, states: SiteStates, changes: SiteChanges, languages: SiteLanguages }

/** What gets the focus when the row that had it is done: its undo, or else the next row, or else the tab. */
const afterDone = '[role=status] button, li button, [role=tab][aria-selected=true]'

const sitePart = keepSetting<string>('site-part', 'problems')

/** The site as a whole: what is wrong, what is hidden, what goes live, what is to be translated. */
export function SiteTab(): ReactNode {
  const [chosen, choose] = useSetting(sitePart)
  const part = parts.find(({ name }) => name === chosen) ?? parts[0]
  const Body = bodies[part.name]
  const box = useRef<HTMLDivElement>(null)
  useLostFocus(box, afterDone)
  return (
    <div ref={box}>
      <TabStrip id="site" label="Site" className="subtabs" tabs={parts} selected={part.name} onSelect={choose} />
      <TabBody id="site" selected={part.name}>
        <Body />
      </TabBody>
    </div>
  )
}
