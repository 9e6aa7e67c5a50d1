import { endpointTest as words } from '#words/api-explorer.ts'
/** Why a text is not JSON, in one sentence; null if it is JSON or empty. */
export function findJsonProblem(text: string): string | null {
  if (text.trim() === '') return null
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    return words.invalidJson(error instanceof Error ? error.message : words.unknownReason)
  }
}
