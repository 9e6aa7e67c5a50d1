// Questions on a terminal. Without a terminal the defaults are the answers.

import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'

/** What was given, what is answered, or the defaults, in this order. `questions` by the name of the value. */
export async function askFor<Name extends string>(
  given: Partial<Record<Name, string>>,
  defaults: Record<Name, string>,
  questions: Record<Name, string>,
): Promise<Record<Name, string>> {
  const answers = { ...defaults }
  const lines = stdin.isTTY && stdout.isTTY ? createInterface({ input: stdin, output: stdout }) : undefined
  try {
    for (const name of Object.keys(questions) as Name[]) {
      const answer = given[name] ?? (await lines?.question(`${questions[name]} (${defaults[name]}): `))?.trim()
      if (answer !== undefined && answer !== '') answers[name] = answer
    }
  } finally {
    lines?.close()
  }
  return answers
}
