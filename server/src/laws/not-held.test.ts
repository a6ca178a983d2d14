import { calls } from '@portal/protocol/calls.ts'
import type { CheckAnswer } from '@portal/protocol/checks/schemas.ts'
import type { CitationCard } from '@portal/protocol/citations/schemas.ts'
import type { ArticleDetails, LawDetails } from '@portal/protocol/laws/schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { saveLaw } from './actions/save-law.ts'
import { lawAddress } from './address.ts'
import { makeDocument, searchLaws, textIn } from './fixtures.ts'
import { articlesQuoted } from './quoted-articles.ts'

const title = '中华人民共和国商标法'
const act = { country: 'CN', number: null, effectLevel: 'LAW', adoptedOn: '1982-08-23' } as const
const wordingOf = (versionOn: string, inForceFrom: string) =>
  makeDocument({
    ...act,
    effectiveOn: '1983-03-01',
    versionOn,
    inForceFrom,
    amended: true,
    texts: [textIn('zh', title, [`注册商标（${versionOn}）。`], { original: true })],
  })
/** Of the wordings of 1993, 2001, 2013, 2019 and 2026, which the table knows. */
const [second, third] = [wordingOf('1993-02-22', '1993-07-01'), wordingOf('2013-08-30', '2014-05-01')]
const address = `/eli/${lawAddress(second)}`

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
  for (const document of [second, third]) await saveLaw(portal.services.db, document)
})
afterAll(() => portal.close())

const lawAt = async (on?: string) =>
  expectCode<LawDetails>(
    await makeCall(portal.app, calls.laws.byAddress, { query: { address, ...(on && { on }) } }),
    'done',
  )

const change = (decidedOn: string, inForceFrom: string) => ({
  decidedOn,
  inForceFrom,
  decision: expect.stringMatching(/^第.+届全国人民代表大会常务委员会/u),
})

describe('a wording that a known decision amended, whose own wording is not held', () => {
  test('says so on its page, and ends on the eve of what is not held', async () => {
    expect(await lawAt()).toMatchObject({
      isCurrent: true,
      version: {
        versionOn: '2013-08-30',
        inForceUntil: '2019-10-31',
        notHeldAfter: [change('2019-04-23', '2019-11-01'), change('2026-06-26', '2027-01-01')],
      },
    })
    expect((await lawAt('2000-01-01')).version).toMatchObject({
      versionOn: '1993-02-22',
      inForceUntil: '2001-11-30',
      notHeldAfter: [change('2001-10-27', '2001-12-01')],
    })
  })

  test('says so on the page of an article', async () => {
    const { version, wordings } = expectCode<ArticleDetails>(
      await makeCall(portal.app, calls.laws.article, { query: { address: `${address}/art_1` } }),
      'done',
    )
    expect(version.notHeldAfter).toMatchObject([{ inForceFrom: '2019-11-01' }, { inForceFrom: '2027-01-01' }])
    expect(wordings.map(({ inForceUntil }) => inForceUntil)).toEqual(['2019-10-31', '2001-11-30'])
  })

  test('says so where it is found, cited and quoted', async () => {
    await portal.follower.caughtUp()
    const { content } = await searchLaws(portal, { keyword: title })
    expect(content[0]).toMatchObject({ title, amendedFrom: '2019-11-01' })
    const { id } = await lawAt()
    const cardOn = async (on?: string) =>
      expectCode<CitationCard>(
        await makeCall(portal.app, calls.citations.card, {
          query: { kind: 'law', id, article: '1', ...(on && { on }) },
        }),
        'done',
      )
    expect(await cardOn()).toMatchObject({ day: '2014-05-01', amendedFrom: '2019-11-01' })
    expect(await cardOn('2000-01-01')).toMatchObject({ day: '1993-07-01', amendedFrom: '2001-12-01' })
    const quoted = await articlesQuoted(portal.services.db, [{ lawId: id, key: '1' }], {
      day: '2026-01-01',
      reader: 'zh',
    })
    expect(quoted).toMatchObject([{ amendedFrom: '2019-11-01' }])
  })

  test('is not what a question means that names the version not held', async () => {
    await portal.follower.caughtUp()
    const cited = async (keyword: string) => (await searchLaws(portal, { keyword })).versionsCited
    expect(await cited('商标法第一条')).toEqual([])
    expect(await cited('2013年商标法第一条')).toEqual([])
    expect(await cited('商标法（2019修正）第一条')).toMatchObject([
      { asked: '商标法（2019修正）第一条', isHeld: false },
    ])
    const { notHeld } = await searchLaws(portal, { keyword: '商标法（2019修正）第九条' })
    expect(notHeld).toEqual([])
    expect(await cited('1993年商标法第一条')).toMatchObject([
      { isHeld: true, inForceFrom: '1993-07-01', inForceUntil: '2001-11-30' },
    ])
  })

  test('says so in a check of citations, from the day that it ended', async () => {
    const markOn = async (on: string) => {
      const body = { text: `《${title}》第一条`, on }
      const answer = await makeCall(portal.app, calls.checks.check, { body })
      const { citations } = expectCode<CheckAnswer>(answer, 'done')
      return citations.map(({ mark, reason, reasonOn }) => [mark, reason, reasonOn])
    }
    expect(await markOn('2019-10-31')).toEqual([['exact', null, null]])
    expect(await markOn('2019-11-01')).toEqual([['notHeld', 'laterNotHeld', '2019-11-01']])
  })

  test('is quoted for a day before its own as one to come, also where its law was in force', async () => {
    const { id } = await lawAt()
    const quotedOn = async (day: string) => {
      const quoted = await articlesQuoted(portal.services.db, [{ lawId: id, key: '1' }], {
        day,
        reader: 'zh',
      })
      return quoted.map((one) => [one?.timeliness, one?.inForceFrom])
    }
    expect(await quotedOn('1993-07-01')).toEqual([['AMENDED', '1993-07-01']])
    expect(await quotedOn('1985-01-01')).toEqual([['NOT_YET_IN_FORCE', '1993-07-01']])
    expect(await quotedOn('1983-02-28')).toEqual([['NOT_YET_IN_FORCE', '1993-07-01']])
  })

  test('says nothing of it once what it became is held', async () => {
    await saveLaw(portal.services.db, wordingOf('2019-04-23', '2019-11-01'))
    await saveLaw(portal.services.db, wordingOf('2026-06-26', '2027-01-01'))
    await portal.follower.caughtUp()
    expect((await lawAt('2020-01-01')).version).toMatchObject({
      inForceUntil: '2026-12-31',
      notHeldAfter: [],
    })
    expect((await lawAt('2027-01-01')).version).toMatchObject({ inForceUntil: null, notHeldAfter: [] })
    const { content } = await searchLaws(portal, { keyword: title })
    expect(content[0]!.amendedFrom).toBeNull()
  })
})

