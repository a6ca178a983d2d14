import { definePage } from '../../app/page.ts'
import { loadPublications, PublicationList } from '../components/publication-list.tsx'

export const { page } = definePage({ load: loadPublications, Component: PublicationList })
