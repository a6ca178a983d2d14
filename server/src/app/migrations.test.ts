import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate, migrationNames, readMigration } from '../kernel/database/migrate.ts'
import { openPglite } from '../kernel/database/open-pglite.ts'
import type { Store } from '../kernel/database/store.ts'
import { brokenSteps, readSchema } from '../testing/schema-steps.ts'

/** Up to here, versions did not run side by side. */
const lastUnjudged = '0035-lookup-releases'

let store: Store
beforeAll(async () => (store = await openPglite(null)))
afterAll(() => store.close())

test('a portal of the version before can go on beside each migration', async () => {
  const names = migrationNames()
  const judged = names.filter((name) => name > lastUnjudged)
  const broken: Record<string, string[]> = {}
  for (const name of judged.length > 0 ? names : []) {
    const { up, secondStepOf } = await readMigration(name)
    const before = judged.includes(name) ? await readSchema(store.db) : null
    await up(store.db)
    if (secondStepOf !== undefined) expect(names.slice(0, names.indexOf(name))).toContain(secondStepOf)
    const steps = before && secondStepOf === undefined ? brokenSteps(before, await readSchema(store.db)) : []
    if (steps.length > 0) broken[name] = steps
  }
  expect(broken).toEqual({})
})

test('a database that a later version has brought further is left as it is', async () => {
  const later = await openPglite(null)
  await migrate(later.db)
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', now()::text)`.execute(
    later.db,
  )
  await migrate(later.db)
  const { rows } = await sql`select name from kysely_migration where name >= '9999'`.execute(later.db)
  expect(rows).toEqual([{ name: '9999-later' }])
  await later.close()
})

describe('what the version before would stumble over is told', () => {
  async function after(change: string): Promise<string[]> {
    await sql`create table kept (id bigint generated always as identity, name text not null, note text)`.execute(
      store.db,
    )
    try {
      const before = await readSchema(store.db)
      await sql.raw(change).execute(store.db)
      return brokenSteps(before, await readSchema(store.db))
    } finally {
      await sql`drop table if exists kept, renamed`.execute(store.db)
    }
  }

  test.each([
    ['alter table kept drop column note', ['kept.note is gone']],
    ['alter table kept rename column note to remark', ['kept.note is gone']],
    ['drop table kept', ['kept.id is gone', 'kept.name is gone', 'kept.note is gone']],
    ['alter table kept rename to renamed', ['kept.id is gone', 'kept.name is gone', 'kept.note is gone']],
    ['alter table kept alter column note set not null', ['kept.note may not be left out any more']],
    [
      'alter table kept alter column name drop default, add column kind text not null',
      ['kept.kind may not be left out'],
    ],
    ['alter table kept alter column note type integer using 0', ['kept.note was text and is integer']],
    ["alter table kept add constraint noted check (note <> '')", ['kept.noted holds from now on']],
    [
      "alter table kept add column kind text, add constraint either check (note <> '' or kind <> '')",
      ['kept.either holds from now on'],
    ],
    ['alter table kept add constraint one_name unique (name)', ['kept.one_name holds from now on']],
    ['create unique index one_name on kept (lower(name))', ['kept.one_name holds from now on']],
    ['create unique index one_name on kept (name)', ['kept.one_name holds from now on']],
    ['alter table kept add foreign key (note) references country', ['kept.kept_note_fkey holds from now on']],
    [
      `create trigger kept_told before update on kept for each row execute function suppress_redundant_updates_trigger()`,
      ['kept.kept_told holds from now on'],
    ],
  ])('%s', async (change, told) => {
    expect((await after(change)).toSorted()).toEqual(told)
  })

  test.each([
    "alter table kept add column kind text not null default 'law'",
    'alter table kept add column kind text',
    'alter table kept alter column name drop not null',
    "alter table kept add column kind text check (kind <> ''), add unique (kind)",
    'alter table kept add column country text references country',
    'create index by_name on kept (name)',
    'create table other (name text not null)',
    'create table another (name text primary key)',
  ])('and nothing of: %s', async (change) => {
    expect(await after(change)).toEqual([])
  })
})
