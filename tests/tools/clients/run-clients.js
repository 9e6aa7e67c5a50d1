// A client has a name and a function `check`. It resolves with `{ skipped: reason }`, or with `{ checked, findings }`:
// what it looked at, in a few words, and a line for each mistake that it found.

/**
 * Runs the clients of these names, or all without a name, and prints a line for each. `work` is handed to each of
 * them. Resolves with the exit code.
 */
export async function runClients(clients, names, work, print = console.log) {
  const unknown = names.filter((name) => !clients.some((client) => client.name === name))
  if (unknown.length > 0) {
    print(`unknown: ${unknown.join(', ')}; the clients are ${clients.map(({ name }) => name).join(', ')}`)
    return 2
  }
  let exitCode = 0
  for (const { name, check } of clients) {
    if (names.length > 0 && !names.includes(name)) continue
    const { skipped, checked, findings } = await Promise.resolve(work).then(check).catch(asFinding)
    if (skipped !== undefined) {
      print(`${name}: skipped, ${skipped}`)
      continue
    }
    if (findings.length > 0) exitCode = 1
    print(`${name}: ${findings.length > 0 ? `failed, findings: ${findings.length}` : 'clean'} (${checked})`)
    for (const finding of findings) print(`  ${finding}`)
  }
  return exitCode
}

// A client that breaks off has not found the site clean.
function asFinding(error) {
  return { checked: 'it broke off', findings: [String(error?.stack ?? error)] }
}