test('an act that only bears the title of another country’s is not said to be amended', async () => {
  const document = makeDocument({
    country: 'RU',
    versionOn: '2013-08-30',
    adoptedOn: '1982-08-23',
    effectiveOn: '1983-03-01',
    texts: [textIn('zh', title, ['一。'])],
  })
  await saveLaw(portal.services.db, document)
  const query = { address: `/eli/${lawAddress(document)}` }
  const law = expectCode<LawDetails>(await makeCall(portal.app, calls.laws.byAddress, { query }), 'done')
  expect(law.version.notHeldAfter).toEqual([])
})

describe('the card of a citation', () => {
  const cardOf = async (law: LawDetails, article?: string) =>
    expectCode<CitationCard>(
      await makeCall(portal.app, calls.citations.card, {
        query: { kind: 'law', id: law.id, ...(article && { article }) },
      }),
      'done',
    )

  test('says what is a digest, and what a translation', async () => {
    const texts = [
      textIn('zh', '骆驼牧场法', ['牧场归集体。']),
      textIn('ru', 'О пастбищах верблюдов', ['Пастбища.'], { digest: true }),
    ]
    const document = makeDocument({ texts })
    await saveLaw(portal.services.db, document)
    const query = { address: `/eli/${lawAddress(document)}` }
    const law = expectCode<LawDetails>(await makeCall(portal.app, calls.laws.byAddress, { query }), 'done')
    expect(await cardOf(law, '1')).toMatchObject({ isDigest: false, isOriginal: false, isSample: false })
    const russian = await makeCall(
      portal.app,
      calls.citations.card,
      { query: { kind: 'law', id: law.id, article: '1' } },
      { language: 'ru' },
    )
    expect(expectCode<CitationCard>(russian, 'done')).toMatchObject({ isDigest: true, isOriginal: true })
    expect(await cardOf(law)).toMatchObject({ isDigest: false, isOriginal: null })
  })
})
