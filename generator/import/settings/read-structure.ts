// What the configuration of each tool says beyond single texts: folders, languages, the side bar, header and footer.

import type { FrameItem, FrameLink, SiteFacts } from '../source/model.ts'
import type { Tool } from '../source/tools.ts'
import type { Configured } from './configured.ts'
import { readDataMenus } from './data-menu.ts'
import { docusaurusMenu, docusaurusPlaces, docusaurusStarts, versionsOf } from './docusaurus.ts'
import { hugoRoots } from './hugo.ts'
import { readFrame } from './read-frame.ts'
import { mkdocsSuffixes, readLocales } from './read-locales.ts'
import { mkdocsMenu, starlightMenu, vitepressMenu } from './read-menus.ts'
import { mappingOf, wordsAt } from './values-of.ts'

/** Reads what a tool has of these. */
export function readStructure(tool: Tool, configured: Configured): { facts: Partial<SiteFacts> } {
  const { data, config, base, readText, facts } = configured
  const shared = { frame: readFrame(tool, configured), languages: readLocales(tool, configured) }
  if (tool === 'docusaurus') {
    const places = docusaurusPlaces(data, config, readText)
    const versions = versionsOf(data, config, readText)
    const { menu } = docusaurusMenu(data, config, readText)
    const starts = docusaurusStarts(data, config, readText)
    const frame = { ...shared.frame, main: shared.frame.main.map((item) => fromStart(item, starts)) }
    return { facts: { ...shared, frame, menu, versions, ...(places.length === 0 ? {} : { places }) } }
  }
  if (tool === 'hugo')
    return {
      facts: {
        ...shared,
        roots: hugoRoots(data, base, facts.language ?? 'en'),
        suffixes: Object.keys(mappingOf(data.languages)),
      },
    }
  if (tool === 'markdown') return { facts: { ...shared, menu: mkdocsMenu(configured), suffixes: mkdocsSuffixes(data) } }
  if (tool === 'vitepress') return { facts: { ...shared, menu: vitepressMenu(configured) } }
  if (tool === 'starlight') return { facts: { ...shared, menu: starlightMenu(configured) } }
  const { menu, main, footer } = readDataMenus(configured.files, readText)
  const found = { ...shared, menu, frame: { ...shared.frame, main, footer } }
  return { facts: { ...found, ...(tool === 'eleventy' ? inputOf(configured) : {}) } }
}

/** A link to a side bar leads to its first page. */
function fromStart(item: FrameItem, starts: ReadonlyMap<string, string>): FrameItem {
  const lead = <Link extends Partial<FrameLink>>(link: Link): Link => {
    const start = starts.get(link.href?.replace(/^bar:/, '') ?? '')
    if (!link.href?.startsWith('bar:')) return link
    return { ...link, href: start ?? link.href }
  }
  return { ...lead(item), items: item.items.map(lead) }
}

/** Eleventy's folder, which a call may name. */
function inputOf({ data, calls }: Configured): Pick<SiteFacts, 'input'> {
  const spoken = calls.find(({ name }) => name === 'setInputDirectory')?.args[0]
  const input = typeof spoken === 'string' ? spoken : wordsAt(data, 'dir', 'input')
  return input === undefined ? {} : { input }
}
