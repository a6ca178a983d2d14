import { randomUUID } from 'node:crypto'
import type { AdminRole } from '@portal/protocol/kernel/user-types.ts'
import { TOTP } from 'otpauth'
import { openSession } from '../account/sessions.ts'
import { addAccount } from '../app/fixtures.ts'
import type { Database } from '../kernel/database/store.ts'

export interface SignedInPerson {
  id: string
  username: string
  token: string
}

/** A new administrator with a session. */
export async function addAdministrator(db: Database, roles: AdminRole[]): Promise<SignedInPerson> {
  const username = `admin_${randomUUID().slice(0, 8)}`
  const id = await addAccount(db, username, 'ADMIN', { roles })
  return { id, username, token: await openSession(db, id) }
}

/** The code that an authenticator shows now, or so many time steps later. */
export function authenticatorCode(secret: string, stepsLater = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + stepsLater * 30_000 })
}
