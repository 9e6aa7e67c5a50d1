// Which tests an ordinary run leaves to `npm run test:deep`: those with the tag `deep`, which are slow and try more of
// what other tests of the ordinary run promise. CONTRIBUTING lists their kinds.

import { it, type TestOptions } from 'vitest'

/** Options of a test that only a thorough run does. */
export const deep = { tags: ['deep'] }

/** Of all pages every third one, as pages of a kind stand side by side; a thorough run looks at all. */
export function somePages<Page>(pages: Iterable<Page>): Page[] {
  return [...pages].filter((_, index) => process.env.DEEP !== undefined || index % 3 === 0)
}

type Body<Row> = (...row: Row extends readonly unknown[] ? [...Row] : [Row]) => unknown

/**
 * Tests of a table, as of `it.each`: an ordinary run does the first row and others spread evenly, as many as `ordinary`
 * says; a thorough run does all.
 */
export function itSome<const Row>(ordinary: number, rows: readonly Row[]) {
  const each = it.each.bind(it) as unknown as (
    rows: readonly Row[],
  ) => (name: string, options: TestOptions, body: Body<Row>) => void
  return (name: string, ...rest: [body: Body<Row>] | [options: TestOptions, body: Body<Row>]): void => {
    const [options, body] = rest.length === 1 ? [{}, rest[0]] : rest
    const isOrdinary = (_: Row, index: number) => (index * ordinary) % rows.length < ordinary
    each(rows.filter(isOrdinary))(name, options, body)
    each(rows.filter((row, index) => !isOrdinary(row, index)))(name, { ...options, ...deep }, body)
  }
}
