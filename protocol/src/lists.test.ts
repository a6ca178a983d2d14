import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from './calls.ts'
import type { Call } from './kernel/call.ts'
import { readList, toBody, toQuery, wholeList, writeList } from './kernel/list-address.ts'
import {
  largestPage,
  largestPageSize,
  mostValues,
  tabsOf,
  type Asked,
  type Filter,
  type List,
  type SingleFilter,
} from './kernel/list.ts'

interface Listed {
  name: string
  call: Call
  list: List
}

const all = Object.entries(calls).flatMap(([feature, ofFeature]) =>
  Object.entries(ofFeature as Record<string, Call>).map(([name, call]) => ({
    name: `${feature}.${name}`,
    call,
  })),
)
const listed = all.flatMap(({ name, call }): Listed[] => (call.list ? [{ name, call, list: call.list }] : []))

/** Values of a shape are found by trying: letters that shapes of today have in them. */
const uuid = fc.uuid({ version: 4 })

function singleArbitrary(filter: SingleFilter): fc.Arbitrary<string> {
  switch (filter.kind) {
    case 'text':
      return filter.shape
        ? fc.oneof(
            uuid,
            fc.tuple(uuid, fc.integer({ min: 1, max: 9999 })).map((parts) => parts.join('#')),
          )
        : fc
            .string({ unit: 'grapheme', maxLength: Math.min(filter.longest, 40) })
            .map((text) =>
              text
                .replace(/\p{Cc}+/gu, ' ')
                .trim()
                .slice(0, filter.longest),
            )
            .filter((text) => text.isWellFormed() && text === text.trim())
    case 'choice':
      return fc.constantFrom(...filter.choices)
    case 'code':
      return filter.dictionary === 'AREA'
        ? fc.constantFrom('370200', 'KZ-71', 'RU-MOW')
        : fc.constantFrom('CN', 'KZ', 'RU')
    case 'number':
      return fc.integer({ min: filter.least, max: filter.most }).map(String)
    case 'day':
      return fc
        .date({ min: new Date('1000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10))
    case 'flag':
      return fc.constant('true')
  }
}

function heldArbitrary(filter: Filter): fc.Arbitrary<string | string[]> {
  if (filter.kind === 'several') {
    return fc.uniqueArray(
      singleArbitrary(filter.of).filter((value) => value !== ''),
      { maxLength: 5 },
    )
  }
  const isAlwaysSet = filter.kind === 'choice' && filter.unset !== undefined
  return isAlwaysSet ? singleArbitrary(filter) : fc.oneof(fc.constant(''), singleArbitrary(filter))
}

function askedArbitrary({ filters, sorts, sizes }: List): fc.Arbitrary<Asked> {
  const held = Object.entries(filters).map(([name, filter]) => [name, heldArbitrary(filter)])
  return fc.record({
    filters: fc.record(Object.fromEntries(held) as Record<string, fc.Arbitrary<string>>),
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: 1, max: largestPage }),
    size: fc.constantFrom(...sizes),
  })
}

/** What of the call a page is asked with. */
function issuesOf({ call, list }: Listed, asked: Asked): unknown {
  const [schema, input] = call.body ? [call.body, toBody(list, asked)] : [call.query!, toQuery(list, asked)]
  const { error } = schema.safeParse(input)
  // What the call wants beside, as the law whose citers are asked for.
  return error?.issues.filter(({ path }) =>
    ['page', 'size', 'sort', ...Object.keys(list.filters)].includes(String(path[0])),
  )
}

const nonsense = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e3',
  'NaN',
  '99999999999',
  '2026-02-30',
  '0000-00-00',
  '2020',
  'CN',
  'cn',
  'OPEN',
  'newest',
  '法',
  '\0',
  '\ud800',
  '__proto__',
  'x'.repeat(10_050),
]

describe.each(listed)('the list of $name', (one) => {
  const { list } = one

  test('is read back from its address as it was written', () => {
    fc.assert(
      fc.property(askedArbitrary(list), (asked) => {
        const address = new URLSearchParams(writeList(list, asked)).toString()
        expect(readList(list, new URLSearchParams(address))).toEqual(asked)
      }),
    )
    expect(writeList(list, wholeList(list))).toEqual([])
  })

  test('is asked for by its call as any address says it', () => {
    const names = ['page', 'size', 'sort', 'unknown', ...Object.keys(list.filters)]
    const part = fc.tuple(
      fc.constantFrom(...names),
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...nonsense)),
    )
    fc.assert(
      fc.property(fc.oneof(askedArbitrary(list), fc.array(part, { maxLength: 12 })), (given) => {
        const asked = Array.isArray(given) ? readList(list, new URLSearchParams(given)) : given
        expect(issuesOf(one, asked) ?? []).toEqual([])
      }),
    )
  })

  test('holds no more of an address than its bounds', () => {
    for (const [name, filter] of Object.entries(list.filters)) {
      const read = (value: string) => readList(list, new URLSearchParams([[name, value]])).filters[name]
      if (filter.kind === 'text' && !filter.shape) {
        expect(read('x'.repeat(filter.longest + 5))).toHaveLength(filter.longest)
        const long = {
          ...wholeList(list),
          filters: { ...wholeList(list).filters, [name]: 'x'.repeat(filter.longest + 1) },
        }
        expect(issuesOf(one, long)).toHaveLength(1)
      }
      if (filter.kind === 'several' && filter.of.kind === 'number') {
        expect(read(String(filter.of.least - 1))).toEqual([])
        expect(read(String(filter.of.most + 1))).toEqual([])
        const many = Array.from({ length: 80 }, (_, at): [string, string] => [name, String(1900 + at)])
        expect(readList(list, new URLSearchParams(many)).filters[name]).toHaveLength(mostValues)
      }
    }
  })

  test('has both ends of its ranges of days, under names that no filter has', () => {
    const days = Object.values(list.filters).filter((filter) => filter.kind === 'day')
    const ranges = Map.groupBy(days, ({ range }) => range)
    for (const [range, ends] of ranges) {
      expect(ends.map(({ edge }) => edge).toSorted(), range).toEqual(['first', 'last'])
      expect(Object.keys(list.filters)).not.toContain(range)
    }
  })

  test('is answered with the count of each of its tabs, where it has them', () => {
    const { properties = {} } = z.toJSONSchema(one.call.output, { unrepresentable: 'any' })
    const counts = properties['counts']
    const counted = typeof counts === 'object' ? Object.keys(counts.properties ?? {}) : []
    expect(counted).toEqual(tabsOf(list))
  })

  test('offers pages no larger than the call takes, and orders that it has', () => {
    for (const size of list.sizes) expect(size).toBeLessThanOrEqual(largestPageSize)
    for (const { up, down } of Object.values(list.columns)) {
      expect(list.sorts).toContain(up)
      expect(list.sorts).toContain(down)
      expect(up).not.toBe(down)
    }
  })
})

test('two lists of a screen have pages of their own in its address', () => {
  const [{ list }] = listed as [Listed]
  const asked = { ...wholeList(list), page: 3 }
  const address = new URLSearchParams(writeList(list, asked, 'requests'))
  expect(readList(list, address, 'requests').page).toBe(3)
  expect(readList(list, address).page).toBe(1)
})

test('each call that answers a page says of which list', () => {
  const pages = all.filter(({ call }) => {
    const { properties = {} } = z.toJSONSchema(call.output, { unrepresentable: 'any' })
    return 'page' in properties && 'content' in properties
  })
  expect(pages.filter(({ call }) => !call.list).map(({ name }) => name)).toEqual([])
})
