// Words of the API explorer. Its title is in blockTitles.

/** The explorer before a call is chosen: key, list of calls, explanations. */
export const apiExplorer = {
  key: 'API key',
  keyHint: 'Any text works. It fills the snippets and is neither kept nor sent.',
  hideKey: 'Hide key',
  endpoint: 'Endpoint',
  idleTitle: 'Select an Endpoint',
  idleText: 'Choose a call to fill it in and run it, or read about all of them in the',
  idleLink: 'API reference',
  idlePath: '. Every path starts with ',
  idleEnd: '.',
  takes: 'Takes',
  takesNothing: 'nothing',
  returns: 'Returns',
  linksNote: 'The explorer needs a script. Without one, read about each call in the reference:',
  parts: [
    { name: 'Test', text: 'Parameters, body and key. Then run it and read the answer.' },
    { name: 'Documentation', text: 'Every field with its type, and every answer the call can give.' },
    { name: 'Code Examples', text: 'The same request as code, ready to copy.' },
  ],
  idleResponse: 'The documented example appears here 1.5 s after Execute.',
} as const

/** What the reference says about the chosen call. */
export const endpointDocumentation = {
  rateLimit: (count: string) => `At most ${count} requests a minute for each key.`,
  parameters: 'Parameters',
  parametersOf: (id: string) => `Parameters of ${id}`,
  requestBody: 'Request body',
  responses: 'Responses',
  exampleOf: (status: number) => `Example of ${status}`,
  read: (id: string) => `Read ${id} in the reference`,
} as const

/** The chosen call: its head and tabs. */
export const endpointPanel = {
  needsKey: 'Needs a key',
  aliasOf: (id: string) => `Alias of ${id}`,
  copyAddress: 'Copy address',
  tabs: 'What to do with this call',
  tabLabels: { test: 'Test', documentation: 'Documentation', code: 'Code Examples' },
} as const

/** Languages of the request as code. */
export const endpointSnippets = {
  curl: 'cURL',
  node: 'Node.js',
  python: 'Python',
} as const

/** The form of one call, and its simulated response. */
export const endpointTest = {
  label: 'Request',
  requestBody: 'Request body',
  noParameters: 'This call takes no parameters.',
  required: ', required',
  example: 'Example:',
  execute: 'Execute',
  executing: 'Executing...',
  reasons: {
    running: 'Waiting for the answer.',
    keyMissing: 'This call needs a key: type one under API key.',
    ready: 'Replies with the documented example after 1.5 s. Nothing leaves this page.',
  },
  done: 'Request executed successfully!',
  failed: 'Request failed. Please try again.',
  failedStatus: 'Request failed.',
  failedHint: 'Please try again.',
  failedBody: 'Request failed',
  response: 'Response',
  simulated: 'Simulated',
  notRun: 'No request has been run.',
  bodyTitle: 'Body',
  jsonBodyTitle: 'Body, application/json',
  invalidJson: (reason: string) => `This is not valid JSON: ${reason}`,
  unknownReason: 'unknown reason',
} as const
