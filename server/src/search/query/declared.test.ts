import { expect, test } from 'vitest'
import type { CollectionDeclaration, SearchGroup, SearchQuestion } from '../door.ts'
import { breach, indexOf, knowing, makeQuestion } from '../fixtures.ts'
import { analyse, search } from './search.ts'
import { similar } from './similar.ts'

/** Training sessions: of no feature, so that only the declaration tells the engine of them. */
const sessions: CollectionDeclaration = {
  kind: 'session',
  values: { area: 'many', mode: 'one', state: 'one' },
  dates: ['beginsOn', 'endsOn'],
  orderedBy: ['beginsOn'],
  parts: { place: 'text' },
  facets: ['area', 'mode', 'state', 'year'],
  figures: ['area', 'mode'],
  namedAs: 'title',
  byDay: {
    value: 'state',
    begins: 'beginsOn',
    before: 'UPCOMING',
    ends: 'endsOn',
    after: 'OVER',
  },
  alike: { area: 2 },
}

function session(
  id: string,
  title: string,
  text: string,
  facts: { area?: string[]; beginsOn?: string; endsOn?: string; place?: string } = {},
): SearchGroup {
  const { area = [], beginsOn = null, endsOn = null, place } = facts
  return {
    id,
    kind: 'session',
    number: null,
    titles: [{ language: 'zh', title, shortTitles: [] }],
    units: [{ language: 'zh', key: 'text', number: '', heading: null, text }],
    values: { area, mode: 'ONLINE', state: 'OPEN' },
    dates: { beginsOn, endsOn },
    parts: { place: place === undefined ? [] : [place] },
    shown: { seats: id.length },
  }
}

const index = indexOf(sessions, [
  session('over', '跨境合同培训', '违约责任与赔偿。', {
    area: ['CONTRACT', 'TRADE'],
    beginsOn: '2026-01-01',
    endsOn: '2026-02-01',
    place: '青岛 Hall A',
  }),
  session('open', '合同风险讲座', '违约责任与赔偿。', { area: ['CONTRACT'], beginsOn: '2026-11-01' }),
  session('soon', '劳动用工课程', '考勤与工资。', { area: ['LABOUR'], beginsOn: '2027-03-01' }),
])

const ask = (keyword: string, changes: Partial<SearchQuestion> = {}) =>
  search(index, knowing([breach]), makeQuestion(keyword, changes))
const ids = (...asked: Parameters<typeof ask>) => ask(...asked).groups.map(({ id }) => id)

test('what is declared is found, by its words, by other words and by its title', () => {
  expect(ids('违约责任')).toEqual(['open', 'over'])
  expect(ids('broke the deal')).toEqual(['open', 'over'])
  expect(ask('劳动用工课程').resolved).toEqual({ id: 'soon', shown: { seats: 4 }, unitKey: null, units: [] })
})

test('of a group that has units apart, only those that are asked for are looked at, and titles', () => {
  const open = { units: ['open'] }
  const apart = session('apart', '公开讲座', '保密的违约责任。')
  apart.units.push({ language: 'zh', key: 'open', number: '', heading: null, text: '货物买卖' })
  const own = indexOf(sessions, [apart])
  const found = (keyword: string, changes: Partial<SearchQuestion> = {}) =>
    search(own, knowing([breach]), makeQuestion(keyword, changes)).total
  for (const keyword of ['违约责任', 'broke the deal', '"保密的违约责任"']) {
    expect([found(keyword), found(keyword, open)]).toEqual([1, 0])
  }
  for (const keyword of ['货物买卖', '公开讲座', '']) {
    expect([found(keyword), found(keyword, open)]).toEqual([1, 1])
  }
  // Nor does what is kept apart tell of itself by being left out.
  expect([found('-违约责任'), found('-违约责任', open), found('-买卖', open)]).toEqual([0, 1, 0])
})

test('a value follows from the day', () => {
  const states = ask('').groups.map(({ id, values }) => [id, values['state']])
  expect(Object.fromEntries(states)).toEqual({ over: 'OVER', open: 'OPEN', soon: 'UPCOMING' })
  expect(ids('', { filters: { values: { state: ['OPEN'] } }, today: '2027-03-01' })).toEqual(['soon', 'open'])
})

test('it is filtered by values, dates and parts of texts, and ordered by its date', () => {
  expect(ids('', { filters: { values: { area: ['TRADE', 'LABOUR'] } }, sort: 'newest' })).toEqual([
    'soon',
    'over',
  ])
  expect(ids('', { filters: { dates: { beginsOn: { from: '2026-02-01', to: '2026-12-31' } } } })).toEqual([
    'open',
  ])
  expect(ids('', { filters: { parts: { place: 'hall' } } })).toEqual(['over'])
  expect(ids('', { filters: { years: [2027] } })).toEqual(['soon'])
})

test('several values of a group count once each, in facets and figures', () => {
  expect(ask('违约责任').facets['area']).toEqual([
    { value: 'CONTRACT', count: 2 },
    { value: 'TRADE', count: 1 },
  ])
  const { total, figures } = analyse(index, knowing(), makeQuestion(''))
  expect(total).toBe(3)
  expect(figures['area']).toEqual({
    basis: 3,
    counts: [
      { value: 'CONTRACT', count: 2 },
      { value: 'LABOUR', count: 1 },
      { value: 'TRADE', count: 1 },
    ],
  })
  expect(Object.keys(figures)).toEqual(['area', 'mode'])
})

test('what has its words and values in common is like it', () => {
  const like = similar(index, 'over', { size: 5, language: 'zh', today: '2026-11-21' })
  expect(like.map(({ id }) => id)).toEqual(['open'])
})
