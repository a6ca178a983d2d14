import { homeCalls } from '@portal/protocol/home/calls.ts'
import type { KeptWhile } from '../kernel/http/answer-cache.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { applicationKind } from '../events/door.ts'
import { publicationKind } from '../publications/door.ts'
import { countHoldings } from './actions/count-holdings.ts'
import { showEvents } from './actions/show-events.ts'
import { showLawChanges } from './actions/show-law-changes.ts'
import { showZone } from './actions/show-zone.ts'

/** What is counted of everything that is held. */
const holdings: KeptWhile = { unchanged: ['law', 'case', 'requirement', 'provider', 'template'] }

const laws: KeptWhile = { unchanged: ['law'] }

const published: KeptWhile = { unchanged: [publicationKind], anyDay: true }

const events: KeptWhile = { unchanged: [publicationKind, applicationKind] }

export function homeRoutes(bind: Bind): void {
  bind(homeCalls.statistics, countHoldings, holdings)
  bind(homeCalls.lawChanges, showLawChanges, laws)
  bind(homeCalls.events, showEvents, events)
  bind(homeCalls.zone, showZone, published)
}
