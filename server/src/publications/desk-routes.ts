import { publicationDeskCalls } from '@portal/protocol/publications/desk-calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { showChangedSince } from './actions/changed-since.ts'
import { compareVersions } from './actions/compare.ts'
import { listForDesk, showToDesk, showVersion } from './actions/desk.ts'
import {
  approveVersion,
  discardVersion,
  pinPublication,
  restoreVersion,
  returnVersion,
  submitVersion,
  withdrawVersion,
} from './actions/move.ts'
import { addPublication, editVersion, reviseVersion } from './actions/write.ts'

/** What editors do with publications. */
export function deskRoutes(bind: Bind): void {
  bind(publicationDeskCalls.deskPage, listForDesk)
  bind(publicationDeskCalls.desk, showToDesk)
  bind(publicationDeskCalls.version, showVersion)
  bind(publicationDeskCalls.compare, compareVersions)
  bind(publicationDeskCalls.changedSince, showChangedSince)
  bind(publicationDeskCalls.add, addPublication)
  bind(publicationDeskCalls.revise, reviseVersion)
  bind(publicationDeskCalls.edit, editVersion)
  bind(publicationDeskCalls.submit, submitVersion)
  bind(publicationDeskCalls.approve, approveVersion)
  bind(publicationDeskCalls.return, returnVersion)
  bind(publicationDeskCalls.withdraw, withdrawVersion)
  bind(publicationDeskCalls.restore, restoreVersion)
  bind(publicationDeskCalls.discard, discardVersion)
  bind(publicationDeskCalls.pin, pinPublication)
}
