import type { ApiBlock } from '#schemas/blocks/api.ts'
import type { Endpoint } from '#schemas/endpoint.ts'
import { printCode, printList, printWords } from '../../parts/print-words.ts'
import type { CodeView, SiteView } from '../../plan-view.ts'
import { endpointTest as words } from '../../strings/en/api-explorer.ts'
import { blockTitles } from '../../strings/en/block-titles.ts'
import type { BlockFrame, OwnProps } from '../define-block.ts'
import { keyVariableOf } from './key-variable.ts'

export interface EndpointView extends Omit<Endpoint, 'description' | 'requestBody' | 'responses'> {
  /** Description as HTML. */
  html: string
  requestBody?: { type: string; description: string; example?: unknown; exampleCode?: CodeView }
  responses: (Omit<Endpoint['responses'][number], 'example'> & { example?: unknown; exampleCode?: CodeView })[]
}
export interface ApiProps extends BlockFrame {
  view: 'explorer' | 'reference'
  host: string
  endpoints: EndpointView[]
  /** Environment variable that snippets read the key from. */
  keyVariable: string
  /** Page with the reference, seen from the explorer. */
  referenceHref: string
  explorerHref: string
}

export function planApi({ title, data }: ApiBlock, site: SiteView): OwnProps<ApiProps> {
  const { pages, api, name } = site.site
  return {
    title: title ?? (data.view === 'explorer' ? blockTitles.apiExplorer : undefined),
    view: data.view,
    host: data.host,
    endpoints: site.list('endpoints').map((endpoint) => planEndpoint(endpoint, site)),
    keyVariable: api.keyVariable ?? keyVariableOf(name),
    referenceHref: pages.apiReferenceUrl,
    explorerHref: pages.apiExplorerUrl,
  }
}

export function printApi(block: ApiBlock, site: SiteView): string[] {
  return printWords(block, site.list('endpoints').flatMap(printEndpoint))
}

function planEndpoint({ description: _, requestBody, responses, ...endpoint }: Endpoint, site: SiteView): EndpointView {
  const jsonCode = (example: unknown) =>
    example === undefined
      ? {}
      : { exampleCode: site.code({ code: JSON.stringify(example, null, 2), language: 'json' }) }
  return {
    ...endpoint,
    html: site.markdown('endpoints', endpoint.id),
    ...(requestBody ? { requestBody: { ...requestBody, ...jsonCode(requestBody.example) } } : {}),
    responses: responses.map((response) => ({ ...response, ...jsonCode(response.example) })),
  }
}

function printEndpoint({ id, method, path, description, parameters, responses }: Endpoint): string[] {
  const rows = parameters.map(
    (parameter) =>
      `\`${parameter.name}\` (${parameter.type}${parameter.required ? words.required : ''}): ${parameter.description}`,
  )
  return [
    `### ${id}: ${method} ${path}`,
    description.trim(),
    ...(rows.length === 0 ? [] : [printList(rows)]),
    ...responses.flatMap((response) => [
      `**${response.status}** ${response.description}`,
      ...(response.example === undefined ? [] : [printCode(JSON.stringify(response.example, null, 2), 'json')]),
    ]),
  ]
}
