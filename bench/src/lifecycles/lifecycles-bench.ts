import { walkConsultations } from '@portal/server/consultations/fixtures/sequences.ts'
import { walkServices } from '@portal/server/law-services/fixtures/sequences.ts'
import { walkLookups } from '@portal/server/lookups/fixtures/sequences.ts'
import { walkOrders } from '@portal/server/orders/fixtures/sequences.ts'
import { walkLifecycles } from '@portal/server/requirements/fixtures/sequences.ts'
import { openTestPortal } from '@portal/server/testing/store.ts'

const runs = 20_000

/** Random walks through the lifecycles, as the tests take them, and many more. */
export async function benchLifecycles(): Promise<void> {
  const portal = await openTestPortal()
  const seed = Date.now() & 0x7fffffff
  const start = performance.now()
  try {
    await walkLifecycles(portal.services, { runs, seed })
    await walkServices(portal.services, { runs, seed })
    await walkOrders(portal.services, { runs, seed })
    await walkLookups(portal.services, { runs, seed })
    await walkConsultations(portal.services, { runs, seed })
  } finally {
    await portal.close()
  }
  const seconds = (performance.now() - start) / 1000
  process.stdout.write(
    `${runs} walks of each kind (seed ${seed}) go as the decisions say, in ${seconds.toFixed(0)} s.\n`,
  )
}
