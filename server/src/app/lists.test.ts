import type { Call } from '@portal/protocol/kernel/call.ts'
import { wholeList } from '@portal/protocol/kernel/list-address.ts'
import { tabsOf, type Filter, type List } from '@portal/protocol/kernel/list.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callSamples } from '../testing/feature-samples.ts'
import { callerOf } from '../testing/somebody.ts'
import { declaredCalls, expectCode, makeCall, openCallPortal, tokenFor, validInput } from './fixtures.ts'
import type { Portal } from './open-portal.ts'

type Row = Record<string, unknown>

interface Page {
  content: Row[]
  page: { totalElements: number; totalPages: number }
  counts?: Record<string, number>
}

/** What stays of a list while it is read: reading the audit log writes to it. */
const fixed: Readonly<Record<string, Row>> = { 'admin.audit': { target: 'listed' } }

/** Of filters by what rows do not show: a value that finds some; null where no value is known to find any. */
const unseen: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  'cases.search': { parties: '样例公司1', cites: null },
  'evaluations.page': { service: null, provider: null },
  'lawServices.page': { provider: null },
}

/** Inside a page of what people write to each other the oldest stands first. */
const turned = new Set(['conversations.entries', 'conversations.withLawyer'])

/** A law in force goes on: every later day is one of its days. */
const endless = new Set(['effectiveFrom'])

const listed = declaredCalls.flatMap(({ name, call }) => (call.list ? [{ name, call, list: call.list }] : []))

let portal: Portal

beforeAll(async () => {
  portal = await openCallPortal()
})
afterAll(() => portal.close())

/** Asks for a page of a list as somebody who has rows in it. */
async function openList(name: string, call: Call) {
  const token = await tokenFor(portal, call)
  const { id } = await callerOf(portal.services, token)
  const { listRows } = await callSamples()
  await listRows[name]?.(portal.services, id)
  const given = await validInput(portal, name, token)
  await portal.follower.caughtUp()
  const own = Object.entries(given.query ?? {}).filter(([part]) => !(part in call.list!.filters))
  const query = Object.fromEntries(own.filter(([part]) => !['page', 'size', 'sort'].includes(part)))
  return async (asked: Row): Promise<Page> => {
    const all = { ...query, ...fixed[name], ...asked }
    const input = call.method === 'POST' ? { body: all } : { query: texts(all) }
    const response = await makeCall(portal.app, call, { ...given, ...input }, { token })
    const data = expectCode<Page & { entries?: Page }>(response, 'done')
    return data.entries ?? data
  }
}

/** As a query has them. */
function texts(asked: Row): Record<string, unknown> {
  return Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]))
}

const keysOf = ({ content }: Page) => content.map((row) => String(row['id'] ?? row['address'] ?? row['link']))

/** The texts in a row, which a filter may find it by. */
function textsOf(row: unknown): string[] {
  if (typeof row === 'string') return row.length > 0 ? [row.slice(0, 30)] : []
  return typeof row === 'object' && row !== null ? Object.values(row).flatMap(textsOf) : []
}

/** Of a list with tabs: no other filter, one that finds nothing, and each choice of the others. */
function otherFilters(list: List): Row[] {
  const others = Object.entries(list.filters).filter(([name]) => name !== list.tabs)
  return [
    {},
    ...others.flatMap(([name, filter]): Row[] => {
      if (filter.kind === 'choice') return filter.choices.map((choice) => ({ [name]: choice }))
      return filter.kind === 'text' ? [{ [name]: 'qzxwqzxw'.slice(0, filter.longest) }] : []
    }),
  ]
}

