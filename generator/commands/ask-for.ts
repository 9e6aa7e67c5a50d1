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
      const askOnce = async () =>
        lines ? (await ask(lines, `${questions[name]} (${defaults[name]}): `, output)).trim() : ''
      let answer = given[name] ?? (await askOnce())
      for (;;) {
        const fault = given[name] === undefined && answer !== '' ? findFault(name, answer) : undefined
        if (fault === undefined) break
        output.write(`  ${fault}\n`)
        answer = await askOnce()
      }
      if (answer !== '') answers[name] = answer
    }
  } finally {
    lines?.close()
  }
  return answers
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
