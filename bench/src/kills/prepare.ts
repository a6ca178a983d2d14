import { sql } from 'kysely'
import { openPortal } from '@portal/server/app/open-portal.ts'
import type { Config } from '@portal/server/kernel/config.ts'
import { addService } from '@portal/server/law-services/fixtures/rows.ts'
import { addReader, type Reader } from '@portal/server/messages/fixtures.ts'
import { addRequirement } from '@portal/server/requirements/fixtures/rows.ts'
import { newAccount } from '@portal/server/testing/account-inputs.ts'

const people = 40
/** More than there is time for between two kills: each of the people signs up to, and orders, each of the things. */
const thingsPerKill = 2
const registrationsPerKill = 40

/** Who writes, and what they write about. */
export interface Prepared {
  demanders: Reader[]
  lawyers: Reader[]
  requirements: string[]
  services: string[]
  /** What people who register give, with codes that hold for the whole run. */
  registrations: Awaited<ReturnType<typeof newAccount>>[]
}

/** Fills a store for so many kills. */
export async function prepare(config: Config, kills: number): Promise<Prepared> {
  const portal = await openPortal(config, { withPages: false, withJobs: false, withSearch: false })
  const { services } = portal
  const prepared: Prepared = { demanders: [], lawyers: [], requirements: [], services: [], registrations: [] }
  for (let at = 0; at < people; at += 1) {
    prepared.demanders.push(await addReader(portal, 'ENTERPRISE'))
    prepared.lawyers.push(await addReader(portal, 'LAWYER'))
  }
  for (let at = 0; at < kills * thingsPerKill; at += 1) {
    prepared.requirements.push(await addRequirement(services.db, prepared.demanders[at % people]!.id))
    prepared.services.push(await addService(services.db, prepared.lawyers[at % people]!.id))
  }
  for (let at = 0; at < kills * registrationsPerKill; at += 1)
    prepared.registrations.push(await newAccount(services))
  await sql`update verification_code set expires_at = now() + interval '1 day'`.execute(services.db)
  await portal.close()
  return prepared
}
