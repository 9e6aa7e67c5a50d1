// The clipboard. In: a text. Out: whether it was copied. Browsers refuse without a user's gesture, on plain http, or by policy.

/** Copies a text; resolves with false where the browser refuses. Never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
