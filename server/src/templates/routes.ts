import { templateAdminCalls } from '@portal/protocol/templates/admin-calls.ts'
import { templateCalls } from '@portal/protocol/templates/calls.ts'
import type { KeptWhile } from '../kernel/http/answer-cache.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { compareVersions } from './actions/compare.ts'
import { checkContent, listForDesk, offerBasis, showToDesk, showVersion } from './actions/desk.ts'
import { downloadBlank, downloadContract, downloadForDesk } from './actions/download.ts'
import {
  approveVersion,
  confirmVersion,
  discardVersion,
  restoreVersion,
  returnVersion,
  submitVersion,
  withdrawVersion,
} from './actions/move.ts'
import { listDrafts, offerAnswers, showDraft } from './actions/own-drafts.ts'
import { readFile } from './actions/read-file.ts'
import { listTemplates, showNames, showTemplate, showTree } from './actions/read-templates.ts'
import { addTemplate, editVersion, reviseVersion } from './actions/write.ts'
import { addDraft, copyDraft, moveDraft, removeDraft, saveDraft } from './actions/write-draft.ts'
import { templateCollection } from './search-collection.ts'

/** Whatever is published, used or taken back stands in the change log, as do the laws that clauses rest on. */
const pages: KeptWhile = { unchanged: [templateCollection.kind, 'law'] }

const unlessSearched = ({ query }: { query: { keyword?: string | undefined } }) =>
  query.keyword === undefined ? pages : null

export function templateRoutes(bind: Bind): void {
  bind(templateCalls.page, listTemplates, unlessSearched)
  bind(templateCalls.tree, showTree, { unchanged: [templateCollection.kind], anyDay: true })
  bind(templateCalls.names, showNames, { anyDay: true })
  bind(templateCalls.read, showTemplate, pages)
  bind(templateCalls.blank, downloadBlank)
  bind(templateCalls.drafts, listDrafts)
  bind(templateCalls.draft, showDraft)
  bind(templateCalls.offered, offerAnswers)
  bind(templateCalls.addDraft, addDraft)
  bind(templateCalls.saveDraft, saveDraft)
  bind(templateCalls.copyDraft, copyDraft)
  bind(templateCalls.moveDraft, moveDraft)
  bind(templateCalls.removeDraft, removeDraft)
  bind(templateCalls.document, downloadContract)
  bind(templateAdminCalls.deskPage, listForDesk)
  bind(templateAdminCalls.basis, offerBasis)
  bind(templateAdminCalls.desk, showToDesk)
  bind(templateAdminCalls.readFile, readFile)
  bind(templateAdminCalls.check, checkContent)
  bind(templateAdminCalls.add, (services, given, editor) => addTemplate(services, given, editor))
  bind(templateAdminCalls.revise, reviseVersion)
  bind(templateAdminCalls.version, showVersion)
  bind(templateAdminCalls.compare, compareVersions)
  bind(templateAdminCalls.deskDocument, downloadForDesk)
  bind(templateAdminCalls.edit, editVersion)
  bind(templateAdminCalls.submit, submitVersion)
  bind(templateAdminCalls.approve, approveVersion)
  bind(templateAdminCalls.return, returnVersion)
  bind(templateAdminCalls.confirm, confirmVersion)
  bind(templateAdminCalls.withdraw, withdrawVersion)
  bind(templateAdminCalls.restore, restoreVersion)
  bind(templateAdminCalls.discard, discardVersion)
}
