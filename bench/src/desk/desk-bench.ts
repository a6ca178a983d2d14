import { compareFilled } from '../http/compare-filled.ts'
import { deskCases } from './cases.ts'
import { fillDesk } from './fill.ts'

/** Lists and details at 100,000 consultations and 20,000 lookups, through HTTP, beside a floor that reads their rows. */
export function benchDesk(): Promise<void> {
  return compareFilled(fillDesk, deskCases)
}
