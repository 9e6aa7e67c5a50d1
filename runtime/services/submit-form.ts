/** Milliseconds a simulated submission takes. */
const simulatedSubmitMs = 1500

/**
 * Posts the values as JSON; rejects unless the status is 2xx. Without an endpoint it only waits and sends nothing: a
 * simulation that the specification asks for.
 */
export async function submitForm(endpoint: string | undefined, values: object): Promise<void> {
  if (endpoint === undefined) {
    await new Promise((resolve) => setTimeout(resolve, simulatedSubmitMs))
    return
  }
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(values),
  })
  if (!response.ok) throw new Error(`the form endpoint answered ${response.status}`)
}
