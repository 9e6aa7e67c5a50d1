import type { Endpoint } from '#schemas/endpoint.ts'
import type { CodeView } from '../../plan-view.ts'
import type { TextHtml } from '../../text-html.ts'

/** A call of the API, as its page shows it. */
export interface EndpointView extends Omit<Endpoint, 'description' | 'requestBody' | 'responses' | 'referenceUrl'> {
  /** Description as HTML. */
  html: TextHtml
  /** Page that describes the call in full. */
  referenceHref: string
  requestBody?: { type: string; description: string; example?: unknown; exampleCode?: CodeView }
  responses: (Omit<Endpoint['responses'][number], 'example'> & { example?: unknown; exampleCode?: CodeView })[]
}

/** What the explorer and the reference of an API show. */
export interface ApiCalls {
  host: string
  endpoints: EndpointView[]
  /** The explorer: id of the call that it shows at first. */
  startId?: string | undefined
  /** Environment variable that snippets read the key from. */
  keyVariable: string
  /** Page with the reference, seen from the explorer. */
  referenceHref: string
  explorerHref: string
}
