// What custom code has put on a page → what is wrong with it, if anything: browsers would refuse it, it never runs, or
// it leads nowhere.

import type { Allow } from '#schemas/allow.ts'
import type { PageForm } from '../hosts/hosts.ts'
import { findLinkProblem, type LinkTargets, splitHref } from '../links/links.ts'
import { isInPolicy } from '../outputs/outputs.ts'
import type { SiteAddress } from '../plan/plan.ts'
import { type Fault, listNames } from '../problem.ts'
import type { KeptTrace } from '../render/render.ts'

/** What traces are judged by. */
export interface TraceRules {
  /** Content-Security-Policy of the pages. */
  policy: string
  address: SiteAddress
  /** Of the default language, with what leads into the others. */
  targets: LinkTargets
  /** Addresses of files that content does not name so, without the base path. */
  files: ReadonlySet<string>
  /** How addresses of pages look. Default: plain. */
  pageForm?: PageForm
}

/** What is wrong. All that a module does wrong in the same way is one problem. */
export interface Judgement {
  /** What the same way is. */
  group: string
  describe: (values: readonly string[]) => Fault
}

type Judge = (trace: KeptTrace, rules: TraceRules) => Judgement | undefined

/** Finds what is wrong; undefined if nothing is. */
export function judgeTrace(trace: KeptTrace, rules: TraceRules): Judgement | undefined {
  const { kind, value } = trace
  if (kind === 'never-runs') return judgeCode(trace)
  if (kind === 'inline') return judgeInline(trace)
  if (kind === 'link') return judgeAddress(trace, rules)
  if (kind === 'html') return undefined
  const site = `${rules.address.origin}${rules.address.basePath}/`
  if (!URL.canParse(value, site)) return undefined
  if (!isInPolicy(rules.policy, kind, value, site)) return judgeRefused(trace, new URL(value, site).origin, rules)
  return kind === 'form-action' ? undefined : judgeAddress(trace, rules)
}

function judgeCode({ module }: KeptTrace): Judgement {
  const widget = /^widgets\/([^/]+)\/\1\.[jt]sx?$/.exec(module)?.[1]
  return {
    group: 'never-runs',
    describe: (values) => ({
      code: 'static-code',
      message: `${listNames(values)} ${values.length === 1 ? 'has' : 'have'} no effect: no browser gets this code`,
      hint:
        widget === undefined
          ? 'make it a widget: move it to site/widgets/NAME/NAME.tsx, and place it with <Widget name="NAME" … />'
          : `place it as a widget, with <Widget name="${widget}" … /> instead of <${widget} … />`,
    }),
  }
}

function judgeInline({ module, value }: KeptTrace): Judgement {
  const sheet = sheetOf(module)
  const isWidget = module.startsWith('widgets/')
  const hints: Readonly<Record<string, string>> = {
    style: `write it into ${sheet}${isWidget ? ', or set it in an effect' : ''}`,
    '<style>': `write it into ${sheet}`,
    '<script>': 'make it a widget, or start it in site/script.ts',
  }
  const what = value.startsWith('<') ? `a ${value} element` : `the attribute "${value}"`
  return {
    group: `inline ${value}`,
    describe: () => ({
      code: 'refused-code',
      message: `browsers refuse ${what}`,
      hint: hints[value] ?? 'make it a widget',
    }),
  }
}

/** The style sheet of a module's part. */
function sheetOf(module: string): string {
  const [, part] = /^((?:blocks|widgets|drawings)\/[^/]+)\//.exec(module) ?? []
  if (part !== undefined) return `site/${part}/${part.slice(part.indexOf('/') + 1)}.css`
  const [, layout] = /^layout\/([^/.]+)\./.exec(module) ?? []
  return layout === undefined ? 'site/theme.css' : `site/layout/${layout}.css`
}

type Refusable = Exclude<KeptTrace['kind'], 'never-runs' | 'inline' | 'link' | 'html' | 'object-src' | 'form-action'>

/** Doors of site.yaml, by directive. */
const doors: Readonly<Record<Refusable, Exclude<keyof Allow, 'textAsHtml'>>> = {
  'script-src': 'scripts',
  'style-src': 'styles',
  'img-src': 'pictures',
  'font-src': 'fonts',
  'media-src': 'media',
  'frame-src': 'frames',
}

function judgeRefused({ kind }: KeptTrace, origin: string, { address }: TraceRules): Judgement {
  const isOwn = origin === address.origin
  const describe = (): Omit<Fault, 'code'> => {
    if (kind === 'object-src')
      return { message: 'browsers refuse <object> and <embed>', hint: 'show a picture or a frame, or link to the file' }
    if (kind === 'form-action')
      return {
        message: `browsers send no form to ${origin}`,
        hint: 'use the block "contact" with an endpoint in site.yaml, or a widget that sends it',
      }
    const door = doors[kind as Refusable]
    if (isOwn) return { message: 'pages may show no page of the site itself in a frame', hint: 'link to it' }
    return {
      message: `pages may load no ${door} from ${origin}`,
      hint: `add the host to allow.${door} in site.yaml, with the reason`,
    }
  }
  return { group: `${kind} ${origin}`, describe: () => ({ code: 'refused-code', ...describe() }) }
}

const judgeAddress: Judge = ({ value }, { address: { basePath }, targets, files, pageForm }) => {
  const judgement = (fault: Fault) => ({ group: `address ${value}`, describe: () => fault })
  const isPath = /^\/(?!\/)/.test(value)
  if (isPath && basePath !== '' && !isBelow(value, basePath))
    return judgement({
      code: 'missing-base-path',
      message: `the address "${value}" lacks the base path of the site, ${basePath}`,
      hint: `write withBasePath('${value}'), which libretto/site has`,
    })
  const path = isPath ? value.slice(basePath.length) : value
  if (files.has(path)) return undefined
  const whole = isPath && !path.startsWith('/') ? `/${path}` : path
  const href = pageForm === 'slashes' ? withoutSlash(whole) : whole
  const found = findLinkProblem({ href, entry: { file: '' } }, targets, [])
  // A part of a page may have been made by code, which no list of anchors knows.
  return found && !found.code.endsWith('-anchor') ? judgement(found) : undefined
}

/** The address as content names it. */
function withoutSlash(href: string): string {
  const { path, rest } = splitHref(href)
  return path === '/' ? href : path.replace(/\/$/, '') + rest
}

function isBelow(path: string, basePath: string): boolean {
  return path.startsWith(basePath) && /^(?:[/?#]|$)/.test(path.slice(basePath.length))
}
