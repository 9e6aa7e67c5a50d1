// The clipboard. In: a text. Browsers refuse without a visitor's gesture, on plain http, or by policy.

/** Copies a text. Rejects with the browser's reason where it refuses. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
