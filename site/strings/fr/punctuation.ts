/** Between the items of a list, and around what somebody has said. */
export const punctuation = {
  separator: ', ',
  quote: (text: string) => `«\u00a0${text}\u00a0»`,
} as const
