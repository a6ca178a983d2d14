import { lookupCalls } from '@portal/protocol/lookups/calls.ts'
import { lookupDeskCalls } from '@portal/protocol/lookups/desk-calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { applyForLookup } from './actions/apply.ts'
import { listForDesk, showForDesk } from './actions/desk-lookups.ts'
import { downloadForDesk, downloadOwn } from './actions/download-result.ts'
import {
  acceptLookup,
  completeLookup,
  declineLookup,
  quoteLookup,
  setInvestigator,
} from './actions/move-desk-lookup.ts'
import { acceptQuote, cancelLookup, removeLookup } from './actions/move-own-lookup.ts'
import { offerProvisions, showProvision } from './actions/offer-provisions.ts'
import { listOwnLookups, showOwnLookup, showPace } from './actions/own-lookups.ts'
import { allowRelease, releaseLookup, takeBackRelease } from './actions/release.ts'
import { writeResult } from './actions/write-result.ts'

/** Lookups of foreign law. */
export function lookupRoutes(bind: Bind): void {
  bind(lookupCalls.page, listOwnLookups)
  bind(lookupCalls.pace, showPace)
  bind(lookupCalls.read, showOwnLookup)
  bind(lookupCalls.document, downloadOwn)
  bind(lookupCalls.add, applyForLookup)
  bind(lookupCalls.acceptQuote, acceptQuote)
  bind(lookupCalls.allowRelease, allowRelease)
  bind(lookupCalls.cancel, cancelLookup)
  bind(lookupCalls.remove, removeLookup)

  bind(lookupDeskCalls.deskPage, listForDesk)
  bind(lookupDeskCalls.desk, showForDesk)
  bind(lookupDeskCalls.provisions, offerProvisions)
  bind(lookupDeskCalls.provision, showProvision)
  bind(lookupDeskCalls.accept, acceptLookup)
  bind(lookupDeskCalls.quote, quoteLookup)
  bind(lookupDeskCalls.decline, declineLookup)
  bind(lookupDeskCalls.assign, setInvestigator)
  bind(lookupDeskCalls.write, writeResult)
  bind(lookupDeskCalls.complete, completeLookup)
  bind(lookupDeskCalls.release, releaseLookup)
  bind(lookupDeskCalls.takeBack, takeBackRelease)
  bind(lookupDeskCalls.deskDocument, downloadForDesk)
}
