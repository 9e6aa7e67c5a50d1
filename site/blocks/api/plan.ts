import type { ApiBlock } from '#schemas/blocks/api.ts'
import type { Endpoint } from '#schemas/endpoint.ts'
import { endpointTest as words } from '#words/api-explorer.ts'
import { printText } from '../../parts/print-text.ts'
import { printCode, printList, printWords } from '../../parts/print-words.ts'
import type { CodeView, SiteView } from '../../plan-view.ts'
import type { ApiCalls, EndpointView } from '../../widgets/api-explorer/endpoint-view.ts'
import type { WrittenBlock } from '../define-block.ts'
import { keyVariableOf } from './key-variable.ts'
import { planRequest } from './plan-request.ts'

type Data = ApiBlock['data']

export interface ApiParts extends ApiCalls {
  view: Data['view']
  /** The reference: the request with the documented examples, as code, by the id of its call. */
  requests?: Record<string, CodeView[]> | undefined
}

export function planApi(data: Data, site: SiteView): ApiParts {
  const { pages, api, name } = site.site
  const { view, host } = data
  const keyVariable = api.keyVariable ?? keyVariableOf(name)
  const endpoints = listEndpoints(data.category, site)
  const request = (endpoint: Endpoint) => planRequest({ endpoint, host, keyVariable }).map(site.code)
  return {
    view,
    host,
    endpoints: endpoints.map((endpoint) => planEndpoint(endpoint, site)),
    requests:
      view === 'reference'
        ? Object.fromEntries(endpoints.map((endpoint) => [endpoint.id, request(endpoint)]))
        : undefined,
    startId: view === 'explorer' ? data.start : undefined,
    keyVariable,
    referenceHref: pages.apiReferenceUrl,
    explorerHref: pages.apiExplorerUrl,
  }
}

export function printApi(block: WrittenBlock<Data>, site: SiteView): string[] {
  const { view, category } = block.data
  const endpoints = listEndpoints(category, site)
  return printWords(block, view === 'summary' ? endpoints.map(printSummary) : endpoints.flatMap(printEndpoint))
}

function listEndpoints(category: string | undefined, site: SiteView): Endpoint[] {
  return site.list('endpoints').filter((endpoint) => category === undefined || endpoint.category === category)
}

function planEndpoint(
  { description: _, requestBody, responses, referenceUrl, ...endpoint }: Endpoint,
  site: SiteView,
): EndpointView {
  const jsonCode = (example: unknown) =>
    example === undefined
      ? {}
      : { exampleCode: site.code({ code: JSON.stringify(example, null, 2), language: 'json' }) }
  return {
    ...endpoint,
    html: site.markdown('endpoints', endpoint.id),
    referenceHref: referenceUrl ?? site.site.pages.apiReferenceUrl,
    ...(requestBody ? { requestBody: { ...requestBody, ...jsonCode(requestBody.example) } } : {}),
    responses: responses.map((response) => ({ ...response, ...jsonCode(response.example) })),
  }
}

function printSummary({ id, method, path, summary }: Endpoint): string {
  return `**${printText(id)}**: \`${method} ${path}\`. ${printText(summary)}.`
}

function printEndpoint({ id, method, path, description, parameters, responses }: Endpoint): string[] {
  const rows = parameters.map(
    (parameter) =>
      `\`${parameter.name}\` (${parameter.type}${parameter.required ? words.required : ''}): ${parameter.description}`,
  )
  return [
    `### ${printText(`${id}: ${method} ${path}`)}`,
    description.trim(),
    ...(rows.length === 0 ? [] : [printList(rows)]),
    ...responses.flatMap((response) => [
      `**${response.status}** ${response.description}`,
      ...(response.example === undefined ? [] : [printCode(JSON.stringify(response.example, null, 2), 'json')]),
    ]),
  ]
}
