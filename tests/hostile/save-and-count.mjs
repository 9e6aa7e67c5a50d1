// Adds one to the number in a content file again and again, as several panels would. Arguments: the compiled module,
// the content folder, the file, and how often. Prints how many of its saves succeeded.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const [module, folder, file, times] = process.argv.slice(2)
const { saveContentFile } = await import(module)

let saved = 0
while (saved < Number(times)) {
  const seen = readFileSync(join(folder, file), 'utf8')
  const next = seen.replace(/\d+/, (number) => String(Number(number) + 1))
  const expectedHash = createHash('sha256').update(seen).digest('hex')
  const answer = await saveContentFile({ folder, file, bytes: new TextEncoder().encode(next), expectedHash })
  if (answer.refusal === undefined) saved++
  else if (answer.refusal !== 'stale') throw new Error(`the save was refused: ${JSON.stringify(answer)}`)
}
console.log(String(saved))
