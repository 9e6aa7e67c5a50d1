// Forms that a good writer would not use, each with what to write instead. A form that an edit removes and nobody
// should bring back belongs here.

export interface ClumsyForm {
  pattern: RegExp
  instead: string
}

const english: readonly ClumsyForm[] = [
  // Inverted or clipped
  { pattern: /\bstands? (?:\w+ )?(?:above|at|behind|below|beside|here|in|on|once|under|where)\b/, instead: 'is, has' },
  { pattern: /\bwhat (?:became|has become|becomes) of\b/, instead: 'how … ended' },
  { pattern: /\b(?:knows?|speaks?) nothing else\b/, instead: 'supports only' },
  { pattern: /\bless of its way\b/, instead: 'a shorter way over the open internet' },
  { pattern: /\bhears? of\b/, instead: 'is told about' },
  { pattern: /\bof (?:its|their) own\b/, instead: 'its own, their own, separate' },
  { pattern: /\bone (?:each|a) (?:noun|kind|language|person)\b/, instead: 'one per' },
  { pattern: /\bthe one before\b/, instead: 'the previous one' },
  { pattern: /\bbelongs? into\b/, instead: 'belongs in' },
  { pattern: /\b(?:is|are) called (?:not published|one)\b/, instead: 'say it' },
  { pattern: /\b(?:is|are) not in order\b/, instead: 'is malformed' },
  { pattern: /\b(?:is|are) tried again\b/, instead: 'retry' },
  { pattern: /\bgoes by age\b/, instead: 'depends on age' },
  { pattern: /\bfor whoever\b/i, instead: 'for people who' },
  { pattern: /\bcounts? for nothing\b/, instead: 'leave it out' },
  { pattern: /\bthe far end\b/, instead: 'the other side' },
  { pattern: /\bof either kind\b/, instead: 'name both' },
  { pattern: /\bwhat\b[^.?!]{0,40}\bcarried over to\b/, instead: 'apply to' },

  // Private metaphors where a term exists
  { pattern: /\bsilent day\b/, instead: 'downtime' },
  { pattern: /\bsealed\b/, instead: 'encrypted' },
  { pattern: /\brun out\b/, instead: 'expired' },
  { pattern: /\btroubles\b/, instead: 'problems' },
  { pattern: /\bleavings\b/, instead: 'stale files' },
  { pattern: /\bput to sleep\b/, instead: 'unmount' },
  { pattern: /\b(?:mend|mends|mended|mending)\b/, instead: 'fix' },
  { pattern: /\bhalf of a character\b/, instead: 'an unpaired surrogate' },
  { pattern: /\bthe machine stands in the way\b/, instead: 'environment failure' },
  { pattern: /\bhands? (?:it )?over\b(?! data)/, instead: 'passes' },

  // The page about itself, and apologies
  { pattern: /\b(?:on|of|by|from|in) this (?:web)?site\b/i, instead: 'leave it out; /about explains the demo' },
  { pattern: /\bthis (?:demo|web)\s?site\b/i, instead: 'leave it out; /about explains the demo' },
  { pattern: /\b(?:on|of) this page\b|\bthis page (?:says|takes|shows|lists)\b/i, instead: 'say it' },
  { pattern: /\bdemo site\b/i, instead: '"Demo: nothing is sent" at the button' },
  { pattern: /\binvented\b|\billustrative\b|\bfictional\b/i, instead: 'the tag "Sample data"' },
  { pattern: /\bnothing (?:you type|leaves)\b/i, instead: '"Demo: nothing is sent" at the button' },
  { pattern: /\bno customer said\b/i, instead: 'the tag "Sample data"' },
  { pattern: /\bgaps are real\b|\bfour have not\b/i, instead: 'name what is known' },
  { pattern: /\bdates? (?:that )?(?:have|has) passed\b|\bwhich (?:report )?dates have passed\b/i, instead: 'the date' },

  // Wordy
  { pattern: /\bin order to\b/i, instead: 'to' },
  { pattern: /\bplease note\b|\bnote that\b/i, instead: 'say it' },
  { pattern: /\bas well as\b/i, instead: 'and' },
  { pattern: /\butili[sz]e/i, instead: 'use' },
  { pattern: /\bleverag(?:e|es|ing)\b/i, instead: 'use' },
  { pattern: /\b(?:seamless|cutting-edge|world-class|best-in-class|revolutionary)\b/i, instead: 'what it does' },
]

const german: readonly ClumsyForm[] = [
  { pattern: /["”]|“(?=\p{L})/u, instead: '„…“' },
  { pattern: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|euer\p{L}*)(?!\p{L})/iu, instead: 'Sie' },
  { pattern: /\p{L}['’]s(?!\p{L})/u, instead: 'no apostrophe in a genitive' },
  { pattern: /—/u, instead: '–, or two sentences' },
]

/** By language. */
export const clumsyForms: Readonly<Record<'en' | 'de', readonly ClumsyForm[]>> = { en: english, de: german }
