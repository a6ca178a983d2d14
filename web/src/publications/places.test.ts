import { kindSpec, publicationKinds } from '@portal/protocol/publications/kinds.ts'
import { describe, expect, test } from 'vitest'
import { screenTable } from '../app/screens.ts'
import { detailAddress, isDetail, kindAt, listScreen } from './places.ts'

const nothing = new URLSearchParams()
const rowAt = (path: string) => screenTable.rows.find((row) => `/${row.path}` === path)

describe.each(publicationKinds)('%s', (kind) => {
  const { lists, details } = kindSpec(kind)
  const named = new URLSearchParams({ type: kind })

  test('has a screen at each of its paths, which shows this kind', () => {
    for (const path of [...lists, ...details]) {
      expect([path, rowAt(path) && 'page' in rowAt(path)!]).toEqual([path, true])
      expect([path, kindAt(path, named)]).toEqual([path, kind])
    }
    expect(lists.map((path) => isDetail(path))).toEqual(lists.map(() => false))
    expect(details.map((path) => isDetail(path))).toEqual(details.map(() => true))
  })

  test('is read in the section whose list leads there, and what is gone leads back to that list', () => {
    for (const list of lists) {
      const address = new URL(detailAddress(kind, 'some', list), 'http://localhost')
      expect(address.pathname.split('/')[1]).toBe(list.split('/')[1])
      expect(details).toContain(address.pathname)
      expect(kindAt(address.pathname, address.searchParams)).toBe(kind)
      expect(address.searchParams.get('id')).toBe('some')
      expect(`/${listScreen(kind, address.pathname)}`).toBe(list)
      const row = rowAt(address.pathname)
      const type = address.searchParams.get('type') ?? ''
      expect(`/${row?.underTypes?.get(type) ?? row?.under}`).toBe(list)
    }
  })

  test('is known to search engines by one list, whatever sections show it', () => {
    const known = lists.filter((path) => {
      const row = rowAt(path)
      return row && !('noIndex' in row && row.noIndex)
    })
    expect(known).toEqual([lists[0]])
  })
})

test('an address is read as the router reads it; a screen that names no kind shows its first', () => {
  expect(kindAt('/Information/NOTICE/', nothing)).toBe('notice')
  expect(kindAt('/information/dynamic', nothing)).toBe('policy')
  expect(kindAt('/information/dynamic', new URLSearchParams({ type: 'research' }))).toBe('policy')
})

test.each(['information', 'communication'] as const)(
  'the menu of %s leads to every list of the section',
  (section) => {
    const entries = screenTable.rows.flatMap((row) => (row.menus?.[section] ? [`/${row.path}`] : []))
    const lists = publicationKinds.flatMap((kind) => kindSpec(kind).lists)
    expect(entries).toEqual(expect.arrayContaining(lists.filter((path) => path.startsWith(`/${section}/`))))
  },
)
