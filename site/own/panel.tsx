// What Parley adds to the panel: sample calls and a simulated one.

import type { PanelPart } from 'libretto/panel'
import { CallHistory } from './panel/call-history.tsx'
import { CallSimulator } from './panel/call-simulator.tsx'

export const panelParts: readonly PanelPart[] = [
  { name: 'calls', label: 'Call history', Body: CallHistory },
  { name: 'simulation', label: 'Simulation', Body: CallSimulator },
]
