// A tab of Firefox as it is installed, driven by WebDriver BiDi.

import type { Firefox } from '../../tools/browsers/firefox.js'
import { type OpenTab, openGate, type Tab, tellNetwork, waitForPage } from './tab.ts'

/** Opens tabs of a site in Firefox. */
export function firefoxTabs(firefox: Firefox, url: string): OpenTab {
  return async (path) => {
    const gate = openGate()
    const driven = await firefox.openTab()
    await driven.holdRequests(gate.decide)
    const run: Tab['run'] = (code, argument) =>
      driven.evaluate(`return (${code.toString()})(${JSON.stringify(argument)})`) as never
    await driven.goto(url + path)
    await run(waitForPage, undefined)
    let isOnline = true
    return {
      run,
      setNetwork: async (network) => {
        gate.set(network)
        const wasOnline = isOnline
        isOnline = network !== 'none'
        if (isOnline !== wasOnline) await run(tellNetwork, isOnline ? 'online' : 'offline')
      },
      freeze: undefined,
      leaveAndReturn: async () => {
        await driven.goto(`${url}/404`)
        await driven.goBack()
        await run(waitForPage, undefined)
      },
      takeProblems: driven.takeErrors,
      close: driven.closeTab,
    }
  }
}
