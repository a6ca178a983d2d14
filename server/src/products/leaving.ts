import type { Owner } from '../kernel/leaving.ts'
import type { Services } from '../kernel/services.ts'
import { namedPublications } from '../publications/door.ts'
import { productsOf } from './queries.ts'

/** The products of whose teams somebody is. */
export async function ownTeams({ db }: Services, { id, language }: Owner) {
  const products = await productsOf(db, id)
  const named = await namedPublications(db, products, language)
  return { productTeams: products.map((product) => ({ product, title: named.get(product)?.title ?? null })) }
}
