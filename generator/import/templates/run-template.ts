// Runs a Go template as far as nothing but its arguments decides what it prints. Whatever else it asks for ends it.

import { follow, itemsOf } from './fields.ts'
import { Leave } from './leave.ts'
import type { Operand, Pipe } from './parse-pipe.ts'
import type { Template, TemplateNode } from './parse-template.ts'
import { callFunction, isFunction } from './template-functions.ts'
import {
  type GoObject,
  type GoValue,
  isList,
  isMap,
  isMarkup,
  isTrue,
  TemplateRefusal,
  TemplateStop,
  textOf,
  unknownValue,
} from './values.ts'

/** What templates of a site may ask for. */
export interface TemplateWorld {
  /** `site`, `hugo` and others that stand for themselves. */
  names: Readonly<Record<string, GoObject>>
  /** Another template of the site. */
  partialOf: (name: string) => Template | undefined
}

type Body = Template['body']

interface Run {
  world: TemplateWorld
  templates: ReadonlyMap<string, Body>[]
  budget: { steps: number; depth: number; letters: number }
}

interface Frame {
  run: Run
  dot: GoValue
  variables: Map<string, GoValue>[]
}

const mostSteps = 50_000
const mostDepth = 40
const mostLetters = 500_000

/** What a template prints; undefined if that is not known. */
export function runTemplate(template: Template, dot: GoValue, world: TemplateWorld): string | undefined {
  const run: Run = { world, templates: [template.defined], budget: { steps: 0, depth: 0, letters: 0 } }
  try {
    return runBody(template.body, openFrame(run, dot))
  } catch (error) {
    // Calls that are nested too deeply, or a text that is too long, are a RangeError.
    if (error instanceof TemplateStop || error instanceof Leave || error instanceof RangeError) return undefined
    throw error
  }
}

function openFrame(run: Run, dot: GoValue): Frame {
  return { run, dot, variables: [new Map([['$', dot]])] }
}

function runBody(body: Body, frame: Frame): string {
  let printed = ''
  for (const node of body) printed += runNode(node, frame)
  const { budget } = frame.run
  budget.letters += printed.length
  if (budget.letters > mostLetters) throw new TemplateStop('the text is too long')
  return printed
}

function runNode(node: TemplateNode, frame: Frame): string {
  if (++frame.run.budget.steps > mostSteps) throw new TemplateStop('the template takes too many steps')
  if (node.kind === 'text') return node.text
  if (node.kind === 'print') return printPipe(node.pipe, frame)
  if (node.kind === 'range') return runRange(node, frame)
  if (node.kind === 'if' || node.kind === 'with') return runArms(node, 0, frame)
  if (node.kind === 'template') {
    const found = frame.run.templates.findLast((each) => each.has(node.name))?.get(node.name)
    if (!found) throw new TemplateStop('there is no such template')
    return runBody(found, openFrame(frame.run, node.pipe && valueOf(node.pipe, frame)))
  }
  if (node.kind === 'return') throw new Leave('return', node.pipe && valueOf(node.pipe, frame))
  throw new Leave(node.kind)
}

const markupFunctions =
  /^(?:safe\.|safe[A-Z]|partial|partialCached|partials\.|markdownify$|transform\.(?:Markdownify|HTML))/

/** Texts are escaped, except markup. */
function printPipe(pipe: Pipe, frame: Frame): string {
  const value = valueOf(pipe, frame)
  if (pipe.names.length > 0) {
    setVariables(pipe, value, frame)
    return ''
  }
  const last = pipe.calls.at(-1)?.[0]?.of
  const isSafe = isMarkup(value) || (last?.kind === 'name' && markupFunctions.test(last.name))
  return isSafe ? textOf(value) : textOf(value).replaceAll('<', '&lt;')
}

function setVariables({ names, isNew }: Pipe, value: GoValue, { variables }: Frame): void {
  const [name = ''] = names
  const scope = isNew ? variables.at(-1) : variables.findLast((each) => each.has(name))
  if (!scope) throw new TemplateStop('there is no such variable')
  scope.set(name, value)
}

type Arms = Extract<TemplateNode, { kind: 'if' | 'with' | 'range' }>

/** Runs in a scope of its own. */
function within<T>(frame: Frame, dot: GoValue, work: (inner: Frame) => T): T {
  return work({ ...frame, dot, variables: [...frame.variables, new Map()] })
}

function runArms(node: Arms, index: number, frame: Frame): string {
  const arm = node.arms[index]
  if (!arm) return within(frame, frame.dot, (inner) => runBody(node.other, inner))
  return within(frame, frame.dot, (scope) => {
    const value = valueOf(arm.pipe, scope)
    if (arm.pipe.names.length > 0) setVariables({ ...arm.pipe, isNew: true }, value, scope)
    if (value === unknownValue && node.kind === 'if') return runEither(node, index, scope)
    if (!isTrue(value)) return runArms(node, index + 1, scope)
    return runBody(arm.body, node.kind === 'with' ? { ...scope, dot: value } : scope)
  })
}

