/** Between the items of a list, and around what somebody has said. */
export const punctuation = {
  separator: ', ',
  quote: (text: string) => `„${text}“`,
} as const
