// One block as Markdown, for twins and llms-full.txt. In: a block and the content it refers to. Out: Markdown paragraphs.
// Only what a reader would miss: words, code, tables. Widgets are named by their data, not drawn.

import type { Block } from '#schemas/blocks/registry.ts'
import { printClaim } from '../content/claims.ts'
import type { Content } from '../content/content.ts'

/** Paragraphs of one block. Empty for blocks that only decorate. */
export function printableBlock(block: Block, content: Content): string[] {
  const head = block.type === 'hero' ? [] : block.title === undefined ? [] : [`## ${block.title}`]
  const parts = [
    ...head,
    ...(block.subtitle === undefined ? [] : [block.subtitle]),
    ...(block.content === undefined ? [] : [block.content.trim()]),
    ...details(block, content),
  ]
  return parts.length === head.length && block.type !== 'text' ? [] : parts
}

function details(block: Block, content: Content): string[] {
  const { data } = content
  switch (block.type) {
    case 'features':
      return [list(block.data.items.map((item) => `**${item.title}.** ${item.description}`))]
    case 'metrics':
      return [
        list(
          block.data.items.flatMap((item) => {
            const claim = data.claims.find(({ id }) => id === item.claim)
            return claim ? [`**${claim.label}:** ${printClaim(claim)}. ${item.description ?? claim.description}`] : []
          }),
        ),
      ]
    case 'usecases':
      return [list(block.data.cases.map((item) => `**${item.title}.** ${item.description}`))]
    case 'faq':
      return data.faqs
        .filter((faq) => block.data.category === undefined || faq.category === block.data.category)
        .sort((a, b) => a.order - b.order)
        .slice(0, block.data.limit)
        .flatMap((faq) => [`### ${faq.question}`, faq.answer.trim()])
    case 'code':
      return block.data.examples.flatMap((example) => [
        `### ${example.title}`,
        ...(example.description === undefined ? [] : [example.description]),
        fence(example.code, example.language),
      ])
    case 'api':
      return data.endpoints.flatMap((endpoint) => [
        `### ${endpoint.id}: ${endpoint.method} ${endpoint.path}`,
        endpoint.description.trim(),
        ...(endpoint.parameters.length === 0
          ? []
          : [
              list(
                endpoint.parameters.map(
                  (parameter) =>
                    `\`${parameter.name}\` (${parameter.type}${parameter.required ? ', required' : ''}): ${parameter.description}`,
                ),
              ),
            ]),
        ...endpoint.responses.flatMap((response) => [
          `**${response.status}** ${response.description}`,
          ...(response.example === undefined ? [] : [fence(JSON.stringify(response.example, null, 2), 'json')]),
        ]),
      ])
    case 'downloads':
      return [
        list(
          data.downloads.map(
            (download) => `[${download.name} ${download.version}](${download.downloadUrl}): ${download.description}`,
          ),
        ),
      ]
    case 'text':
      return block.data.component === 'SDKDownloadCenter'
        ? data.sdks.flatMap((sdk) => [
            `### ${sdk.name} ${sdk.version}`,
            fence(sdk.installCommand, 'bash'),
            fence(sdk.quickStart, sdk.quickStartLanguage),
          ])
        : []
    default:
      return []
  }
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item.replace(/\s*\n\s*/g, ' ')}`).join('\n')
}

// A fence longer than any run of back ticks inside it.
function fence(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  const ticks = '`'.repeat(longest + 1)
  return `${ticks}${language}\n${code.replace(/\n$/, '')}\n${ticks}`
}
