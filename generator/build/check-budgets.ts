// Pages against the budgets of site.yaml. Thousands of pages load the same files: what these weigh is summed once, and
// is one problem, at the first of the pages.

import type { Measure } from '#schemas/budget.ts'
import { type Limit, type Limits, openBudgets } from '#schemas/find-limits.ts'
import type { Cache } from '../cache/cache.ts'
import type { Publication } from '../disk/disk.ts'
import type { Problem } from '../problem.ts'
import type { Page } from '../render/render.ts'
import { plural } from '../report/report.ts'
import type { RenderedSite } from './rendered-site.ts'
import { openScale, type Scale } from './weigh-files.ts'

type BudgetedSite = Pick<RenderedSite, 'content' | 'languages' | 'pages' | 'bundle' | 'assets' | 'pictures' | 'address'>

/** What a measure counts or weighs. */
interface Counted {
  noun: string
  isPart: (address: string) => boolean
  hasHtml?: true
}

/** Pages over one limit. */
interface Excess {
  measure: Measure
  limit: Limit
  /** Bytes, or a number of files. */
  amount: number
  /** Addresses of the files that count. */
  files: readonly string[]
  pages: Page[]
}

const isStyle = (address: string) => address.endsWith('.css')
const isScript = (address: string) => address.endsWith('.js')
const isFont = (address: string) => /\.(?:woff2?|ttf|otf)$/.test(address)
const isImage = (address: string) => !isStyle(address) && !isScript(address) && !isFont(address)

const counted: Readonly<Record<Measure, Counted>> = {
  htmlKB: { noun: 'HTML', isPart: () => false, hasHtml: true },
  styleKB: { noun: 'style sheets', isPart: isStyle },
  scriptKB: { noun: 'scripts', isPart: isScript },
  fontKB: { noun: 'fonts', isPart: isFont },
  imageKB: { noun: 'images', isPart: isImage },
  totalKB: { noun: 'files', isPart: () => true, hasHtml: true },
  styles: { noun: 'style sheets', isPart: isStyle },
  scripts: { noun: 'scripts', isPart: isScript },
  images: { noun: 'images', isPart: isImage },
  requests: { noun: 'files', isPart: () => true, hasHtml: true },
}

/** Finds pages that cost more than a budget allows, among those of the shard that is built. */
export async function checkBudgets(
  site: BudgetedSite,
  cache: Cache,
  publication: Publication | undefined,
): Promise<Problem[]> {
  const scale = openScale(site, cache, publication)
  const found = new Map<string, Excess>()
  for (const { limits, loads, pages } of groupPages(site))
    for (const [measure, limit] of Object.entries(limits) as [Measure, Limit][])
      for (const excess of await findExcess({ measure, limit, loads, pages }, scale)) {
        const { files, amount } = excess
        const key = JSON.stringify([measure, limit, files, amount])
        const same = found.get(key)
        if (!same) found.set(key, excess)
        else for (const page of excess.pages) same.pages.push(page)
      }
  return Promise.all([...found.values()].map((excess) => describe(excess, scale)))
}

/** A function that finds the limits of the page at an address. A budget is for the page in each language. */
export function openLimits({
  content,
  languages,
}: Pick<BudgetedSite, 'content' | 'languages'>): (url: string) => Limits {
  const limitsOf = openBudgets(content.site.budgets)
  const prefixes = languages.map(({ place }) => place.prefix).filter((prefix) => prefix !== '')
  return (url) => {
    const prefix = prefixes.find((one) => url === one || url.startsWith(`${one}/`)) ?? ''
    return limitsOf(url.slice(prefix.length) || '/')
  }
}

/** Pages with the same limits that load the same. */
interface PageGroup {
  limits: Limits
  loads: readonly string[]
  pages: Page[]
}

function groupPages(site: BudgetedSite): PageGroup[] {
  const limitsOf = openLimits(site)
  const groups = new Map<Limits, Map<string, PageGroup>>()
  for (const page of site.pages) {
    const limits = limitsOf(page.route.url)
    const byLoads = groups.get(limits) ?? new Map<string, PageGroup>()
    groups.set(limits, byLoads)
    const group = byLoads.get(page.loads)
    if (group) group.pages.push(page)
    else byLoads.set(page.loads, { limits, loads: page.loads.split(' '), pages: [page] })
  }
  return [...groups.values()].flatMap((byLoads) => [...byLoads.values()])
}

async function findExcess(
  { measure, limit, loads, pages }: Omit<PageGroup, 'limits'> & Pick<Excess, 'measure' | 'limit'>,
  scale: Scale,
): Promise<Excess[]> {
  const { isPart, hasHtml } = counted[measure]
  const files = loads.filter(isPart)
  const excess = { measure, limit, files }
  const most = limit.most * (isWeight(measure) ? 1024 : 1)
  if (!isWeight(measure)) {
    const amount = files.length + (hasHtml ? 1 : 0)
    return amount > most ? [{ ...excess, amount, pages: [...pages] }] : []
  }
  const weight = await sumOf(files, scale)
  if (!hasHtml) return weight > most ? [{ ...excess, amount: weight, pages: [...pages] }] : []
  return pages.flatMap((page) => {
    const amount = weight + scale.weighPage(page, most - weight)
    return amount > most ? [{ ...excess, amount, pages: [page] }] : []
  })
}

function isWeight(measure: Measure): boolean {
  return measure.endsWith('KB')
}

async function sumOf(files: readonly string[], scale: Scale): Promise<number> {
  let sum = 0
  for (const file of files) sum += await scale.weighAsset(file)
  return sum
}

async function describe(excess: Excess, scale: Scale): Promise<Problem> {
  const { measure, limit, amount, pages } = excess
  // A page that somebody wrote, if there is one.
  const page = pages.find(({ route }) => route.source !== undefined) ?? (pages[0] as Page)
  const { url, source = 'site.yaml' } = page.route
  const { noun } = counted[measure]
  const has = isWeight(measure) ? `${kilobytes(amount)} of ${noun}` : `${amount} ${noun}`
  const most = isWeight(measure) ? `${limit.most} KB` : limit.most
  const also = pages.length === 1 ? '' : `; ${plural(pages.length - 1, 'other page')} as well`
  return {
    code: 'over-budget',
    severity: 'warning',
    message: `the page ${url} loads ${has}, more than its budget of ${most}${also}`,
    hint:
      `the heaviest is ${await nameHeaviest(excess, page, scale)}; ` +
      `make it lighter, or raise ${measure} for "${limit.path}" in the budgets of site.yaml`,
    file: source,
  }
}

async function nameHeaviest({ measure, files }: Excess, page: Page, scale: Scale): Promise<string> {
  const parts = counted[measure].hasHtml ? [{ name: 'the HTML', bytes: scale.weighPage(page) }] : []
  for (const file of files) parts.push({ name: nameOf(file), bytes: await scale.weighAsset(file) })
  const [{ name, bytes } = { name: '', bytes: 0 }] = parts.sort((a, b) => b.bytes - a.bytes)
  return `${name} with ${kilobytes(bytes)}`
}

/** Without the hash, which changes with every edit. */
function nameOf(address: string): string {
  const name = address.slice(address.lastIndexOf('/') + 1)
  return name.startsWith('chunk-') ? name : name.replace(/-[0-9a-zA-Z]{8}(?=\.\w+$)/, '')
}

/** Rounded up, so that what is over a limit does not look equal to it. */
function kilobytes(bytes: number): string {
  return `${Math.ceil((bytes / 1024) * 100) / 100} KB`
}
