// Questions on a terminal. Without a terminal the defaults are the answers.

import { createInterface, type Interface } from 'node:readline/promises'
import { InterruptedError } from '../errors.ts'
import type { Screen, Stream } from '../terminal.ts'

interface Dialogue<Name extends string> {
  given: Readonly<Partial<Record<Name, string | undefined>>>
  defaults: Record<Name, string>
  /** By the name of the value. */
  questions: Record<Name, string>
  /** What is wrong with an answer: it is asked for again. */
  findFault: (name: Name, answer: string) => string | undefined
}

/**
 * What was given, what is answered, or the defaults, in this order. Rejects with InterruptedError if somebody ends the
 * command instead of answering.
 */
export async function askFor<Name extends string>(
  { given, defaults, questions, findFault }: Dialogue<Name>,
  { input, out: { stream: output } }: Screen,
): Promise<Record<Name, string>> {
  const answers = { ...defaults }
  // What is a terminal is a stream of the process.
  const terminal = output as NodeJS.WritableStream & Stream
  const lines = input?.isTTY && output.isTTY ? createInterface({ input, output: terminal }) : undefined
  try {
    for (const name of Object.keys(questions) as Name[]) {
      const question = `${questions[name]} (${defaults[name]}): `
      const find = (answer: string) => (answer === '' ? undefined : findFault(name, answer))
      const answer = given[name] ?? (lines ? await askUntilGood(lines, question, find, output) : '')
      if (answer !== '') answers[name] = answer
    }
  } finally {
    lines?.close()
  }
  return answers
}

/** Asks again as long as something is wrong with the answer. */
async function askUntilGood(
  lines: Interface,
  question: string,
  findFault: (answer: string) => string | undefined,
  output: Stream,
): Promise<string> {
  for (;;) {
    const answer = (await ask(lines, question, output)).trim()
    const fault = findFault(answer)
    if (fault === undefined) return answer
    output.write(`  ${fault}\n`)
  }
}

// After Ctrl+C, Ctrl+D or the end of the input there is no answer, and its promise never settles.
function ask(lines: Interface, question: string, output: Stream): Promise<string> {
  return new Promise((resolve, reject) => {
    const onClose = () => {
      // The shell's next line does not begin behind the question.
      output.write('\n')
      reject(new InterruptedError())
    }
    lines.once('close', onClose)
    lines.question(question).then((answer) => {
      lines.off('close', onClose)
      resolve(answer)
    }, reject)
  })
}
