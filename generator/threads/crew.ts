// Work on files that nobody has checked, in separate processes with limits. An item that takes too much ends its
// process and no other: native code that runs out of memory ends the process that it is in, and a thread does not help.

import { type ChildProcess, fork } from 'node:child_process'
import type { Socket } from 'node:net'
import { EnvironmentError, LimitError, UndrawnError } from '../errors.ts'

/** What one item may take. */
export interface Limits {
  /** Of the processor: on a busy machine an item takes longer, and not more. */
  milliseconds: number
  /** Of the whole process. */
  megabytes: number
}

/** Processes that end by themselves: after a while without work, and with this process. */
export interface Crew {
  /** Rejects with LimitError for an item that takes too much, and with Error for what the work itself throws. */
  run: (job: string, item: unknown, limits: Limits) => Promise<unknown>
}

/** What a process says about an item. */
export type LimitedAnswer =
  | { result: unknown }
  /** `undrawnBy`: the drawing package that does not run. */
  | { error: string; isEnvironment: boolean; undrawnBy: string | undefined }

type Answer = LimitedAnswer | { fault: LimitError['reason'] | 'start' }

interface Order {
  job: string
  item: unknown
  limits: Limits
}

interface Task {
  order: Order
  settle: (answer: Answer) => void
}

interface Member {
  isBusy: boolean
  act: (order: Order) => Promise<Answer>
  end: () => void
}

/** For malloc of glibc: what a picture has taken goes back to the system, in place of waiting for a larger one. */
const frugal = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' }

const idleMs = 5000
/** What waits for something else than the processor is ended, too. */
const waitFactor = 20

/** At most `size` processes, which run `script` with `argument`. They start when there is work for them. */
export function openCrew(script: string, argument: string, size: number): Crew {
  const queue: Task[] = []
  const members = new Set<Member>()
  const feed = () => {
    for (let task = queue[0]; task; task = queue[0]) {
      const member = [...members].find(({ isBusy }) => !isBusy) ?? (members.size < size ? start() : undefined)
      if (!member) return
      queue.shift()
      void member.act(task.order).then(task.settle).then(feed)
    }
  }
  const start = () => {
    const member = startMember(script, argument, () => members.delete(member))
    members.add(member)
    return member
  }
  return {
    run: async (job, item, limits) => {
      const answer = await new Promise<Answer>((settle) => {
        queue.push({ order: { job, item, limits }, settle })
        feed()
      })
      if ('result' in answer) return answer.result
      if ('error' in answer && answer.undrawnBy !== undefined) throw new UndrawnError(answer.undrawnBy, answer.error)
      if ('error' in answer) throw answer.isEnvironment ? new EnvironmentError(answer.error) : new Error(answer.error)
      if (answer.fault === 'start') throw new EnvironmentError('the process that draws pictures cannot be started')
      throw new LimitError(answer.fault)
    },
  }
}

function startMember(script: string, argument: string, onEnd: () => void): Member {
  const child = fork(script, [argument], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    env: { ...process.env, ...frugal },
  })
  let reason = ''
  let settle: ((answer: Answer) => void) | undefined
  let timer: NodeJS.Timeout | undefined
  const finish = (answer: Answer) => {
    clearTimeout(timer)
    timer = setTimeout(member.end, idleMs).unref()
    hold(child, false)
    member.isBusy = false
    settle?.(answer)
    settle = undefined
  }
  const leave = (answer: Answer) => {
    onEnd()
    finish(answer)
    clearTimeout(timer)
  }
  child.stdout?.setEncoding('latin1').on('data', (text: string) => (reason += text))
  child.on('message', (answer) => finish(answer as LimitedAnswer))
  child.on('close', () => leave({ fault: reason === 'time' ? 'time' : 'memory' }))
  child.on('error', () => {
    if (child.pid === undefined) leave({ fault: 'start' })
  })
  const kill = () => {
    reason = 'time'
    child.kill('SIGKILL')
  }
  const member: Member = {
    isBusy: false,
    act: (order) => {
      member.isBusy = true
      hold(child, true)
      clearTimeout(timer)
      timer = setTimeout(kill, waitFactor * order.limits.milliseconds)
      return new Promise((resolve) => {
        settle = resolve
        // A process that has ended says so by itself.
        child.send(order, () => {})
      })
    },
    end: () => {
      onEnd()
      child.kill('SIGKILL')
    },
  }
  return member
}

/** Whether this process waits for the other. */
function hold(child: ChildProcess, isHeld: boolean): void {
  const parts = [child, child.channel, child.stdout as Socket | null]
  for (const part of parts)
    if (isHeld) part?.ref()
    else part?.unref()
}
