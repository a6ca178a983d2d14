import type { Services } from '../kernel/services.ts'
import { addSomebody, type CallInputs } from '../testing/somebody.ts'
import { addProduct } from './fixtures/add-product.ts'

async function lawyers(services: Services, count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push((await addSomebody(services, 'LAWYER')).id)
  return ids
}

/** Of the teams of products. */
export const callInputs: CallInputs = {
  'products.team': async (services) => ({
    params: { id: await addProduct(services, await lawyers(services, 2)) },
  }),
  'products.teams': async (services) => ({
    query: { ids: await addProduct(services, await lawyers(services, 1)) },
  }),
  'products.ofMember': async (services) => {
    const [id = ''] = await lawyers(services, 1)
    await addProduct(services, [id])
    return { params: { id } }
  },
  'products.deskTeam': async (services) => ({
    params: { id: await addProduct(services, await lawyers(services, 1)) },
  }),
  'products.setTeam': async (services) => ({
    params: { id: await addProduct(services) },
    body: { members: await lawyers(services, 1), before: [] },
  }),
  'products.offered': async (services) => {
    await addSomebody(services, 'LAWYER')
    return { query: { keyword: '样例' } }
  },
}
