import type { Services } from '../kernel/services.ts'
import { sign } from '../kernel/signed-address.ts'
import { addPublication } from '../publications/fixtures/add-publication.ts'
import { addSomebody, type CallInputs } from '../testing/somebody.ts'
import { addProduct, addTeam } from './fixtures/add-product.ts'

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
  'products.previewTeam': async (services) => {
    const { id, versionId } = await addPublication(services, { kind: 'product', state: 'DRAFT' })
    await addTeam(services.db, id, await lawyers(services, 1))
    const query = { ...sign(services.secretKey, 'publication preview', versionId, 60 * 60) }
    return { params: { id: versionId }, query }
  },
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
