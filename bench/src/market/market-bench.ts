import { compareFilled } from '../http/compare-filled.ts'
import { marketCases } from './cases.ts'
import { fillMarket } from './fill.ts'
import { marketMoves } from './moves.ts'

/**
 * Lists, details, what waits and moves at 100,000 requirements, 1,000,000 sign-ups, 20,000 services, 200,000 orders and 10,000
 * providers, through HTTP, beside a floor that reads session, rows and total, or moves the same.
 */
export function benchMarket(): Promise<void> {
  return compareFilled(fillMarket, async (db, portal) => {
    const moves = await marketMoves(db, portal)
    return [...(await marketCases(db, portal)), ...moves]
  })
}
