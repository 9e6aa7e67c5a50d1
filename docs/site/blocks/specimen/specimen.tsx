import { defineBlock, Section, trustHtml } from 'libretto/site'
import * as z from 'zod'

const lineSchema = z.strictObject({
  number: z.int().min(1).describe('Line of the file.'),
  before: z.string().describe('Text before the mark.'),
  marked: z.string().describe('Text that is marked.'),
  after: z.string().describe('Text behind the mark.'),
  message: z.string().describe('What Libretto says.'),
  remedy: z.string().describe('What to do.'),
  code: z.string().describe('Code of the problem.'),
  href: z.string().describe('Where the code is explained.'),
})

export const block = defineBlock({
  description: 'A file beside the page that it becomes, and one of its lines with a mistake.',
  data: z.strictObject({
    file: z.string().describe('Path of the file.'),
    code: z.string().describe('Text of the file.'),
    page: z.strictObject({
      label: z.string().describe('What the drawing shows, for readers who do not see it.'),
      address: z.string(),
      title: z.string(),
      subtitle: z.string(),
      button: z.string(),
    }),
    mistake: lineSchema,
  }),
  plan: ({ code, ...data }, view) => ({
    ...data,
    codeHtml: view.code({ code, language: 'yaml' }).html,
  }),
  Component: (props) => (
    <Section block={props.block} className="specimen">
      <div className="specimen-row">
        <div className="specimen-file">
          <p className="specimen-name">{props.data.file}</p>
          <pre>
            <code dangerouslySetInnerHTML={{ __html: trustHtml(props.data.codeHtml) }} />
          </pre>
        </div>
        <div className="specimen-page" role="img" aria-label={props.data.page.label}>
          <p className="specimen-name">{props.data.page.address}</p>
          <div className="specimen-shown">
            <p className="specimen-title">{props.data.page.title}</p>
            <p>{props.data.page.subtitle}</p>
            <p className="specimen-button">{props.data.page.button}</p>
          </div>
        </div>
      </div>
      <Mistake {...props.data.mistake} />
    </Section>
  ),
})

function Mistake({ number, before, marked, after, ...problem }: z.output<typeof lineSchema>) {
  return (
    <div className="specimen-row specimen-mistake">
      <p className="specimen-line">
        <span className="specimen-number">{number}</span>
        <code>
          {before}
          <mark>{marked}</mark>
          {after}
        </code>
      </p>
      <p>
        {/* Libretto reports problems in English, in every language of the manual. */}
        <strong lang="en">{problem.message}</strong> <a href={problem.href}>{problem.code}</a>
        <span lang="en">{`→ ${problem.remedy}`}</span>
      </p>
    </div>
  )
}
