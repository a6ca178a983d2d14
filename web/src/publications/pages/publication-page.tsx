import { loadPublications, PublicationList } from '../components/publication-list.tsx'
import { definePublicationPage } from '../door/define-publication-page.tsx'

/** One publication of any kind that is there to be read. */
export const { page } = definePublicationPage({
  list: { load: loadPublications, Component: PublicationList },
})
