import { randomUUID } from 'node:crypto'
import { agencyTypes } from '@portal/protocol/kernel/user-types.ts'
import type { Services } from '../kernel/services.ts'
import { addSomebody, type CallInputs } from '../testing/somebody.ts'
import { addInstitution, addMember, csvFile, csvLine, csvOf, institutionSample } from './fixtures.ts'
import { providerGroups } from './search-collection.ts'

/** What a text is to find is known to search, whatever the change log says by now. */
async function found({ db, engine }: Services, ids: string[]): Promise<void> {
  await engine.apply({ sequence: 0, upserts: await providerGroups(db, ids), removals: [] })
}

const pathId = (id: string) => ({ params: { id } })

/** An agency with two members. */
async function office(services: Services): Promise<string> {
  const { id } = await addSomebody(services, 'LAW_OFFICE')
  const members = ['样例甲', '样例乙'].map((name) => addMember(services.db, id, name))
  await found(services, [id, ...(await Promise.all(members))])
  return id
}

/** Of the directory and those who keep it. */
export const callInputs: CallInputs = {
  'providers.page': async (services) => {
    const types = ['LAWYER', ...agencyTypes] as const
    const added = await Promise.all(types.map((type) => addSomebody(services, type)))
    await found(
      services,
      added.map(({ id }) => id),
    )
    return { query: { kind: ['LAWYER', 'LAW_OFFICE'], country: 'CN' } }
  },
  'providers.counts': async (services) => {
    await addInstitution(services.db)
    return { query: { kind: 'NOTARY', area: '370000' } }
  },
  'providers.organizations': async (services) => {
    await found(services, [await addInstitution(services.db), await addInstitution(services.db)])
    return { query: { kind: 'NOTARY', language: 'RU' } }
  },
  'providers.organization': async (services) => pathId(await addInstitution(services.db)),
  'providers.persons': async (services) => {
    await office(services)
    return { query: { specialty: 'TRADE', organizationKind: 'LAW_OFFICE' } }
  },
  'providers.personsOf': async (services) => pathId(await office(services)),
  'providers.lawyerCounts': async (services) => {
    await addSomebody(services, 'LAWYER')
    return { query: { specialty: 'TRADE', area: '370000' } }
  },
  'providers.lawyers': async (services) => {
    const added = [await addSomebody(services, 'LAWYER'), await addSomebody(services, 'LAWYER')]
    await found(
      services,
      added.map(({ id }) => id),
    )
    return { query: { specialty: 'TRADE' } }
  },
  'providers.lawyer': async (services) => pathId((await addSomebody(services, 'LAWYER')).id),
  'providers.institutions': async (services) => {
    for (const _ of [0, 1]) await addInstitution(services.db)
    return { query: { kind: 'NOTARY' } }
  },
  'providers.institution': async (services) => pathId(await addInstitution(services.db)),
  'providers.addInstitution': async () => ({ body: institutionSample() }),
  'providers.editInstitution': async (services) => ({
    ...pathId(await addInstitution(services.db)),
    body: institutionSample(),
  }),
  'providers.removeInstitution': async (services) => pathId(await addInstitution(services.db)),
  'providers.importInstitutions': async () => ({
    body: { file: csvFile(csvOf(csvLine(`样例公证处 ${randomUUID()}`))) },
  }),
}
