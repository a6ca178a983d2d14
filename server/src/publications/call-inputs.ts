import { kindSpec, publicationKinds, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { PublicationState } from '@portal/protocol/publications/lifecycle.ts'
import type { Services } from '../kernel/services.ts'
import { addFile } from '../testing/details.ts'
import { dayOfRow, fiveRows, type ListRows } from '../testing/list-rows.ts'
import { addSomebody, type CallInput, type CallInputs, type MakeInput } from '../testing/somebody.ts'
import { linkToPreview } from './actions/preview.ts'
import { addedCategories, addPublication } from './fixtures/add-publication.ts'
import { publicationGiven, revisedGiven } from './fixtures/given.ts'
import { publicationGroups } from './search-collection.ts'

const pathId = (id: string) => ({ params: { id } })

async function addedBySomebody(
  services: Services,
  state: PublicationState,
  kind: PublicationKind = 'notice',
) {
  const { id: writer } = await addSomebody(services, 'ADMIN')
  return addPublication(services, { kind, state, version: { written_by: writer } })
}

/** Two that are published of a kind, and known to search whatever the change log says by now. */
async function page(services: Services, kind: PublicationKind): Promise<CallInput> {
  const added = [await addPublication(services, { kind }), await addPublication(services, { kind })]
  const upserts = await publicationGroups(
    services.db,
    added.map(({ versionId }) => versionId),
  )
  await services.engine.apply({ sequence: 0, upserts, removals: [] })
  return { query: { category: addedCategories[kindSpec(kind).categories] } }
}

/** The list and the page of each kind. */
function readingInputs(kind: PublicationKind): [string, MakeInput][] {
  return [
    [`publications.${kind}Page`, (services) => page(services, kind)],
    [`publications.${kind}`, async (services) => pathId((await addPublication(services, { kind })).id)],
  ]
}

/** A call about a version in a state. */
function onVersion(state: PublicationState, given: Omit<CallInput, 'params'> = {}): MakeInput {
  return async (services) => ({ ...pathId((await addedBySomebody(services, state)).versionId), ...given })
}

const asRead = { body: { revision: 1 } }
const withReason = { body: { reason: '内容有误，须更正' } }

/** Of publications, for readers and for editors. */
export const callInputs: CallInputs = {
  ...Object.fromEntries(publicationKinds.flatMap(readingInputs)),
  'publications.thinkTankResearchPage': (services) => page(services, 'research'),
  'publications.researchTypes': async (services) => {
    await addPublication(services, { kind: 'research' })
    return {}
  },
  'publications.preview': async (services) => {
    const { versionId } = await addPublication(services, { state: 'DRAFT' })
    const { link } = await linkToPreview(services, pathId(versionId))
    const { id: _id, ...signed } = Object.fromEntries(new URL(link).searchParams)
    return { ...pathId(versionId), query: signed }
  },
  'publications.picture': async (services) => {
    const { id: owner } = await addSomebody(services, 'ADMIN')
    const picture = await addFile(services, owner, 'PICTURE', { isUsed: true })
    await addPublication(services, { version: { picture_id: picture } })
    return { ...pathId(picture), query: { width: '480' } }
  },
  'publications.file': async (services) => {
    const { id: owner } = await addSomebody(services, 'ADMIN')
    const file = await addFile(services, owner, 'ATTACHMENT', { isUsed: true })
    await addPublication(services, { files: [file] })
    return pathId(file)
  },
  'publications.feed': async (services) => {
    await addPublication(services)
    return { params: { kind: 'news' }, query: { lang: 'en' } }
  },
  'publications.deskPage': async (services) => {
    for (const state of ['DRAFT', 'IN_REVIEW'] as const) await addedBySomebody(services, state)
    return { query: { kind: 'notice' } }
  },
  'publications.desk': async (services) => pathId((await addedBySomebody(services, 'PUBLISHED')).id),
  'publications.add': async () => ({ body: publicationGiven() }),
  'publications.revise': async (services) => ({
    ...pathId((await addedBySomebody(services, 'PUBLISHED')).id),
    body: {},
  }),
  'publications.pin': async (services) => ({
    ...pathId((await addedBySomebody(services, 'PUBLISHED')).id),
    body: { isPinned: true },
  }),
  'publications.version': onVersion('DRAFT'),
  'publications.compare': async (services) => {
    const { id, versionId } = await addedBySomebody(services, 'REPLACED')
    const later = await addPublication(services, { of: id, kind: 'notice' })
    return { ...pathId(versionId), query: { with: later.versionId } }
  },
  'publications.changedSince': async (services) => {
    const { id: writer } = await addSomebody(services, 'ADMIN')
    const version = { written_by: writer }
    const { versionId } = await addPublication(services, {
      state: 'DRAFT',
      version,
      texts: { zh: {}, en: {} },
    })
    return { ...pathId(versionId), query: { language: 'en' } }
  },
  'publications.previewLink': onVersion('DRAFT'),
  'publications.edit': onVersion('DRAFT', { body: revisedGiven() }),
  'publications.submit': onVersion('DRAFT', asRead),
  'publications.approve': onVersion('IN_REVIEW', asRead),
  'publications.return': onVersion('IN_REVIEW', withReason),
  'publications.withdraw': onVersion('PUBLISHED', withReason),
  'publications.restore': onVersion('WITHDRAWN'),
  'publications.discard': onVersion('DRAFT'),
}

const states = ['DRAFT', 'PUBLISHED', 'IN_REVIEW', 'PUBLISHED', 'WITHDRAWN'] as const

/** What is published or worked on, of two days. */
async function deskRows(services: Services, writer: string): Promise<void> {
  for (const at of fiveRows) {
    const day = dayOfRow(at)
    const version = { written_by: writer, written_at: day, published_at: day }
    await addPublication(services, { kind: 'notice', state: states[at], version })
  }
}

export const listRows: ListRows = {
  'publications.deskPage': deskRows,
}
