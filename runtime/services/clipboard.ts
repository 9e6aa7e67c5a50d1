/** Copies a text. Browsers refuse without a user gesture, over plain http, or by policy; rejects with their reason. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
