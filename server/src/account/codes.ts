import { randomUUID } from 'node:crypto'
import { emailPurposes, smsPurposes, type CodePurpose } from '@portal/protocol/account/code-calls.ts'
import { sql } from 'kysely'
import { keyedHash, randomDigits, sameBytes } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Target } from './messages.ts'

export const codeSeconds = 300
const mostTries = 5

/** What a code is good for: one purpose, on one phone or e-mail address. */
export interface CodeTarget extends Target {
  purpose: CodePurpose
}

function targetHash(secretKey: string, { channel, recipient, purpose }: CodeTarget): Buffer {
  return keyedHash(secretKey, 'code target', `${channel}:${purpose}:${recipient}`)
}

function codeHash(secretKey: string, target: CodeTarget, code: string): Buffer {
  return keyedHash(secretKey, 'code', `${target.channel}:${target.purpose}:${target.recipient}:${code}`)
}

/** Makes a code of six digits, good for five minutes and once; an earlier one for the same ends. */
export async function makeCode(
  db: Database,
  secretKey: string,
  target: CodeTarget,
): Promise<{ code: string; id: string }> {
  const code = randomDigits()
  const live = {
    code_hash: codeHash(secretKey, target, code),
    tries: 0,
    expires_at: new Date(Date.now() + codeSeconds * 1000),
  }
  await db
    .insertInto('verification_code')
    .values({ target: targetHash(secretKey, target), ...live })
    .onConflict((on) => on.column('target').doUpdateSet(live))
    .execute()
  return { code, id: randomUUID() }
}

function wrongCode({ channel }: CodeTarget): Refusal {
  return new Refusal('verificationCodeWrong', null, channel === 'MAIL' ? 'emailCodeWrong' : null)
}

/**
 * Checks a code. A try is counted before the code is compared, in one statement: however many guesses come side
 * by side, five wrong ones are compared and no more. A right one gives its try back.
 *
 * @throws Refusal where the code is wrong, has ended, or was never sent
 */
export async function checkCode(
  db: Database,
  secretKey: string,
  target: CodeTarget,
  code: string,
): Promise<void> {
  const key = targetHash(secretKey, target)
  const tried = await db
    .updateTable('verification_code')
    .set({ tries: sql`tries + 1` })
    .where('target', '=', key)
    .where('tries', '<', mostTries)
    .where(sql<boolean>`expires_at > now()`)
    .returning('code_hash')
    .executeTakeFirst()
  if (!tried || !sameBytes(tried.code_hash, codeHash(secretKey, target, code))) throw wrongCode(target)
  await db
    .updateTable('verification_code')
    .set({ tries: sql`tries - 1` })
    .where('target', '=', key)
    .where('code_hash', '=', tried.code_hash)
    .execute()
}

/**
 * Uses up a code that has been checked, in the transaction of what it allows: of two that use one code, one does.
 *
 * @throws Refusal where it has been used or replaced meanwhile
 */
export async function useUpCode(
  transaction: Database,
  secretKey: string,
  target: CodeTarget,
  code: string,
): Promise<void> {
  const used = await transaction
    .deleteFrom('verification_code')
    .where('target', '=', targetHash(secretKey, target))
    .where('code_hash', '=', codeHash(secretKey, target, code))
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst()
  if (used.numDeletedRows !== 1n) throw wrongCode(target)
}

/** Forgets every code that is out for a phone or an e-mail address. */
export async function forgetCodes(
  transaction: Database,
  secretKey: string,
  { phone, email }: { phone: string | null; email: string | null },
): Promise<void> {
  const targets: CodeTarget[] = [
    ...(phone ? smsPurposes.map((purpose) => ({ channel: 'SMS' as const, recipient: phone, purpose })) : []),
    ...(email
      ? emailPurposes.map((purpose) => ({ channel: 'MAIL' as const, recipient: email, purpose }))
      : []),
  ]
  if (targets.length === 0) return
  const hashes = targets.map((target) => targetHash(secretKey, target))
  await transaction.deleteFrom('verification_code').where('target', 'in', hashes).execute()
}
