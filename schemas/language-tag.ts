/** A BCP 47 tag such as en or pt-BR. */
export const languageTagPattern = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/
