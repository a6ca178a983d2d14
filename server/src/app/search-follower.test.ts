import { afterAll, beforeAll, expect, test } from 'vitest'
import { changesAfter, compactChanges, logChanges, wholeSubject } from '../kernel/change-log.ts'
import type { Database } from '../kernel/database/store.ts'
import type { SearchConcept, SearchGroup } from '../search/door.ts'
import { breach, makeCase, makeLaw, makeQuestion } from '../search/fixtures.ts'
import { lawCollection } from '../laws/search-collection.ts'
import { caseCollection } from '../cases/search-collection.ts'
import { openSearchEngine } from '../search/open-engine.ts'
import { openTestPortal } from '../testing/store.ts'
import type { Portal } from './open-portal.ts'
import { followChanges, type SearchSources } from './search-follower.ts'

let portal: Portal
let db: Database

beforeAll(async () => {
  portal = await openTestPortal()
  db = portal.services.db
})
afterAll(() => portal.close())

/** A place of a row, by its letter. */
const id = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-000000000000`

async function log(kind: string, subjects: string[]): Promise<void> {
  await db.transaction().execute((trx) => logChanges(trx, kind, subjects))
}

/** Number of the log's last step. */
async function logEnd(): Promise<number> {
  const { end } = await db
    .selectFrom('search_change')
    .select(({ fn }) => fn.max('id').as('end'))
    .executeTakeFirstOrThrow()
  return end ?? 0
}

/** An engine that follows the log of the store; what it is told stands in lists that tests change. */
async function follow() {
  const laws = new Map<string, SearchGroup>()
  const cases = new Map<string, SearchGroup>()
  const told = { concepts: [] as SearchConcept[], asked: [] as string[], saved: 0 }
  const from = (name: string, groups: Map<string, SearchGroup>) => (ids: string[]) => {
    told.asked.push(name)
    return Promise.resolve(ids.flatMap((one) => groups.get(one) ?? []))
  }
  const sources: SearchSources = {
    collections: [
      { declaration: lawCollection, groups: from('law', laws) },
      { declaration: caseCollection, groups: from('case', cases) },
    ],
    concepts: () => {
      told.asked.push('concepts')
      return Promise.resolve(told.concepts)
    },
  }
  const start = await logEnd()
  const { engine } = await openSearchEngine({
    collections: [lawCollection, caseCollection],
    snapshotPath: null,
  })
  const saveSnapshot = () => {
    told.saved += 1
    return engine.saveSnapshot()
  }
  const follower = followChanges(portal.services, { ...engine, saveSnapshot }, start, sources)
  return {
    laws,
    cases,
    told,
    follower,
    found: async (keyword: string) => {
      await follower.caughtUp()
      const hits = (await engine.search('law', makeQuestion(keyword))).groups
      return hits.map((hit) => hit.id)
    },
    foundCases: async (keyword: string) => {
      await follower.caughtUp()
      const hits = (await engine.search('case', makeQuestion(keyword))).groups
      return hits.map((hit) => hit.id)
    },
    close: async () => {
      await follower.stop()
      await engine.close()
    },
  }
}

test('what the log names is asked of the source of its kind, and is gone when that has it no more', async () => {
  const { laws, cases, found, foundCases, close } = await follow()
  laws.set(id('a'), makeLaw(id('a'), { zh: '法' }, { '1': '违约责任' }))
  cases.set(id('b'), makeCase(id('b'), '案', { REASONING: '违约责任' }))
  await log('law', [id('a')])
  await log('case', [id('b')])
  expect(await found('违约责任')).toEqual([id('a')])
  expect(await foundCases('违约责任')).toEqual([id('b')])
  cases.delete(id('b'))
  await log('case', [id('b')])
  expect(await foundCases('')).toEqual([])
  laws.delete(id('a'))
  // Of one kind an id says nothing of the other.
  await log('case', [id('c')])
  expect(await found('')).toEqual([id('a')])
  await log('law', [id('a'), id('c')])
  expect(await found('')).toEqual([])
  await close()
})

test('the glossary is handed over at the start, and again when it changes', async () => {
  const { laws, told, found, follower, close } = await follow()
  laws.set(id('d'), makeLaw(id('d'), { zh: '法' }, { '1': '违约责任' }))
  await log('law', [id('d')])
  expect(await found('broke the deal')).toEqual([])
  told.concepts = [breach]
  expect(await found('broke the deal')).toEqual([])
  await log('glossary', [wholeSubject])
  expect(await found('broke the deal')).toEqual([id('d')])
  const asked = told.asked.length
  await follower.caughtUp()
  expect(told.asked.length).toBe(asked)
  await close()
})

test('an engine that has begun again is given everything anew', async () => {
  const { told, follower, close } = await follow()
  await follower.caughtUp()
  const before = told.asked.filter((name) => name === 'concepts').length
  follower.rewind(await logEnd())
  await follower.caughtUp()
  expect(told.asked.filter((name) => name === 'concepts').length).toBe(before + 1)
  await close()
})

test('a source that fails is asked again', async () => {
  const { engine } = await openSearchEngine({
    collections: [lawCollection, caseCollection],
    snapshotPath: null,
  })
  let fails = 2
  const follower = followChanges(portal.services, engine, await logEnd(), {
    collections: [{ declaration: lawCollection, groups: () => Promise.resolve([]) }],
    concepts: () => {
      if (fails-- > 0) return Promise.reject(new Error('the store is away'))
      return Promise.resolve([breach])
    },
  })
  await expect(follower.caughtUp()).rejects.toThrow('the store is away')
  await follower.caughtUp()
  expect(fails).toBe(-1)
  await follower.stop()
  await engine.close()
})

test('the log keeps the last step of each subject, so that whoever follows it from the start hears of all', async () => {
  await log('law', [id('a'), id('b')])
  await log('law', [id('a')])
  await log('case', [id('a')])
  const end = await logEnd()
  await compactChanges(db)
  const steps = await changesAfter(db, 0, 10_000)
  const named = steps.map(({ kind, subject }) => `${kind} ${subject}`)
  expect(new Set(named).size).toBe(named.length)
  for (const step of [`law ${id('a')}`, `law ${id('b')}`, `case ${id('a')}`]) expect(named).toContain(step)
  expect(named.indexOf(`law ${id('b')}`)).toBeLessThan(named.indexOf(`law ${id('a')}`))
  expect(await logEnd()).toBe(end)
})

test('the whole index is written seldom, however often it changes, and last at the end', async () => {
  const { laws, told, follower, close } = await follow()
  const change = async (kind: string, times: number) => {
    for (let step = 0; step < times; step += 1) {
      await log(kind, [id('c')])
      await follower.caughtUp()
    }
  }
  laws.set(id('c'), makeLaw(id('c'), { zh: '法' }, { '1': '违约责任' }))
  await change('law', 25)
  expect(told.saved).toBe(1)
  await change('law', 25)
  await change('of which search knows nothing', 25)
  expect(told.saved).toBe(1)
  await close()
  expect(told.saved).toBe(2)
})
