import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexOf, knowing, makeQuestion } from '../fixtures.ts'
import type { CollectionDeclaration, SearchGroup } from '../door.ts'
import { idsUpToPage } from './search.ts'

const notices: CollectionDeclaration = {
  kind: 'notice',
  values: { isPinned: 'one' },
  dates: ['publishedOn'],
  orderedBy: ['publishedOn'],
  parts: {},
  facets: [],
  figures: [],
  namedAs: 'title',
}

interface Notice {
  day: number
  isPinned: boolean
  isFound: boolean
}

const makeNotice = ({ day, isPinned, isFound }: Notice, at: number): SearchGroup => ({
  id: `notice-${at}`,
  kind: notices.kind,
  number: null,
  titles: [{ language: 'zh', title: `公告${at}`, shortTitles: [] }],
  units: [
    {
      language: 'zh',
      key: 'text',
      number: '',
      heading: null,
      text: isFound ? '关税调整说明。' : '放假安排。',
    },
  ],
  values: { isPinned: isPinned ? 'true' : null },
  dates: { publishedOn: `2026-01-${String(day).padStart(2, '0')}` },
  parts: {},
  shown: {},
})

const notice = fc.record({
  day: fc.integer({ min: 1, max: 6 }),
  isPinned: fc.boolean(),
  isFound: fc.boolean(),
})

test('pages of a list by instants can be cut from the ids, whatever stands within a day', () => {
  fc.assert(
    fc.property(
      fc.array(notice, { minLength: 1, maxLength: 40 }),
      fc.constantFrom('newest' as const, 'oldest' as const),
      fc.integer({ min: 1, max: 4 }),
      (made, sort, page) => {
        const size = 5
        const question = makeQuestion('关税调整', { sort, page, size })
        const index = indexOf(notices, made.map(makeNotice))
        const { total, ids } = idsUpToPage(index, knowing(), { ...question, leading: { isPinned: ['true'] } })
        const found = made.map((one, at) => ({ ...one, id: `notice-${at}` })).filter(({ isFound }) => isFound)
        expect(total).toBe(found.length)
        const days = found.filter(({ isPinned }) => !isPinned).map(({ day }) => day)
        days.sort((one, other) => (sort === 'oldest' ? one - other : other - one))
        const last = days[Math.min(page * size, days.length) - 1] ?? 0
        const isNeeded = ({ day, isPinned }: Notice) =>
          isPinned || (sort === 'oldest' ? day <= last : day >= last)
        expect(ids.toSorted()).toEqual(
          found
            .filter(isNeeded)
            .map(({ id }) => id)
            .toSorted(),
        )
      },
    ),
  )
})
