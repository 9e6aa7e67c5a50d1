// Whether a site has no dark pages, for what shows a choice of two.

import { createContext } from 'react'

/** Known while a page is rendered; in the browser it is false. */
export const AlwaysLight = createContext(false)
