import { calls } from '@portal/protocol/calls.ts'
import type { Call, OutputOf } from '@portal/protocol/kernel/call.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { PublicationKind } from '@portal/protocol/publications/kinds.ts'
import { publicationLifecycle } from '@portal/protocol/publications/lifecycle.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { addConsultation } from '../consultations/fixtures/rows.ts'
import { addApplication } from '../events/fixtures/rows.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { addPublication, setState } from '../publications/fixtures/add-publication.ts'
import { addRequirement, addSignUp } from '../requirements/fixtures/rows.ts'
import { addSomebody } from '../testing/somebody.ts'
import { openTestPortal } from '../testing/store.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterEach(() => vi.useRealTimers())
afterAll(() => portal.close())

const { home } = calls

async function read<C extends Call>(call: C, language: Language = 'zh', from = portal): Promise<OutputOf<C>> {
  return expectCode<OutputOf<C>>(await makeCall(from.app, call, {}, { language }), 'done')
}

/** Has it be a day, at noon in the zone. */
const itIs = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00+08:00`) })

describe('changes in the law', () => {
  const act = makeDocument({
    adoptedOn: '2019-05-01',
    versionOn: '2019-05-01',
    effectiveOn: '2019-06-01',
    inForceFrom: '2019-06-01',
    texts: [textIn('zh', '商路法', ['第一条的文字。'])],
  })
  const amended = { ...act, versionOn: '2090-03-01', inForceFrom: '2090-04-10', amended: true }
  const laws = [
    act,
    { ...amended, texts: [textIn('zh', '商路法', ['第一条的新文字。'])] },
    { ...amended, versionOn: '2090-04-01', inForceFrom: '2090-06-01' },
    makeDocument({
      country: 'CN',
      adoptedOn: '2090-01-01',
      versionOn: '2090-01-01',
      effectiveOn: '2090-04-15',
      texts: [textIn('zh', '新法', ['一。'])],
    }),
    makeDocument({ repealedOn: '2090-04-05', texts: [textIn('ru', 'О старом', ['Раз.'])] }),
    // Its first wording is not held, and it has another language than what is.
    makeDocument({
      adoptedOn: '2001-01-01',
      versionOn: '2090-02-01',
      effectiveOn: '2001-02-01',
      inForceFrom: '2090-03-20',
      amended: true,
      texts: [textIn('zh', '只有新文本的法', ['一。'])],
    }),
    // Amended before it began.
    makeDocument({
      adoptedOn: '2090-01-01',
      versionOn: '2090-05-01',
      effectiveOn: '2090-07-01',
      inForceFrom: '2090-07-01',
      amended: true,
      texts: [textIn('zh', '施行前修改的法', ['一。'])],
    }),
    // When it began is not recorded.
    makeDocument({
      adoptedOn: '2001-01-01',
      versionOn: '2090-04-12',
      effectiveOn: '2001-02-01',
      amended: true,
    }),
  ]

  let own: Portal
  beforeAll(async () => {
    own = await openTestPortal()
    for (const law of laws) await saveLaw(own.services.db, law)
  })
  afterAll(() => own.close())

  const on = async (day: string, language: Language = 'zh') => {
    itIs(day)
    return read(home.lawChanges, language, own)
  }

  test('are the wordings that began and the laws that were repealed up to today, the newest first', async () => {
    const { since, changes } = await on('2090-04-20')
    expect(since).toBe('2090-03-20')
    expect(changes.map(({ title, change, on: day }) => [title, change, day])).toEqual([
      ['新法', 'inForce', '2090-04-15'],
      ['商路法', 'amended', '2090-04-10'],
      ['О старом', 'repealed', '2090-04-05'],
      ['只有新文本的法', 'amended', '2090-03-20'],
      ['О старом', 'inForce', '2020-07-01'],
    ])
  })

  test('lead to the comparison with the wording before, where a reader can have it', async () => {
    const { changes } = await on('2090-04-20')
    expect(changes.map(({ comparison }) => comparison !== null)).toEqual([false, true, false, false, false])
    const { id, from, to } = changes[1]!.comparison!
    const compared = await makeCall(own.app, calls.laws.compare, { params: { id }, query: { from, to } })
    expect(expectCode<OutputOf<typeof calls.laws.compare>>(compared, 'done')).toMatchObject({
      from: { inForceFrom: '2019-06-01' },
      to: { inForceFrom: '2090-04-10' },
      counts: { changed: 1 },
    })
    expect(
      (await makeCall(own.app, calls.laws.byAddress, { query: { address: changes[1]!.address } })).statusCode,
    ).toBe(200)
  })

  test('are told in the reader’s language, with the country by name', async () => {
    const { changes } = await on('2090-04-20', 'en')
    expect(changes.map(({ country }) => country)).toEqual([
      'China',
      'Kazakhstan',
      'Kazakhstan',
      'Kazakhstan',
      'Kazakhstan',
    ])
    expect(changes[0]).toMatchObject({ title: '新法', titleLanguage: 'zh' })
  })

  test('of days to come are not told before', async () => {
    expect((await on('2090-05-31')).changes[0]).toMatchObject({ on: '2090-04-15' })
    expect((await on('2090-06-01')).changes[0]).toMatchObject({ on: '2090-06-01', change: 'amended' })
  })

  test('say that a law begins on its day, whatever was amended before', async () => {
    expect((await on('2090-07-01')).changes[0]).toMatchObject({ title: '施行前修改的法', change: 'inForce' })
  })

  test('are none where no law is held', async () => {
    const empty = await openTestPortal()
    expect((await read(home.lawChanges, 'zh', empty)).changes).toEqual([])
    await empty.close()
  })
})

describe('the figures', () => {
  test('count what was published in each of twelve months, cooperations, and answers', async () => {
    itIs('2026-11-23')
    const { db } = portal.services
    const [owner, provider] = [
      await addSomebody(portal.services, 'ENTERPRISE'),
      await addSomebody(portal.services, 'LAWYER'),
    ]
    const publishedAt = (
      instant: string | null,
      state: 'DISPLAYED' | 'REVIEWING' | 'DELETED' = 'DISPLAYED',
    ) => addRequirement(db, owner.id, { state, published_at: instant === null ? null : new Date(instant) })
    const before = await read(home.statistics)
    // The first of December in the zone, the last of November elsewhere.
    const first = await publishedAt('2025-11-30T16:30:00Z')
    await publishedAt('2025-11-30T15:30:00Z')
    const last = await publishedAt('2026-11-22T00:00:00Z', 'DELETED')
    await publishedAt(null, 'REVIEWING')
    await addSignUp(db, first, provider.id, 'COOPERATING')
    await addSignUp(db, last, provider.id, 'NO_COOPERATION')
    itIs('2026-11-24')
    const after = await read(home.statistics)
    expect(after.months.map(({ month }) => month)).toEqual([
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
    ])
    const added = after.months.map(({ count }, at) => count - before.months[at]!.count)
    expect(added).toEqual([1, ...Array.from({ length: 10 }, () => 0), 1])
    expect(after.requirementsPublished - before.requirementsPublished).toBe(3)
    expect(after.cooperations - before.cooperations).toBe(1)
    expect(zoneToday(new Date(after.countedAt))).toBe('2026-11-24')
    expect(after.answerHours).toBeNull()
  })

  test('say how long a first answer takes once enough were answered', async () => {
    const { db } = portal.services
    const asker = await addSomebody(portal.services, 'PERSON')
    const now = Date.now()
    for (const hours of [1, 2, 3, 4, 50]) {
      await addConsultation(db, asker.id, 'REPLIED', {
        asked_at: new Date(now - hours * 3_600_000),
        replied_at: new Date(now),
      })
    }
    // Another day, so that nothing kept is shown.
    vi.useFakeTimers({ toFake: ['Date'], now: now + 86_400_000 })
    expect((await read(home.statistics)).answerHours).toBe(3)
  })
})

describe('trainings and activities', () => {
  const at = (starts: string, hours = 2) => ({
    starts_at: new Date(starts),
    ends_at: new Date(new Date(starts).getTime() + hours * 3_600_000),
  })
  const add = async (kind: PublicationKind, version: ReturnType<typeof at> & { seats?: number }) =>
    (await addPublication(portal.services, { kind, version })).id

  test('stand on the days they begin in three months, and the next that are not over beside', async () => {
    await add('training', at('2026-10-31T15:00:00Z', 0.5))
    // The first of November in the zone.
    const first = await add('training', at('2026-10-31T16:30:00Z'))
    const running = await add('activity', { ...at('2026-11-23T03:00:00Z'), seats: 40 })
    const later = await add('training', at('2026-12-30T03:00:00Z'))
    const last = await add('training', at('2027-01-31T15:00:00Z'))
    const far = await add('activity', at('2027-02-01T03:00:00Z'))
    for (const state of ['CONFIRMED', 'WAITING'] as const) {
      const { id } = await addSomebody(portal.services, 'PERSON')
      await addApplication(portal.services.db, running, id, state)
    }
    itIs('2026-11-23')
    const { today, days, next } = await read(home.events, 'en')
    expect(today).toBe('2026-11-23')
    expect(days.map(({ id, on }) => [id, on])).toEqual([
      [first, '2026-11-01'],
      [running, '2026-11-23'],
      [later, '2026-12-30'],
      [last, '2027-01-31'],
    ])
    expect(next.map(({ id }) => id)).toEqual([running, later, last])
    expect(next[0]).toMatchObject({ kind: 'activity', seats: 40, taken: 1, language: 'zh' })
    itIs('2027-01-31')
    expect((await read(home.events)).next.map(({ id }) => id)).toEqual([last, far])
  })

  test('leave no day empty on which something begins, however many begin before it', async () => {
    const many = Array.from({ length: 61 }, () => at('2090-03-05T03:00:00Z'))
    for (const version of [at('2090-02-20T03:00:00Z', 1000), ...many]) await add('training', version)
    await add('activity', at('2090-03-05T11:00:00Z'))
    // The last hour of the span in the zone.
    await add('training', at('2090-05-31T15:00:00Z'))
    itIs('2090-03-10')
    const { days } = await read(home.events)
    expect(days.map(({ kind, on }) => `${on} ${kind}`)).toEqual([
      ...Array.from({ length: 10 }, () => '2090-03-05 training'),
      '2090-03-05 activity',
      '2090-05-31 training',
    ])
  })
})

describe.each([
  ['zone', ['news', 'policy', 'notice', 'article', 'ask', 'case', 'interview']],
  ['events', ['training', 'activity']],
] as const)('the part of the page that is called %s', (name, kinds) => {
  const body = async () => JSON.stringify(await read(home[name] as Call))

  test.each(kinds)('shows of the kind %s what is published, and nothing else', async (kind) => {
    const soon = new Date(Date.now() + 3_600_000)
    for (const state of publicationLifecycle.states) {
      const word = `样例${kind}${state}`
      const { versionId } = await addPublication(portal.services, {
        kind,
        state,
        texts: Object.fromEntries(languages.map((language) => [language, { title: word, summary: word }])),
        version: {
          is_pinned: true,
          ...(name === 'events' && { starts_at: soon, ends_at: new Date(soon.getTime() + 3_600_000) }),
        },
      })
      expect([state, (await body()).includes(word)]).toEqual([state, state === 'PUBLISHED'])
      if (state !== 'PUBLISHED') continue
      await setState(portal.services, { [versionId]: 'WITHDRAWN' })
      expect((await body()).includes(word)).toBe(false)
    }
  })
})
