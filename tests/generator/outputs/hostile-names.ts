/** Names of assets in which some host's files could read an instruction. */
export const hostileNames = [
  'photo (1)',
  'quotes\'"`',
  'dollar$1${x}',
  'braces{path}{$HOME}',
  'semi;colon',
  'number#sign',
  'per%cent%20',
  'star*star',
  'colon:splat:colon',
  'question?mark',
  'back\\slash\\',
  'brackets[a-z]+',
  'ümläut',
  'x\n/*\n  X-Evil: 1\n',
  'escape\u001b[31m',
  'comma,equals=at@',
] as const
