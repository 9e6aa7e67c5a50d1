// Sends a form. In: an endpoint and values. With an endpoint: a JSON POST, anything but 2xx is a failure. Without one: 1.5 seconds pass and
// nothing is sent, as the specification has it.

/** Milliseconds a simulated form takes. */
export const simulatedSubmitMs = 1500

/** Resolves when the form is accepted; rejects when it is not. */
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
