/** Examples that replay recorded output. */
export const codePlayground = {
  examples: 'Examples',
  tabs: { code: 'Code', output: 'Output' },
  tabsLabel: (title: string) => `${title}: code and output`,
  run: 'Run Code',
  running: 'Running...',
  download: 'Download',
  config: 'Config',
  configTitle: 'Configuration',
  blocked: 'Another example is running. ',
  note: 'Replays recorded results, nothing is measured here',
  notRun: 'Not run yet.',
  outputOf: (title: string) => `Output of ${title}`,
  recorded: 'Recorded output:',
  links: 'Related documentation',
  done: 'Run complete. The recorded output is shown.',
  copied: 'Code copied to clipboard!',
} as const
