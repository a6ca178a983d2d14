import { definePage } from '../../app/page.ts'
import { loadProducts, ProductList } from '../components/product-list.tsx'

export const { page } = definePage({ load: loadProducts, Component: ProductList })
