import { page as cases } from '../../cases/pages/case-search-page.tsx'
import { page as laws } from '../../laws/pages/search-page.tsx'
import { choosePage } from './choose-page.tsx'

/** `/legal/query`: laws, or cases with `?tab=cases`. */
export const { page } = choosePage((search) => (search.get('tab') === 'cases' ? cases : laws))
