import { UsageError } from '../../errors.ts'
import { listNames, nearestName } from '../../problem.ts'
import type { Source } from './read-source.ts'
import { type Tool, toolRules, tools } from './tools.ts'

/** Tools whose sites are read as Markdown. */
const ofMarkdown: readonly string[] = ['mkdocs', 'gitbook', 'mdbook', 'docsify']

/** The tool that a folder comes from, with the path of its configuration if it has one. */
export interface Detected {
  tool: Tool
  config: string | undefined
}

/**
 * The tool that `--from` names, or that the configuration in the folder shows. Throws UsageError where the two differ,
 * and where nothing is known.
 */
export function detectTool({ folder, files }: Source, named: string | undefined): Detected {
  const found = tools.flatMap((tool): Detected[] => {
    const config = files.find((file) => toolRules[tool].config.test(file) && isOf(tool, file, files))
    return config === undefined ? [] : [{ tool, config }]
  })
  if (named === undefined) {
    const [first, ...others] = found
    if (first && others.length === 0) return first
    if (first)
      throw new UsageError(
        `${folder} has the configuration of ${listNames(found.map(({ config }) => config ?? ''))}; ` +
          `name the tool with --from: ${listNames(tools)}`,
      )
    throw new UsageError(
      `${folder} has no configuration of ${listNames(tools.map((tool) => toolRules[tool].title))}; ` +
        'name one of them with --from, or write --from markdown for plain Markdown, such as that of GitBook',
    )
  }
  const tool = readTool(named)
  const own = found.find((each) => each.tool === tool)
  if (own) return own
  const [other] = found
  if (other)
    throw new UsageError(
      `${folder} looks like ${toolRules[other.tool].title} (${other.config}), not ${toolRules[tool].title}; ` +
        `write --from ${other.tool}`,
    )
  return { tool, config: undefined }
}

function readTool(named: string): Tool {
  const tool = tools.find((name) => name === named)
  if (tool) return tool
  if (ofMarkdown.includes(named.toLowerCase()))
    throw new UsageError(`a site of ${named} is read as Markdown; write --from markdown`)
  const near = nearestName(named, tools)
  throw new UsageError(
    `--from must be one of ${listNames(tools)}, not "${named}"${near === undefined ? '' : `; did you mean "${near}"?`}`,
  )
}

// Many projects have a config.yaml, and Astro builds more than Starlight.
function isOf(tool: Tool, config: string, files: readonly string[]): boolean {
  if (tool === 'hugo') return !config.startsWith('config.') || files.some((file) => file.startsWith('content/'))
  // Hexo has its posts below source, and no folder of Jekyll.
  if (tool === 'jekyll') return !files.some((file) => file.startsWith('source/_posts/'))
  return tool !== 'starlight' || files.some((file) => file.startsWith('src/content/docs/'))
}

/** The folder of the site: that of the configuration, or the one around the folder that the configuration is in. */
export function siteBase({ tool, config = '' }: Detected): string {
  const tail = { hugo: /(?:config\/_default\/)?[^/]*$/, vitepress: /\.vitepress\/.*$/ }[tool as string] ?? /[^/]*$/
  return config.replace(tail, '').replace(/\/$/, '')
}
