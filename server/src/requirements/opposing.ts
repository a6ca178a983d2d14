import type { requirementBody } from '@portal/protocol/requirements/schemas.ts'
import type { z } from 'zod'
import { keyedHash, seal, unseal, type SecretKeys } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'
import { foldName } from '../kernel/fold-name.ts'
import { resealRows } from '../kernel/reseal.ts'

type Party = z.output<typeof requirementBody>['opposing'][number]

const sealedFor = 'opposing-parties'

/** What a name or number of a register is known by, without being readable. */
export function partyKey(secretKey: string, kind: 'name' | 'number', text: string): string {
  return keyedHash(secretKey, 'opposing-party', `${kind}\0${foldName(text)}`).toString('base64url')
}

/** The other side of a matter as it is stored: sealed, and by keys that a conflict is found by. */
export function sealParties(secretKey: string, parties: readonly Party[]) {
  const keys = parties.flatMap(({ name, registrationNumber }) => [
    partyKey(secretKey, 'name', name),
    ...(registrationNumber === undefined ? [] : [partyKey(secretKey, 'number', registrationNumber)]),
  ])
  return { opposing: seal(secretKey, sealedFor, JSON.stringify(parties)), opposing_keys: [...new Set(keys)] }
}

export function openParties(keys: SecretKeys, sealed: Uint8Array): Party[] {
  return JSON.parse(unseal(keys, sealedFor, sealed)) as Party[]
}

/** Seals the other sides anew (`resealRows`). */
export async function resealParties(db: Database, keys: SecretKeys): Promise<number> {
  return resealRows(keys, {
    rows: await db.selectFrom('requirement').select(['id', 'opposing']).execute(),
    sealedIn: ({ opposing }) => opposing,
    store: ({ id, opposing }) =>
      db
        .updateTable('requirement')
        .set(sealParties(keys.current, openParties(keys, opposing)))
        .where('id', '=', id)
        .where('opposing', '=', opposing)
        .execute(),
  })
}
