import { homeCalls } from '@portal/protocol/home/calls.ts'
import type { KeptWhile } from '../kernel/http/answer-cache.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { countHoldings } from './actions/count-holdings.ts'

/** What is counted of everything that is held. */
const holdings: KeptWhile = { unchanged: ['law', 'case', 'requirement', 'service', 'provider'] }

export function homeRoutes(bind: Bind): void {
  bind(homeCalls.statistics, countHoldings, holdings)
}
