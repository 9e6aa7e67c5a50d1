/** The newsletter box. */
export const newsletter = {
  title: 'Stay Updated',
  text: 'News by e-mail.',
  email: 'Email',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  simulated: 'Thank you. Demo: nothing was sent.',
  subscribed: 'Thank you. You are subscribed.',
  failure: 'Subscription failed. Please try again.',
} as const

/** Cards and quick starts. */
export const sdkDownloadCenter = {
  tabs: 'Quick start by language',
  language: 'Language',
  version: 'Version',
  versionNumber: (version: string) => ['v', version],
  size: 'Size',
  installs: (packageManager: string) => ['Installs a month (', packageManager, ')'],
  installTitle: (name: string) => `Install command of ${name}`,
  installCopied: 'Install command copied to clipboard!',
  codeTitle: (name: string, version: string) => `${name}, ${version}`,
  codeCopied: 'Code example copied to clipboard!',
  download: 'Download',
  docs: 'Docs',
  docsOf: (name: string) => [name, ' Docs'],
  githubOf: (name: string) => [name, ' on GitHub'],
} as const
