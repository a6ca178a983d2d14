import { definePublicationPage } from '../../publications/door/define-publication-page.tsx'
import { loadDirectoryNames } from '../../providers/queries.ts'
import { loadProducts, ProductList } from '../components/product-list.tsx'
import { ProductView } from '../components/product-view.tsx'
import { teamQuery } from '../queries.ts'

/** One product with its team; without an id, all of them. */
export const { page } = definePublicationPage({
  list: { load: loadProducts, Component: ProductList },
  beside: (context, id) =>
    Promise.all([context.queries.prefetchQuery(teamQuery(context, id)), loadDirectoryNames(context)]),
  View: ProductView,
})
