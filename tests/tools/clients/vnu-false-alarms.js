// What vnu says about correct files. An alarm that no message raises any more is a finding itself, so that the list
// stays short.

/** A message is a false alarm if it matches `message` and, where given, the code that vnu shows matches `extract`. */
const falseAlarms = [
  {
    why: 'React writes void elements as XML does. HTML permits it, and all values of attributes have quotes.',
    message: /^Trailing slash on void elements/,
  },
  {
    why: 'A script of JSON does not run, so the policy of the page is not asked about it.',
    message: /^Inline script violates Content Security Policy/,
    extract: /<script type="application\/(?:ld\+)?json"/,
  },
  { why: 'It does not know CSS Containment 3.', message: /^CSS: Unrecognized at-rule “@container”/ },
  { why: 'It does not know CSS Containment 3.', message: /^CSS: “container-type”: Property .* doesn't exist/ },
  { why: 'It does not know CSS Text 4.', message: /^CSS: “hyphenate-limit-chars”: Property .* doesn't exist/ },
  {
    why: 'Some browsers drop the roles of a table that a style sheet shows as a list.',
    message: /^The “(?:table|rowgroup|row|columnheader|rowheader|cell)” role is unnecessary for element/,
  },
  { why: 'It does not know View Transitions.', message: /^CSS: “view-transition-name”: Property .* doesn't exist/ },
  {
    why: 'It does not know View Transitions.',
    message: /^CSS: Parse Error\.$/,
    extract: /nsition-(?:group|old|new)\(/,
  },
  { why: 'It does not know that CSS has properties of SVG 2.', message: /^CSS: “(?:paint-order|vector-effect)”:/ },
  {
    why: 'It does not compute a length from a custom property inside min().',
    message: /^CSS: “width”: The types are incompatible/,
    extract: /--gutter\),90rem\)/,
  },
]

/** The messages without the false alarms, and one for each false alarm that is not raised. */
export function withoutFalseAlarms(messages, alarms = falseAlarms) {
  const matches = ({ message, extract }, item) => message.test(item.message) && (extract?.test(item.extract) ?? true)
  const stale = alarms.filter((alarm) => !messages.some((item) => matches(alarm, item)))
  return [
    ...messages.filter((item) => !alarms.some((alarm) => matches(alarm, item))),
    ...stale.map(({ message }) => ({ message: `the false alarm ${message} is not raised any more`, url: 'vnu' })),
  ]
}
