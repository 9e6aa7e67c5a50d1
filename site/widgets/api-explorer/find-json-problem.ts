// Why a text is not JSON. In: the text of the request body. Out: one sentence, or null when it is JSON or empty.
// Never throws and never blocks: the explorer shows the sentence and still executes.

export function findJsonProblem(text: string): string | null {
  if (text.trim() === '') return null
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    return `This is not valid JSON: ${error instanceof Error ? error.message : 'unknown reason'}`
  }
}