async function checkFilter(
  ask: (asked: Row) => Promise<Page>,
  [name, filter]: [string, Filter],
  whole: Page,
  known: string | null | undefined,
) {
  const [row] = whole.content
  const has = (one: Row) => name in one
  if (filter.kind === 'choice') {
    let sum = 0
    for (const choice of filter.choices) {
      const { content, page } = await ask({ [name]: choice, size: 100 })
      for (const one of content.filter(has)) expect(one[name]).toBe(choice)
      sum += page.totalElements
    }
    // Every row has one of the choices.
    if (row && has(row) && filter.unset === undefined) expect(sum).toBe(whole.page.totalElements)
  } else if (filter.kind === 'flag') {
    const { content, page } = await ask({ [name]: true, size: 100 })
    for (const one of content.filter(has)) expect(one[name]).toBe(true)
    expect(page.totalElements).toBeGreaterThan(0)
    expect(page.totalElements).toBeLessThan(whole.page.totalElements)
    expect((await ask({ [name]: false })).page.totalElements).toBe(whole.page.totalElements)
  } else if (filter.kind === 'day') {
    const [none, all] = filter.edge === 'first' ? ['2199-01-01', '1000-01-01'] : ['1000-01-01', '2199-01-01']
    if (!endless.has(name)) expect((await ask({ [name]: none })).content).toEqual([])
    expect((await ask({ [name]: all })).page.totalElements).toBe(whole.page.totalElements)
  } else if (filter.kind === 'text') {
    expect((await ask({ [name]: 'qzxwqzxw'.slice(0, filter.longest) })).content).toEqual([])
    if (known === null) return
    const shown = row && has(row) ? [String(row[name])] : textsOf(row)
    const tried = known === undefined ? shown : [known]
    const found = async (typed: string) => (await ask({ [name]: typed, size: 100 })).page.totalElements > 0
    const hits = []
    for (const typed of new Set(tried)) if (await found(typed)) hits.push(typed)
    expect(hits, `${name} finds none of ${tried.join(', ')}`).not.toEqual([])
  } else if (filter.kind === 'several' && row && has(row)) {
    const { content } = await ask({ [name]: [row[name]] })
    expect(content.length).toBeGreaterThan(0)
    for (const one of content) expect(one[name]).toBe(row[name])
  }
}

describe.each(listed)(
  'the list of $name',
  ({ name, call, list }: { name: string; call: Call; list: List }) => {
    let ask: (asked: Row) => Promise<Page>
    let whole: Page

    beforeAll(async () => {
      ask = await openList(name, call)
      whole = await ask({ size: 100 })
    })

    test('has rows, without which nothing here would say anything', () => {
      expect(whole.page.totalElements).toBeGreaterThan(1)
    })

    test.each(list.sorts)('is the same page by page, and repeats no row: %s', async (sort) => {
      const sorted = await ask({ sort, size: 100 })
      const pages = []
      for (let page = 1; page <= Math.min(sorted.page.totalElements, 12); page += 1) {
        pages.push(...keysOf(await ask({ sort, size: 1, page })))
      }
      const keys = keysOf(sorted)
      expect(pages).toEqual((turned.has(name) ? keys.toReversed() : keys).slice(0, 12))
      expect(new Set(pages).size).toBe(pages.length)
      const past = await ask({ sort, size: 1, page: 100_000 })
      expect(past.content).toEqual([])
      expect(past.page.totalElements).toBe(sorted.page.totalElements)
    })

    test('runs backwards by the columns that can be sorted', async () => {
      for (const { up, down } of Object.values(list.columns)) {
        const rising = keysOf(await ask({ sort: up, size: 100 }))
        expect(rising.length).toBeGreaterThan(1)
        expect(keysOf(await ask({ sort: down, size: 100 }))).toEqual(rising.toReversed())
      }
    })

    test('is narrowed by each of its filters', async () => {
      for (const filter of Object.entries(list.filters)) {
        await checkFilter(ask, filter, whole, unseen[name]?.[filter[0]])
      }
    })

    test('counts what each of its tabs holds, whatever tab is open and whatever page', async () => {
      const tabs = tabsOf(list)
      for (const filters of tabs.length > 0 ? otherFilters(list) : []) {
        const held: Record<string, number> = {}
        for (const tab of tabs) {
          held[tab] = (await ask({ ...filters, [list.tabs!]: tab })).page.totalElements
        }
        for (const more of [{}, { [list.tabs!]: tabs[0]! }, { page: 1000 }]) {
          expect((await ask({ ...filters, ...more })).counts).toEqual(held)
        }
        const all = await ask(filters)
        const sum = Object.values(held).reduce((one, other) => one + other, 0)
        expect(all.page.totalElements).toBe(sum)
      }
    })

    test('has pages of the size that goes without saying', async () => {
      const { content } = await ask({})
      expect(content.length).toBe(Math.min(wholeList(list).size, whole.page.totalElements))
    })
  },
)

test('rows are made for lists that there are', async () => {
  const names = listed.map(({ name }) => name)
  const { listRows } = await callSamples()
  for (const name of [...Object.keys({ ...listRows, ...fixed }), ...turned]) expect(names).toContain(name)
})
