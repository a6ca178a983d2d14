import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { demoAccounts, demoPassword } from '@portal/protocol/account/demo.ts'
import { hashPassword } from '../account/passwords.ts'
import { saveCases } from '../cases/actions/save-cases.ts'
import { caseDocument } from '../cases/document.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Services } from '../kernel/services.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { lawDocument } from '../laws/document.ts'
import { seedExchanges } from './demo/seed-exchanges.ts'
import { seedProviders } from './demo/seed-providers.ts'

const contacts: Record<string, { phone: string; email: string }> = {
  demo_person: { phone: '+77010000001', email: 'person@example.org' },
  demo_company: { phone: '+8613800000002', email: 'company@example.org' },
  demo_lawyer: { phone: '+8613800000003', email: 'lawyer@example.org' },
  demo_office: { phone: '+998900000004', email: 'office@example.org' },
  demo_translator: { phone: '+8613800000005', email: 'translator@example.org' },
  demo_agency: { phone: '+8613800000006', email: 'agency@example.org' },
  demo_admin: { phone: '+8613800000007', email: 'admin@example.org' },
}

const seeds = new URL('../../seeds/demo/', import.meta.url)

/** Every line of the files in a folder of the demo corpus, in the order of their names. */
function demoLines(name: 'laws' | 'cases'): string[] {
  const folder = new URL(`${name}/`, seeds)
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))
  const lines = files.toSorted().flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
  return lines.filter((line) => line.trim())
}

/** Loads what was not loaded yet, or is another than then. */
async function loadOnce(
  db: Database,
  name: string,
  content: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const digest = createHash('sha256').update(content.join('\n')).digest('hex')
  const loaded = await db.selectFrom('seed').select('digest').where('name', '=', name).executeTakeFirst()
  if (loaded?.digest === digest) return
  await load()
  await db
    .insertInto('seed')
    .values({ name, digest })
    .onConflict((on) => on.column('name').doUpdateSet({ digest, loaded_at: sql`now()` }))
    .execute()
}

/**
 * Loads the demo accounts and the demo corpus, once; a run that was interrupted, or a corpus that has grown, is
 * taken up again.
 */
export async function seedDemo(services: Services): Promise<void> {
  const { db } = services
  await loadOnce(db, 'demo accounts', [], async () => {
    const passwordHash = await hashPassword(demoPassword)
    await db
      .insertInto('account')
      .values(
        demoAccounts.map(({ username, userType }) => ({
          username,
          username_key: username,
          phone: contacts[username]?.phone ?? null,
          email: contacts[username]?.email ?? null,
          password_hash: passwordHash,
          user_type: userType,
          picture: null,
          admin_roles: userType === 'ADMIN' ? ['SUPER'] : [],
        })),
      )
      .onConflict((on) => on.column('username_key').doNothing())
      .execute()
  })
  await loadOnce(db, 'demo providers', [], async () =>
    seedProviders(services, await hashPassword(demoPassword)),
  )
  await loadOnce(db, 'demo exchanges', [], () => seedExchanges(services))
  const laws = demoLines('laws')
  await loadOnce(db, 'demo laws', laws, async () => {
    for (const law of laws) await saveLaw(db, lawDocument.parse(JSON.parse(law)))
  })
  // After the laws, that the cases cite.
  const cases = demoLines('cases')
  await loadOnce(db, 'demo cases', cases, async () => {
    await saveCases(
      db,
      cases.map((one) => caseDocument.parse(JSON.parse(one))),
    )
  })
}
