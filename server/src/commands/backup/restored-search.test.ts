import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveQuestions } from '../../answered-questions/door.ts'
import type { Portal } from '../../app/open-portal.ts'
import { everyFollowed } from '../../app/search-sources.ts'
import { wholeSubject } from '../../kernel/change-log.ts'
import type { IdColumn } from '../../kernel/searched.ts'
import { addPublication } from '../../publications/fixtures/add-publication.ts'
import type { SearchGroup } from '../../search/door.ts'
import { makeQuestion } from '../../search/fixtures.ts'
import { openTestPortal } from '../../testing/store.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const imported = '房东不退驼舍押金怎么办？'
const released = '驼铃进口要办哪些手续？'
const overwritten = '即将被覆盖的驼铃通告'

let target: Portal
/** What the restored store holds of each collection, one of each. */
const held = new Map<string, SearchGroup>()

async function idsIn({ services: { db } }: Portal, { table, column }: IdColumn): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(column)} as id from ${sql.table(table)} order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** With what the samples do not have: questions that search learns from and nobody finds. */
async function addLearned({ services: { db } }: Portal): Promise<void> {
  await saveQuestions(db, [{ question: imported, articles: [{ name: '民法典第五百七十七条' }] }])
  const { lookup_id } = await db.selectFrom('lookup_provision').select('lookup_id').executeTakeFirstOrThrow()
  await db
    .insertInto('lookup_release')
    .values({ lookup_id, question: released, language: 'zh' })
    .onConflict((on) => on.column('lookup_id').doUpdateSet({ question: released }))
    .execute()
}

async function backUp({ services }: Portal): Promise<Buffer> {
  const to = new PassThrough()
  const [content] = await Promise.all([buffer(to), writeBackup(services, to)])
  return content
}

const found = async (kind: string, keyword: string) =>
  (await target.services.engine.search(kind, makeQuestion(keyword, { size: 50 }))).groups

beforeAll(async () => {
  const source = await openTestPortal({ isDemo: true })
  await addLearned(source)
  const backup = await backUp(source)
  await source.close()
  target = await openTestPortal()
  await addPublication(target.services, { texts: { zh: { title: overwritten } } })
  await target.follower.caughtUp()
  expect(await found('publication', overwritten)).not.toEqual([])
  await restoreBackup(target.services, Readable.from([backup]), { isReplacing: true })
  await target.follower.caughtUp()
  for (const { declaration, ids, groups } of everyFollowed) {
    const [group] = await groups(target.services.db, await idsIn(target, ids))
    if (group) held.set(declaration.kind, group)
  }
})
afterAll(() => target.close())

const learned = ['lookup-release', 'question']
const searched = everyFollowed.flatMap(({ declaration: { kind } }) => (learned.includes(kind) ? [] : kind))

test.each(searched)('after a restore a %s is found', async (kind) => {
  const { id, titles } = held.get(kind)!
  const ids = (await found(kind, titles[0]!.title)).flatMap((hit) => [
    hit.id,
    ...hit.same.map((one) => one.id),
  ])
  expect(ids).toContain(id)
})

test.each([imported, released])('and search has learned «%s»', async (question) => {
  const { askedBefore } = await target.services.engine.search('law', makeQuestion(question))
  expect(askedBefore).toContainEqual(expect.objectContaining({ question }))
})

test('what was there before is not found any more', async () => {
  const titles = (await found('publication', overwritten)).map(({ title }) => title)
  expect(titles).not.toContain(overwritten)
})

test('search is told of every id, and of what is known as a whole', async () => {
  const { db } = target.services
  const changes = await db.selectFrom('search_change').select(['kind', 'subject']).execute()
  const told = Map.groupBy(changes, ({ kind }) => kind)
  const subjects = (kind: string) => new Set((told.get(kind) ?? []).map(({ subject }) => subject))
  for (const { declaration, ids } of everyFollowed) {
    const own = subjects(declaration.kind)
    expect(
      (await idsIn(target, ids)).filter((id) => !own.has(id)),
      declaration.kind,
    ).toEqual([])
  }
  for (const kind of ['glossary', 'dictionary', 'meaning'])
    expect([...subjects(kind)]).toEqual([wholeSubject])
})
