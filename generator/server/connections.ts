// The open connections of a server, at most as many as its limits. A new connection takes the place of an old one that
// waits for nothing, so that the next request is answered however many connections somebody holds open. The network
// never takes the place of this machine.

import type { Socket } from 'node:net'
import { isLoopback } from './host.ts'

export interface Connections {
  /** Adds a new connection. Closes an old one, or the new one, when there are too many. */
  add: (socket: Socket) => void
  /** Marks a request as in progress; call the result when it has ended. */
  begin: (socket: Socket) => () => void
  closeAll: () => void
}

interface Limits {
  /** Connections at a time. */
  all: number
  /** How many of them may come from the network. */
  network: number
}

interface Connection {
  isNetwork: boolean
  /** Requests in progress: an open stream of events is one. */
  pending: number
  /** Whether a request was ever read. */
  isUsed: boolean
}

/** Starts without connections. */
export function limitConnections({ all, network }: Limits): Connections {
  /** Oldest first. */
  const open = new Map<Socket, Connection>()
  const close = (socket: Socket) => {
    open.delete(socket)
    socket.destroy()
  }
  return {
    add: (socket) => {
      const isNetwork = !isLoopback(socket.localAddress)
      const rivals = [...open].filter(([, connection]) => connection.isNetwork || !isNetwork)
      const isFull = open.size >= all || (isNetwork && rivals.length >= network)
      const victim = isFull ? (findLeast(rivals) ?? socket) : undefined
      if (victim) close(victim)
      if (victim === socket) return
      open.set(socket, { isNetwork, pending: 0, isUsed: false })
      socket.once('close', () => open.delete(socket))
    },
    begin: (socket) => {
      const connection = open.get(socket)
      if (!connection) return () => {}
      connection.isUsed = true
      connection.pending++
      return () => void connection.pending--
    },
    closeAll: () => {
      for (const socket of open.keys()) close(socket)
    },
  }
}

/** The connection that is missed least: the oldest one without a request. */
function findLeast(connections: readonly [Socket, Connection][]): Socket | undefined {
  const rank = ({ isNetwork, pending, isUsed }: Connection) =>
    (pending > 0 ? 4 : 0) + (isNetwork ? 0 : 2) + (isUsed ? 1 : 0)
  const [first, ...others] = connections
  return first && others.reduce((least, next) => (rank(next[1]) < rank(least[1]) ? next : least), first)[0]
}
