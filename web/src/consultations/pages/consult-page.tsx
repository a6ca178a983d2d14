import { definePage } from '../../app/page.ts'
import { loadPublished, PublishedList } from '../components/published-list.tsx'

/** The questions that everybody may read. */
export const { page } = definePage({ load: loadPublished, Component: PublishedList })
