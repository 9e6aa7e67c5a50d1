// Parts that a site may replace, as other parts of the layout place them.

import { replaceable } from '../replaceable.tsx'
import { Search as StandardSearch } from './search.tsx'
import { Sidebar as StandardSidebar } from './sidebar.tsx'
import { TocList } from './toc-list.tsx'

export const Search = replaceable('Search', StandardSearch)
export const Sidebar = replaceable('Sidebar', StandardSidebar)
export const Contents = replaceable('Contents', TocList)
