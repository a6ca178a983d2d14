import { alertCalls } from '@portal/protocol/alerts/calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { confirmAddress, endAlert, showConfirmation, showEnd } from './actions/links.ts'
import { listAlerts, removeAlert, showFollowing, showSaved } from './actions/own.ts'
import { changeAlert, followLaw, saveSearch } from './actions/save.ts'

/** Saved searches, followed laws, and the links in their e-mails. */
export function alertRoutes(bind: Bind): void {
  bind(alertCalls.page, listAlerts)
  bind(alertCalls.saveSearch, saveSearch)
  bind(alertCalls.savedSearch, showSaved)
  bind(alertCalls.follow, followLaw)
  bind(alertCalls.following, showFollowing)
  bind(alertCalls.change, changeAlert)
  bind(alertCalls.remove, removeAlert)
  bind(alertCalls.endStanding, showEnd)
  bind(alertCalls.end, endAlert)
  bind(alertCalls.confirmStanding, showConfirmation)
  bind(alertCalls.confirm, confirmAddress)
}