/** A condition that is not known may decide between things that print the same, such as a warning and none. */
function runEither(node: Arms, index: number, frame: Frame): string {
  const copy = { ...frame, variables: frame.variables.map((scope) => new Map(scope)) }
  const one = unlessRefused(() => runBody(node.arms[index]?.body ?? [], copy))
  if (one === undefined) return runArms(node, index + 1, frame)
  const other = runArms(node, index + 1, frame)
  const isSame = frame.variables.every((scope, at) =>
    [...scope].every(([name, value]) => copy.variables[at]?.get(name) === value),
  )
  if (one.trim() !== other.trim() || !isSame) throw new TemplateStop('a condition is not known')
  return other
}

function unlessRefused(run: () => string): string | undefined {
  try {
    return run()
  } catch (error) {
    if (error instanceof TemplateRefusal) return undefined
    throw error
  }
}

function runRange({ arms, other }: Arms, frame: Frame): string {
  const [arm] = arms
  if (!arm) return ''
  const value = valueOf(arm.pipe, frame)
  if (typeof value === 'symbol' || (typeof value === 'object' && !isList(value) && !isMap(value)))
    throw new TemplateStop('a list is not known')
  const items = itemsOf(value)
  if (items.length === 0) return runBody(other, frame)
  let printed = ''
  for (const [key, item] of items) {
    const isDone = within(frame, item, (scope) => {
      const names = arm.pipe.names
      const own = scope.variables.at(-1)
      if (names.length === 2) own?.set(names[0] ?? '', key)
      if (names.length > 0) own?.set(names.at(-1) ?? '', item)
      try {
        printed += runBody(arm.body, scope)
      } catch (error) {
        if (!(error instanceof Leave) || error.how === 'return') throw error
        return error.how === 'break'
      }
      return false
    })
    if (isDone) break
  }
  return printed
}

function valueOf({ calls }: Pipe, frame: Frame): GoValue {
  const { budget } = frame.run
  if (++budget.depth > mostDepth) throw new TemplateStop('the template is nested too deeply')
  let value: GoValue
  for (const [index, call] of calls.entries()) value = callOf(call, frame, index === 0 ? [] : [value])
  budget.depth--
  return value
}

function callOf(call: readonly Operand[], frame: Frame, piped: readonly GoValue[]): GoValue {
  const [first, ...others] = call
  if (!first) return undefined
  const args = () => [...others.map((each) => callOf([each], frame, [])), ...piped]
  const { of, fields } = first
  if (of.kind === 'name') {
    if (/^(?:partials\.Include(?:Cached)?|partial(?:Cached)?)$/.test(of.name)) return callPartial(args(), frame)
    // Later arguments count only if the first does not decide.
    if (of.name === 'and' || of.name === 'or') return decide(of.name, others, { frame, piped })
    if (isFunction(of.name)) return callFunction(of.name, args())
    const [name = '', ...path] = of.name.split('.')
    const known = Object.hasOwn(frame.run.world.names, name) ? frame.run.world.names[name] : undefined
    return known ? follow(known, path, args()) : unknownValue
  }
  if (of.kind === 'literal') return of.value
  const value = valueOfOperand(of, frame)
  return follow(value, fields, args())
}

function valueOfOperand(of: Operand['of'], frame: Frame): GoValue {
  if (of.kind === 'pipe') return valueOf(of.pipe, frame)
  return of.kind === 'variable' ? variableOf(of.name, frame) : frame.dot
}

function variableOf(name: string, { variables }: Frame): GoValue {
  return variables.findLast((scope) => scope.has(name))?.get(name)
}

function decide(
  name: 'and' | 'or',
  operands: readonly Operand[],
  { frame, piped }: { frame: Frame; piped: readonly GoValue[] },
): GoValue {
  let value: GoValue
  let isUnknown = false
  for (const read of [...operands.map((each) => () => callOf([each], frame, [])), ...piped.map((each) => () => each)]) {
    value = read()
    if (value === unknownValue) isUnknown = true
    else if (isTrue(value) === (name === 'or')) return isUnknown ? unknownValue : value
  }
  return isUnknown ? unknownValue : value
}

function callPartial([name, dot]: readonly GoValue[], frame: Frame): GoValue {
  const { run } = frame
  const path = textOf(name)
  const plain = path.replace(/\.html$/, '')
  const inside = run.templates.flatMap((each) =>
    ['partials/', '_partials/'].flatMap((start) => each.get(start + path) ?? each.get(start + plain) ?? []),
  )
  const found = inside.length > 0 ? { body: inside, defined: new Map<string, Body>() } : run.world.partialOf(path)
  if (!found || ++run.budget.depth > mostDepth) throw new TemplateStop('there is no such partial')
  run.templates.push(found.defined)
  try {
    return { markup: runBody(found.body, openFrame(run, dot)) }
  } catch (error) {
    if (error instanceof Leave && error.how === 'return') return error.value
    throw error
  } finally {
    run.budget.depth--
    run.templates.pop()
  }
}
