import type { ReactNode } from 'react'
import type { ContactType } from '#schemas/contact-type.ts'
import { contactForm as words } from '#words/contact-form.ts'

interface Props {
  types: readonly ContactType[]
  salesPhone?: string | undefined
  supportPhone?: string | undefined
  email?: string | undefined
}

/** What the types of a message mean, and how to reach the company directly. */
export function ContactDetails({ types, salesPhone, supportPhone, email }: Props): ReactNode {
  const hasDetails = [salesPhone, supportPhone, email].some(Boolean)
  if (types.length === 0 && !hasDetails) return null
  return (
    <div className="contact-side">
      {types.length > 0 ? (
        <ul className="contact-types">
          {types.map(({ value, label, description }) => (
            <li key={value}>
              <strong>{label}</strong>
              {description ? <p>{description}</p> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {hasDetails ? (
        <dl className="contact-details">
          {salesPhone ? (
            <Detail
              label={supportPhone ? words.details.sales : words.details.phone}
              href={telHref(salesPhone)}
              text={salesPhone}
            />
          ) : null}
          {supportPhone ? (
            <Detail label={words.details.support} href={telHref(supportPhone)} text={supportPhone} />
          ) : null}
          {email ? <Detail label={words.details.email} href={`mailto:${email}`} text={email} /> : null}
        </dl>
      ) : null}
    </div>
  )
}

function Detail({ label, href, text }: { label: string; href: string; text: string }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <a className="text-link" href={href}>
          {text}
        </a>
      </dd>
    </div>
  )
}

function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
