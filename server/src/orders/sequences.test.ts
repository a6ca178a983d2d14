import { afterAll, beforeAll, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { walkOrders } from './fixtures/sequences.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

// More of them: npm run bench -- lifecycles
test('random walks go as the decisions say', { timeout: 600_000 }, () =>
  walkOrders(portal.services, { runs: 1000 }),
)
