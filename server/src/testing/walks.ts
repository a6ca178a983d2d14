import fc from 'fast-check'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { addPerson } from '../account/fixtures.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { InputInvalid, Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { addDetails } from './details.ts'

export type Walker = Pick<Caller, 'accountId' | 'userType' | 'verification' | 'language'>

/** Somebody verified, with the details of their type. */
export async function addWalker(services: Services, userType: UserType): Promise<Walker> {
  const { id: accountId } = await addPerson(services.db, { userType })
  await addDetails(services, accountId, userType)
  return { accountId, userType, verification: 'VERIFIED', language: 'en' }
}

export type Outcome =
  | 'done'
  | 'wrongState'
  | 'doneAlready'
  | 'notFound'
  | 'notForYou'
  | 'notNow'
  | 'changedMeanwhile'
  | 'tooManyCases'
  | 'invalid'

export interface Step<Story, World> {
  name: string
  /** What the decisions let happen; changes the story where it is done. */
  tell(story: Story): Outcome
  act(world: World): Promise<unknown>
}

/** A thing with a history, in the state in which its row stands; null where it was not made yet. */
interface Stood {
  subject: string
  id: string | null
  state: string | null
}

interface Walked<Story, World extends { services: Services }> {
  steps: readonly Step<Story, World>[]
  /** Longest walk. */
  most: number
  begin(services: Services): Promise<{ story: Story; world: World }>
  /** What of the story is held against the database, as it is told. */
  told(story: Story): unknown
  /** The same as it stands there. */
  found(world: World): Promise<{ is: unknown; things: readonly Stood[] }>
}

async function outcomeOf<World>(step: Pick<Step<never, World>, 'act'>, world: World): Promise<string> {
  try {
    await step.act(world)
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    if (error instanceof InputInvalid) return 'invalid'
    throw error
  }
}

/** Every move in the history begins where the one before it ended, and the last ended where the row is. */
async function isToldWhole({ db }: Services, things: readonly Stood[]): Promise<boolean> {
  for (const { subject, id, state } of things) {
    if (id === null) continue
    const moves = await db
      .selectFrom('history')
      .select(['from_state', 'to_state'])
      .where('subject', '=', subject)
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    const isChain = moves.every(({ from_state: from }, at) => from === (moves[at - 1]?.to_state ?? null))
    if (!isChain || moves.at(-1)?.to_state !== state) return false
  }
  return true
}

/** How a walk differs from what the decisions say; null where it does not. */
async function walk<Story, World extends { services: Services }>(
  { begin, told, found }: Walked<Story, World>,
  services: Services,
  taken: readonly Step<Story, World>[],
): Promise<string | null> {
  const { story, world } = await begin(services)
  for (const [at, step] of taken.entries()) {
    const wanted = step.tell(story)
    const outcome = await outcomeOf(step, world)
    const names = taken.slice(0, at + 1).map(({ name }) => name)
    const said = names.join(', ')
    if (outcome !== wanted) return `${said}: ${outcome}, not ${wanted}`
    const [is, should] = [JSON.stringify((await found(world)).is), JSON.stringify(told(story))]
    if (is !== should) return `${said}: ${is}, not ${should}`
  }
  return (await isToldWhole(services, (await found(world)).things)) ? null : 'the history is not whole'
}

/**
 * Walks at random, and holds every outcome and state against a plain telling of the decisions, which knows nothing of
 * the tables of moves.
 *
 * @throws Error with the shortest walk that differs
 */
export async function walkAtRandom<Story, World extends { services: Services }>(
  walked: Walked<Story, World>,
  services: Services,
  { runs, seed }: { runs: number; seed?: number },
): Promise<void> {
  const quiet = { ...services, tell: async () => {} }
  const walks = fc.array(fc.constantFrom(...walked.steps), { minLength: 1, maxLength: walked.most })
  await fc.assert(
    fc.asyncProperty(walks, async (taken) => {
      const different = await walk(walked, quiet, taken)
      if (different !== null) throw new Error(different)
    }),
    { numRuns: runs, ...(seed !== undefined && { seed }) },
  )
}
