import { registeredTypes, type UserType } from '@portal/protocol/kernel/user-types.ts'
import { expect, test } from 'vitest'
import type { MenuName } from './screen.ts'
import { screenTable } from './screens.ts'
import { entriesOf } from './use-screens.ts'

/** A menu's entries, each with its group. */
function shown(menu: MenuName, userType: UserType): string[] {
  return entriesOf(screenTable, menu, userType).map(({ row, to }) => `${row.group ?? '-'} ${to}`)
}

const forEverybody = ['lookups /content/lookup', 'consultations /content/consult']

test.each(['PERSON', 'ENTERPRISE'] as const)(
  'content management of %s has no provider’s pages',
  (userType) => {
    expect(shown('content', userType)).toEqual([
      '- /content/waiting',
      'requirements /content/request/manage',
      'services /content/service/cooperation',
      ...forEverybody,
    ])
  },
)

test.each(['LAWYER', 'LAW_OFFICE', 'TRANSLATE', 'OTHER'] as const)(
  'content management of %s has all pages',
  (userType) => {
    expect(shown('content', userType)).toEqual([
      '- /content/waiting',
      'requirements /content/request/manage',
      'requirements /content/request/cooperation',
      'services /content/service/manage',
      'services /content/service/cooperation',
      ...forEverybody,
    ])
  },
)

test('an administrator has no content management', () => {
  expect(shown('content', 'ADMIN')).toEqual([])
  expect(shown('user', 'ADMIN')).not.toContain('- /content/request/manage')
})

test('an administrator’s entries stand in groups, behind two that stand for themselves', () => {
  const groups = entriesOf(screenTable, 'admin').map(({ row }) => row.group)
  const turns = groups.filter((group, place) => place === 0 || group !== groups[place - 1])
  expect(turns).toEqual([undefined, 'review', 'handling', 'publishing', 'platform'])
  expect(groups.lastIndexOf(undefined)).toBe(1)
})

test('every entry of an administrator has an icon', () => {
  const bare = entriesOf(screenTable, 'admin').filter(({ row }) => !row.icon)
  expect(bare.map(({ to }) => to)).toEqual([])
})

test.each(registeredTypes)('the menu of %s leads to content management', (userType) => {
  expect(shown('user', userType)[0]).toBe('- /content/request/manage')
})

test('every screen of content management belongs to an entry of its menu', () => {
  const entries = new Set(entriesOf(screenTable, 'content').map(({ row }) => row.path))
  const below = screenTable.rows.filter((row) => !('to' in row) && row.path.startsWith('content/'))
  expect(below.length).toBeGreaterThan(entries.size)
  const lost = below.filter(
    ({ path, under }) => !entries.has(path as never) && !(under && entries.has(under)),
  )
  expect(lost.map(({ path }) => path)).toEqual([])
})
