// What counts as an e-mail address. Imports nothing: the contact form in the browser needs only this.

/** One part of a domain: at most 63 letters, digits and hyphens, with no hyphen at either end. */
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'

/** E-mail address: what HTML's e-mail field accepts, with a dot in the domain. */
export const emailPattern = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${label}(?:\\.${label})+$`)
