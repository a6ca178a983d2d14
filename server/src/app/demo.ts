import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { demoAccounts, demoPassword } from '@portal/protocol/account/demo.ts'
import { hashPassword } from '../account/passwords.ts'
import type { Database } from '../kernel/database/store.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { lawDocument } from '../laws/document.ts'

const contacts: Record<string, { phone: string; email: string }> = {
  demo_person: { phone: '+77010000001', email: 'person@example.org' },
  demo_company: { phone: '+8613800000002', email: 'company@example.org' },
  demo_lawyer: { phone: '+8613800000003', email: 'lawyer@example.org' },
  demo_office: { phone: '+998900000004', email: 'office@example.org' },
  demo_translator: { phone: '+8613800000005', email: 'translator@example.org' },
  demo_agency: { phone: '+8613800000006', email: 'agency@example.org' },
  demo_admin: { phone: '+8613800000007', email: 'admin@example.org' },
}

const folder = new URL('../../seeds/demo/laws/', import.meta.url)

async function loadOnce(db: Database, name: string, load: () => Promise<void>): Promise<void> {
  const loaded = await db.selectFrom('seed').select('name').where('name', '=', name).executeTakeFirst()
  if (loaded) return
  await load()
  await db.insertInto('seed').values({ name, digest: '' }).execute()
}

/** Loads the demo accounts and the demo corpus, once; a run that was interrupted is taken up again. */
export async function seedDemo(db: Database): Promise<void> {
  await loadOnce(db, 'demo accounts', async () => {
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
  await loadOnce(db, 'demo laws', async () => {
    if (!existsSync(folder)) return
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
      const lines = readFileSync(new URL(file, folder), 'utf8').split('\n')
      for (const line of lines.filter((text) => text.trim())) {
        await saveLaw(db, lawDocument.parse(JSON.parse(line)))
      }
    }
  })
}
