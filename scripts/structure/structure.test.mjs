import { describe, expect, test } from 'vitest'
import { checkStructure } from './check-structure.mjs'
import { readSource } from './sources.mjs'

/** What is wrong with sources, given by their paths. */
const read = (files) => Object.entries(files).map(([file, text]) => readSource(file, text))
const check = (files) => checkStructure(read(files))

const descriptor = (name, tables, more = '') =>
  `export const feature = { name: '${name}', tables: ${JSON.stringify(tables)}, ${more} } as const`

describe('an import', () => {
  test.each([
    ['upwards', 'server/src/kernel/one.ts', `import { a } from '../laws/door.ts'`],
    ['into another feature', 'server/src/cases/one.ts', `import { a } from '../laws/queries.ts'`],
    ['of another’s action', 'server/src/cases/one.ts', `import { a } from '../laws/actions/show-law.ts'`],
    ['of another’s descriptor', 'server/src/cases/one.ts', `import { a } from '../laws/feature.ts'`],
    [
      'of a feature’s action by the whole',
      'server/src/app/one.ts',
      `import { a } from '../laws/actions/a.ts'`,
    ],
    [
      'of a feature’s queries by a command',
      'server/src/commands/a.ts',
      `import { a } from '../laws/queries.ts'`,
    ],
    ['of a type alone', 'server/src/cases/one.ts', `import type { A } from '../laws/queries.ts'`],
    ['that passes on', 'server/src/cases/one.ts', `export { a } from '../laws/queries.ts'`],
    ['made while running', 'server/src/cases/one.ts', `await import('../laws/queries.ts')`],
    ['into another room of the web', 'web/src/cases/one.ts', `import { a } from '../laws/components/a.tsx'`],
    ['of the table of screens by a feature', 'web/src/cases/one.ts', `import { a } from '../app/screens.ts'`],
    ['of the server by the web', 'web/src/laws/one.ts', `import { a } from '@portal/server/laws/door.ts'`],
  ])('%s is refused', (_, file, text) => {
    expect(check({ [file]: text })).toEqual([expect.stringContaining(`${file} may not import`)])
  })

  test.each([
    ['door', 'server/src/cases/one.ts', `import { a } from '../laws/door.ts'`],
    ['descriptor by the whole', 'server/src/app/one.ts', `import { a } from '../laws/feature.ts'`],
    ['door by a command', 'server/src/commands/one.ts', `import { a } from '../laws/door.ts'`],
  ])('of another feature’s %s is not', (_, file, text) => {
    expect(check({ [file]: text })).toEqual([])
  })
})

describe('a circle', () => {
  test('of files is refused, by types too', () => {
    const files = {
      'server/src/laws/one.ts': `import type { Two } from './two.ts'`,
      'server/src/laws/two.ts': `import { three } from './three.ts'`,
      'server/src/laws/three.ts': `import { one } from './one.ts'`,
    }
    expect(check(files)).toEqual([
      'a circle of files: server/src/laws/one.ts, server/src/laws/three.ts, server/src/laws/two.ts',
    ])
  })

  test('of rooms is refused where no file is in one', () => {
    const files = {
      'server/src/laws/one.ts': `import { two } from '../cases/door.ts'`,
      'server/src/laws/door.ts': '',
      'server/src/cases/door.ts': '',
      'server/src/cases/two.ts': `import { door } from '../laws/door.ts'`,
    }
    expect(check(files)).toEqual(['a circle of rooms: server/src/cases, server/src/laws'])
  })
})

describe('SQL on a table of another feature', () => {
  const features = {
    'server/src/laws/feature.ts': descriptor('laws', ['law', 'law_text']),
    'server/src/cases/feature.ts': descriptor('cases', ['judicial_case']),
  }

  test.each([
    `db.selectFrom('law').selectAll()`,
    `db.selectFrom('law as l')`,
    `db.selectFrom(['judicial_case', 'law'])`,
    `db.selectFrom('judicial_case').innerJoin('law', 'a', 'b')`,
    `db.with('x', (qb) => qb.selectFrom('law'))`,
    `db.insertInto('law')`,
    `db.updateTable('law')`,
    `db.deleteFrom('law')`,
    `db.deleteFrom('judicial_case').using('law')`,
    `const table = isCase ? 'judicial_case' : 'law'; db.selectFrom(table)`,
    `for (const table of ['judicial_case', 'law'] as const) db.deleteFrom(table)`,
    'sql`select * from law where id = ${id}`',
    'sql<Row>`select 1 from judicial_case\n  join law on true`',
    'sql`update law set a = 1`',
    'sql`delete from law`',
    'sql`insert into law values (1)`',
  ])('is refused: %s', (query) => {
    const file = 'server/src/cases/queries.ts'
    expect(check({ ...features, [file]: query })).toEqual([expect.stringContaining(`${file}: SQL on law,`)])
  })

  test.each([
    `db.selectFrom('judicial_case')`,
    `db.selectFrom(laws(db))`,
    'sql`select law from judicial_case`',
    'const words = `from law`',
  ])('is not: %s', (query) => {
    expect(check({ ...features, 'server/src/cases/queries.ts': query })).toEqual([])
  })

  test('that a feature names may be read, not written', () => {
    const files = {
      ...features,
      'server/src/citations/feature.ts': descriptor('citations', [], `reads: ['law'], writes: ['law_text']`),
    }
    const used = `db.selectFrom('law'); db.updateTable('law_text')`
    const query = (text) => check({ ...files, 'server/src/citations/queries.ts': `${used}; ${text}` })
    expect(query('')).toEqual([])
    expect(query(`db.updateTable('law')`)).toEqual([expect.stringContaining('SQL on law,')])
    expect(query(`db.updateTable('law_text')`)).toEqual([])
    expect(query('sql`delete from law where 1 = 1`')).toEqual([expect.stringContaining('SQL on law,')])
  })

  test('that a feature names and no query of its touches is named no longer', () => {
    const files = {
      ...features,
      'server/src/citations/feature.ts': descriptor('citations', [], `reads: ['law'], writes: ['law_text']`),
      'server/src/citations/queries.ts': `db.selectFrom('law'); db.selectFrom('law_text')`,
    }
    expect(check(files)).toContain(
      'server/src/citations: writes law_text in its descriptor, and no query does',
    )
  })
})
