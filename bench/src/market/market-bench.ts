import { compareFilled } from '../http/compare-filled.ts'
import { marketCases } from './cases.ts'
import { fillMarket } from './fill.ts'

/**
 * Lists, details and what waits at 100,000 requirements, 1,000,000 sign-ups, 20,000 services, 200,000 orders and 10,000
 * providers, through HTTP, beside a floor that reads session, rows and total.
 */
export function benchMarket(): Promise<void> {
  return compareFilled(fillMarket, marketCases)
}
