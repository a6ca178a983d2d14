import { createHash } from 'node:crypto'
import { sql, type Generated } from 'kysely'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { everyKey, keyedHash, sameBytes, seal, tokenHash, unseal } from '../crypto.ts'
import { committingBesides } from '../database/before-commit.ts'
import type { Database } from '../database/store.ts'
import { InputInvalid, Refusal, refuseField, TooSoon } from '../refusal.ts'
import type { Services } from '../services.ts'

declare module '../database/tables.ts' {
  interface Tables {
    /** A write that came with a key, and its answer once it is done. */
    idempotency_key: {
      account_id: string
      /** Without the secret key, so that a repeat meets it at a portal with another one too. */
      key_hash: Buffer
      /** Keyed hash of method, address and body: a body may hold what is quickly guessed. */
      request_digest: Buffer
      /** Sealed: answers may hold what is shown once. Null while the write runs. */
      answer: Generated<Buffer | null>
      /** Null until a part of it is committed; UNANSWERED where it was done, and its answer got lost. */
      outcome: Generated<'DONE' | 'UNANSWERED' | null>
      created_at: Generated<Date>
    }
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Does a write that comes with an Idempotency-Key once: a repeat gets the answer of the first.
     *
     * @param finish what follows the write, and does not undo it when it fails
     */
    answerOnce<Data>(
      request: FastifyRequest,
      work: () => Promise<Data>,
      finish: () => Promise<void>,
    ): Promise<Data>
  }
}

const purpose = 'answer'
/** A write whose process died never answers: after so long a repeat may do it, where nothing of it is committed. */
const abandonedMinutes = 2
const isAbandoned = sql<boolean>`idempotency_key.created_at < now() - make_interval(mins => ${sql.lit(abandonedMinutes)})`
/** Seconds after which a repeat finds the answer of a write that still runs. */
const retryAfter = 1

/** Files count by their content, everything else as it was validated. */
async function contentOf(body: unknown): Promise<string> {
  if (typeof body !== 'object' || body === null) return JSON.stringify(body ?? null)
  const parts = await Promise.all(
    Object.entries(body).map(async ([name, value]: [string, unknown]) => {
      if (!(value instanceof File)) return [name, value]
      const bytes = Buffer.from(await value.arrayBuffer())
      return [name, value.name, createHash('sha256').update(bytes).digest('hex')]
    }),
  )
  return JSON.stringify(parts)
}

/** Whether a request is a write that has one effect however often it comes. */
export function isOnce({ headers, signedIn, method }: FastifyRequest): boolean {
  return headers['idempotency-key'] !== undefined && signedIn !== null && method !== 'GET'
}

/** @throws Refusal where the key is none */
function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && /^[\x21-\x7e]{8,100}$/.test(key)) return key
  return refuseField('Idempotency-Key', 'invalid')
}

/**
 * Claims a key for one write; false where another write has it.
 *
 * @param digests of the write under every secret key; the first is stored
 */
async function claim(
  db: Database,
  row: { account_id: string; key_hash: Buffer },
  digests: readonly Buffer[],
): Promise<boolean> {
  const claimed = await db
    .insertInto('idempotency_key')
    .values({ ...row, request_digest: digests[0]! })
    .onConflict((on) =>
      on
        .columns(['account_id', 'key_hash'])
        .doUpdateSet({ created_at: sql`now()` })
        .where('idempotency_key.answer', 'is', null)
        .where('idempotency_key.outcome', 'is', null)
        .where('idempotency_key.request_digest', 'in', digests)
        .where(isAbandoned),
    )
    .returning('account_id')
    .executeTakeFirst()
  return claimed !== undefined
}

const isRefusal = (error: unknown) => error instanceof Refusal || error instanceof InputInvalid

/** Of a write without an answer: one that was refused, or failed before a part of it was committed, may come again. */
async function settle(
  db: Database,
  row: { account_id: string; key_hash: Buffer },
  became: 'done' | 'refused' | 'failed',
): Promise<void> {
  if (became !== 'done') {
    const gone = await db
      .deleteFrom('idempotency_key')
      .where((eb) => eb.and(row))
      .$if(became === 'failed', (query) => query.where('outcome', 'is', null))
      .returning('account_id')
      .executeTakeFirst()
    // A repeat may have taken the key since.
    if (gone) return
  }
  await db
    .updateTable('idempotency_key')
    .set({ outcome: 'UNANSWERED' })
    .where((eb) => eb.and(row))
    .execute()
}

/** Lets writes that come with an Idempotency-Key have one effect, however often they come. */
export function rememberAnswers(app: FastifyInstance, { db, keys }: Pick<Services, 'db' | 'keys'>): void {
  app.decorate(
    'answerOnce',
    async <Data>(request: FastifyRequest, work: () => Promise<Data>, finish: () => Promise<void>) => {
      const key = keyOf(request)
      const row = {
        account_id: request.signedIn!.accountId,
        key_hash: tokenHash(key),
      }
      const content = `${request.method} ${request.url}\n${await contentOf(request.body)}`
      const digests = everyKey(keys).map((secretKey) => keyedHash(secretKey, 'request', content))
      if (!(await claim(db, row, digests))) {
        const first = await db
          .selectFrom('idempotency_key')
          .select(['request_digest', 'answer', 'outcome', isAbandoned.as('isAbandoned')])
          .where((eb) => eb.and(row))
          .executeTakeFirst()
        if (first && !digests.some((digest) => sameBytes(first.request_digest, digest))) {
          throw new Refusal('keyReused')
        }
        if (first?.answer) return JSON.parse(unseal(keys, purpose, first.answer)) as Data
        if (first?.outcome === 'UNANSWERED' || (first?.outcome === 'DONE' && first.isAbandoned)) {
          throw new Refusal('doneAlready')
        }
        // The first still runs, or has just been refused.
        throw new TooSoon(retryAfter)
      }
      const own = db.updateTable('idempotency_key').where((eb) => eb.and(row))
      let isDone = false
      try {
        const data = await committingBesides(own.set({ outcome: 'DONE' }).compile(), work)
        isDone = true
        await finish()
        await own.set({ answer: seal(keys.current, purpose, JSON.stringify(data ?? null)) }).execute()
        return data
      } catch (error) {
        // Without the database the key stays as it is; what went wrong is said all the same.
        await settle(db, row, isDone ? 'done' : isRefusal(error) ? 'refused' : 'failed').catch(() => {})
        throw error
      }
    },
  )
}

/** Forgets keys after a day. */
export async function purgeAnswers(db: Database): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where(sql<boolean>`created_at < now() - interval '1 day'`)
    .execute()
}
