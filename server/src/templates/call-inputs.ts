import type { TemplateState } from '@portal/protocol/templates/lifecycle.ts'
import type { Services } from '../kernel/services.ts'
import { dayOfRow, fiveRows, type ListRows } from '../testing/list-rows.ts'
import {
  addSomebody,
  callerOf,
  type CallInput,
  type CallInputs,
  type MakeInput,
} from '../testing/somebody.ts'
import { insertDraft } from './fixtures/insert-draft.ts'
import { addTemplate } from './fixtures/insert-template.ts'
import { restOnChangedLaw } from './fixtures/rest-on-law.ts'
import { answersGiven, contentGiven, templateGiven } from './fixtures/given.ts'
import { wordFile } from './fixtures/word-file.ts'
import { templateGroups } from './search-collection.ts'

const pathId = (id: string) => ({ params: { id } })

async function addedBySomebody(services: Services, state: TemplateState) {
  const { id: writtenBy } = await addSomebody(services, 'ADMIN')
  return addTemplate(services, { state, writtenBy })
}

/** A call about a version in a state. */
function onVersion(state: TemplateState, given: Omit<CallInput, 'params'> = {}): MakeInput {
  return async (services) => ({ ...pathId((await addedBySomebody(services, state)).versionId), ...given })
}

/** A call about a contract of the caller's own. */
function onDraft(given: Omit<CallInput, 'params'> = {}): MakeInput {
  return async (services, token) => {
    const { id: owner } = await callerOf(services, token, 'ENTERPRISE')
    return { ...pathId(await insertDraft(services, owner)), ...given }
  }
}

const asRead = { body: { revision: 1 } }
const withReason = { body: { reason: '内容有误，须更正' } }
const draftGiven = { language: 'zh', second: 'en', answers: answersGiven }

/** Of contract templates, for readers, for whoever fills them in, and for editors. */
export const callInputs: CallInputs = {
  'templates.page': async (services) => {
    const added = [await addTemplate(services), await addTemplate(services)]
    const upserts = await templateGroups(
      services.db,
      added.map(({ versionId }) => versionId),
    )
    await services.engine.apply({ sequence: 0, upserts, removals: [] })
    return { query: { category: 'TRADE' } }
  },
  'templates.tree': async () => ({}),
  'templates.names': async () => ({}),
  'templates.read': async (services) => pathId((await addTemplate(services)).id),
  'templates.blank': async (services) => pathId((await addTemplate(services)).id),
  'templates.drafts': async (services, token) => {
    const { id: owner } = await callerOf(services, token, 'ENTERPRISE')
    for (const _ of [0, 1]) await insertDraft(services, owner)
    return {}
  },
  'templates.draft': onDraft(),
  'templates.offered': async (services) => pathId((await addTemplate(services)).id),
  'templates.addDraft': async (services) => ({
    body: { template: (await addTemplate(services)).id, ...draftGiven },
  }),
  'templates.saveDraft': onDraft({ body: { revision: 1, name: '采购合同', ...draftGiven } }),
  'templates.copyDraft': onDraft(),
  'templates.moveDraft': async (services, token) => {
    const { id: owner } = await callerOf(services, token, 'ENTERPRISE')
    const older = await addTemplate(services, { state: 'REPLACED' })
    await addTemplate(services, { of: older.id })
    return { ...pathId(await insertDraft(services, owner, older)), ...asRead }
  },
  'templates.removeDraft': onDraft(),
  'templates.document': onDraft(),
  'templates.deskPage': async (services) => {
    for (const state of ['DRAFT', 'IN_REVIEW'] as const) await addedBySomebody(services, state)
    return {}
  },
  'templates.basis': async () => ({ query: { keyword: '违约金' } }),
  'templates.desk': async (services) => pathId((await addedBySomebody(services, 'PUBLISHED')).id),
  'templates.readFile': async () => ({ body: { file: wordFile() } }),
  'templates.check': async () => ({ body: { content: contentGiven() } }),
  'templates.add': async () => ({ body: templateGiven() }),
  'templates.revise': async (services) => ({
    ...pathId((await addedBySomebody(services, 'PUBLISHED')).id),
    body: {},
  }),
  'templates.version': onVersion('DRAFT'),
  'templates.compare': async (services) => {
    const { id, versionId } = await addedBySomebody(services, 'REPLACED')
    const { versionId: newer } = await addTemplate(services, { of: id })
    return { ...pathId(newer), query: { with: versionId } }
  },
  'templates.deskDocument': onVersion('DRAFT'),
  'templates.edit': onVersion('DRAFT', { body: { revision: 1, ...templateGiven() } }),
  'templates.submit': onVersion('DRAFT', asRead),
  'templates.approve': onVersion('IN_REVIEW', asRead),
  'templates.return': onVersion('IN_REVIEW', withReason),
  'templates.confirm': async (services) => {
    const { versionId } = await addedBySomebody(services, 'PUBLISHED')
    await restOnChangedLaw(services, versionId)
    return pathId(versionId)
  },
  'templates.withdraw': onVersion('PUBLISHED', withReason),
  'templates.restore': onVersion('WITHDRAWN'),
  'templates.discard': onVersion('DRAFT'),
}

export const ownersCalls = [
  'templates.copyDraft',
  'templates.document',
  'templates.draft',
  'templates.moveDraft',
  'templates.removeDraft',
  'templates.saveDraft',
]

const states = ['DRAFT', 'PUBLISHED', 'IN_REVIEW', 'PUBLISHED', 'WITHDRAWN'] as const

export const listRows: ListRows = {
  'templates.deskPage': async (services, writtenBy) => {
    for (const at of fiveRows) {
      const { versionId } = await addTemplate(services, { state: states[at], writtenBy, at: dayOfRow(at) })
      if (at === 1) await restOnChangedLaw(services, versionId)
    }
  },
  'templates.drafts': async (services, owner) => {
    const version = await addTemplate(services)
    for (const at of fiveRows) await insertDraft(services, owner, version, dayOfRow(at))
  },
}
