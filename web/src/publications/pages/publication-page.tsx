import { definePublicationPage } from '../door/define-publication-page.tsx'

/** One publication of any kind that is there to be read. */
export const { page } = definePublicationPage()
