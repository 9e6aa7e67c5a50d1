/** Copy buttons, and what they report. */
export const copyWords = {
  copy: 'Copy',
  copied: 'Copied',
  success: 'Copied to clipboard!',
  failure: 'Failed to copy to clipboard',
} as const
