// What counts as an e-mail address. Imports nothing: the contact form in the browser needs only this.

/** E-mail address: what HTML's e-mail field accepts, and the domain has a dot. */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/
