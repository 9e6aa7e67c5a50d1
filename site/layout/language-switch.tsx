import type { ReactNode } from 'react'
import { header as words } from '#words/layout.ts'
import { Glyph } from '../parts/glyph.tsx'
import { ChevronDown } from '../vendor/lucide/chevron-down.ts'
import type { FrameProps } from '../view-props.ts'

/** Leads to the page in other languages. Nothing on a site with one language. */
export function LanguageSwitch({ frame }: { frame: FrameProps }): ReactNode {
  const { languages = [], language } = frame
  if (languages.length === 0) return null
  return (
    <details className="language-menu" data-menu="languages">
      <summary className="language-button">
        <span className="visually-hidden">{`${words.languages}: `}</span>
        <span className="language-code">{language}</span>
        <Glyph svg={ChevronDown} size={16} />
      </summary>
      <ul className="language-panel">
        {languages.map((item) => (
          <li key={item.language}>
            <a
              className="language-link"
              href={item.address}
              lang={item.language}
              hrefLang={item.language}
              aria-current={item.language === language ? 'true' : undefined}
            >
              {item.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
