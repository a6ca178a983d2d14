import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../kernel/config.ts'
import type { SecretKeys } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Jobs } from '../kernel/jobs.ts'
import { mailDelivery } from '../kernel/mail.ts'
import { openOutbox, type Channel, type Outbox } from '../kernel/outbox.ts'
import { smsDelivery } from '../kernel/sms.ts'

/** A queue for each, as a provider that hangs keeps those busy who deliver to it. */
export const deliveryJobs = { MAIL: 'deliver-message', SMS: 'deliver-sms' } as const satisfies Record<
  Channel,
  string
>

/** The outbox with the providers that the settings name, and the jobs that deliver. */
export function openMessages(
  config: Config,
  db: Database,
  keys: SecretKeys,
  jobs: Jobs,
  log: FastifyBaseLogger,
): Outbox {
  return openOutbox({
    db,
    keys,
    isReadable: config.hasOutbox,
    deliveries: {
      MAIL: config.mail ? mailDelivery(config.mail) : undefined,
      SMS: config.sms ? smsDelivery(config.sms) : undefined,
    },
    enqueue: (channel, ids) => jobs.enqueue(deliveryJobs[channel], ids),
    onError: (error) => log.error({ err: error }, 'messages wait for the next sweep'),
  })
}
