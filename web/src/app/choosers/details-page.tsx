import { page as judicialCase } from '../../cases/pages/case-page.tsx'
import { page as law } from '../../laws/pages/law-page.tsx'
import { choosePage } from './choose-page.tsx'

/** `/legal/details`: a law by its id, or a case with `?type=case`. */
export const { page } = choosePage((search) => (search.get('type') === 'case' ? judicialCase : law))
