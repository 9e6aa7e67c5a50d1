// A route whose view is planned when it is first asked for: the page somebody looks at does not wait until all others are planned.

import type { View } from '#site/view-props.ts'
import type { Route } from './plan-routes.ts'

/** The route of these facts; `plan` is called at most once. */
export function lateRoute(facts: Omit<Route, 'view'>, plan: () => View): Route {
  let view: View | undefined
  // What the plan was made of goes with it: a route outlives its build.
  let waiting: (() => View) | undefined = plan
  return {
    ...facts,
    get view() {
      view ??= (waiting as () => View)()
      waiting = undefined
      return view
    },
  }
}
