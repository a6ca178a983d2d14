import { definePublicationPage } from '../../publications/door/define-publication-page.tsx'
import { loadDirectoryNames } from '../../providers/queries.ts'
import { ProductView } from '../components/product-view.tsx'
import { teamQuery } from '../queries.ts'

/** One product with its team. */
export const { page } = definePublicationPage({
  beside: (context, id) =>
    Promise.all([context.queries.prefetchQuery(teamQuery(context, id)), loadDirectoryNames(context)]),
  View: ProductView,
})
