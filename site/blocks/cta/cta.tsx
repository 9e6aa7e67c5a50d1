import type { ReactNode } from 'react'
import type { CtaBlock } from '#schemas/blocks/cta.ts'
import { cta as words } from '#words/blocks.ts'
import type { BlockProps } from '../../block-frame.ts'
import { CtaButtons } from '../../parts/cta-buttons.tsx'
import { Glyph } from '../../parts/glyph.tsx'
import { Prose } from '../../parts/prose.tsx'
import { Section } from '../../parts/section.tsx'
import { Copy } from '../../vendor/lucide/copy.ts'
import { defineBlock } from '../define-block.ts'

export const ctaBlock = defineBlock({ data: 'cta', Component: Cta })

/** A closing invitation, with terminal lines or buttons at the right. */
function Cta({ block, data: { ctaButtons, commands } }: BlockProps<CtaBlock['data']>): ReactNode {
  const { html, ...frame } = block
  const { id, title, subtitle } = frame
  return (
    <Section block={frame} className="cta" sheet="landing" hasHeading={false}>
      <div className={commands.length > 0 ? 'cta-frame has-terminal' : 'cta-frame'}>
        <div className="cta-text">
          {title === undefined ? null : (
            <h2 id={`${id}-title`} className="cta-title">
              {title}
            </h2>
          )}
          {subtitle === undefined ? null : <p className="lead">{subtitle}</p>}
          {html === undefined ? null : <Prose html={html} />}
          {commands.length === 0 ? null : <CtaButtons buttons={ctaButtons} />}
        </div>
        {commands.length === 0 ? (
          <CtaButtons buttons={ctaButtons} />
        ) : (
          <Terminal id={`${id}-commands`} commands={commands} />
        )}
      </div>
    </Section>
  )
}

// The prompts come from the style sheet, so that copying takes the commands alone.
function Terminal({ id, commands }: { id: string; commands: string[] }): ReactNode {
  return (
    <figure className="code-sample terminal">
      <figcaption className="code-head">
        <span className="code-title">{words.terminal}</span>
        <button type="button" className="copy needs-script" data-copy={id} aria-label={words.copyLabel}>
          <Glyph svg={Copy} size={16} />
          {words.copy}
        </button>
      </figcaption>
      <pre id={id} tabIndex={0} translate="no">
        <code>
          {commands.map((command, index) => (
            <span key={`${index} ${command}`} className="terminal-line">
              {index < commands.length - 1 ? `${command}\n` : command}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  )
}
