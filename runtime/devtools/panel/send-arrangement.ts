import type { ArrangeAnswer, Arrangement } from '../wire-arrange.ts'
import { type ApiCall, callApi } from './panel-api.ts'

/** What an arrangement would change. Rejects with an ApiError. */
export async function planArrangement(arrangement: Arrangement): Promise<ArrangeAnswer> {
  return callApi<ArrangeAnswer>(callOf(arrangement))
}

/** Makes the changes of a plan that was shown. Rejects with an ApiError, of status 409 if it is another one now. */
export async function makeArrangement(arrangement: Arrangement, plan: string): Promise<ArrangeAnswer> {
  return callApi<ArrangeAnswer>({ ...callOf(arrangement), seen: plan })
}

function callOf(arrangement: Arrangement): Pick<ApiCall, 'method' | 'path' | 'body'> {
  const method = 'POST'
  switch (arrangement.kind) {
    case 'move': {
      const { from, to, redirect } = arrangement
      return { method, path: '/move', body: { from, to, redirect } }
    }
    case 'remove': {
      const { path, target } = arrangement
      return { method, path: '/remove', body: target ? { path, target } : { path } }
    }
    case 'undo':
      return { method, path: '/undo', body: { plan: arrangement.plan } }
    case 'redirect': {
      const { from, to } = arrangement
      return { method, path: '/new', body: { kind: 'redirect', slug: from, to } }
    }
    case 'new': {
      const { what, slug, title, fields } = arrangement
      return {
        method,
        path: '/new',
        body: { kind: what, slug, ...(title ? { title } : {}), ...(fields && { fields }) },
      }
    }
  }
}
