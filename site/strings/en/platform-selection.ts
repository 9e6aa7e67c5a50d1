/** Kinds of application, in tabs. */
export const platformSelection = {
  label: 'Platforms',
  quickStart: 'Quick start',
  installTitle: (platform: string) => `Install command for ${platform}`,
  installCopied: 'Install command copied to clipboard!',
  guide: 'View Full Guide',
  examples: 'See Examples',
} as const
