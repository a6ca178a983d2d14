import { calls } from '@portal/protocol/calls.ts'
import { mostPassages } from '@portal/protocol/assistant/constants.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { saveCases } from '../cases/actions/save-cases.ts'
import { makeDocument as makeCase, textIn as caseTextIn } from '../cases/fixtures.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { demoDocuments, makeDocument, textIn } from '../laws/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { offTopic } from './fixtures.ts'
import { passageLength } from './passages/cut.ts'
import { wordingsOf } from './passages/understand.ts'

type Turn = OutputOf<typeof calls.assistant.ask>

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
  const { db } = portal.services
  for (const document of demoDocuments()) await saveLaw(db, document)
  const sentences = Array.from({ length: 80 }, (_, at) => `第${at}项规定了一般事项的办理程序。`)
  sentences.splice(40, 0, '驼铃遗失的，保管人应当补铸。')
  await saveLaw(db, makeDocument({ texts: [textIn('zh', '骆驼保管法', [sentences.join('')])] }))
  const repealed = { effectiveOn: '2000-01-01', versionOn: '2000-01-01', adoptedOn: '2000-01-01' }
  const text = (title: string) => [textIn('zh', title, ['骆驼的驼峰检验应当每年进行。'])]
  await saveLaw(db, makeDocument({ ...repealed, repealedOn: '2010-01-01', texts: text('旧驼峰法') }))
  await saveLaw(db, makeDocument({ ...repealed, number: '1', texts: text('新驼峰法一') }))
  const registered = makeDocument({ texts: [textIn('zh', '驼乳法', ['驼乳应当分级。'], { original: true })] })
  for (const one of [registered, { ...registered, versionOn: '2024-03-01', amended: true }]) {
    await saveLaw(db, one)
  }
  const decided = (title: string, result: string) => [caseTextIn('zh', title, { RESULT: result })]
  await saveCases(db, [
    makeCase({ texts: decided('驼峰寄养案一', '寄养的双峰骆驼走失的，寄养人按照市价赔偿。') }),
    makeCase({
      sample: false,
      texts: decided('驼峰寄养案二', '寄养的双峰骆驼走失，寄养人应当按照市价赔偿。'),
    }),
  ])
  await portal.follower.caughtUp()
})
afterAll(() => portal.close())

async function ask(question: string, language: Language = 'zh', more: object = {}): Promise<Turn> {
  const body = { question, ...more }
  return expectCode<Turn>(await makeCall(portal.app, calls.assistant.ask, { body }, { language }), 'done')
}

const markedOf = ({ text }: Turn['passages'][number]) =>
  text.flatMap((fragment) => (fragment.marked ? fragment.text : []))

const articles = [
  ['民法典第577条规定了什么责任？', 'zh'],
  ['《中华人民共和国民法典》第五百七十七条', 'zh'],
  ['What does Article 577 of the Civil Code of the People’s Republic of China say?', 'en'],
  ['Что говорит ст. 577 Гражданского кодекса КНР?', 'ru'],
  [`我们公司与对方签订了合同。${'对方一直没有交货。'.repeat(40)}按照民法典第577条我能要求什么？`, 'zh'],
] as const

/** What stands beside each other: passages of one country, and those of treaties. */
function expectTogether(passages: Turn['passages']) {
  const groups = passages.map(({ isTreaty, country }) => (isTreaty ? 'treaty' : country))
  const changes = groups.filter((group, at) => group !== groups[at - 1])
  expect(new Set(changes).size).toBe(changes.length)
}

describe('a citation', () => {
  test.each(articles)('%s', async (question, language) => {
    const { state, passages } = await ask(question, language)
    expect(state).toBe('FOUND')
    expect(passages[0]).toMatchObject({ number: 1, kind: 'law', country: 'CN', isNamed: true })
    expect(passages[0]!.address).toMatch(/^\/eli\/cn\/code\/2020-05-28\/.+art_577$/)
    expect(passages.slice(1).some(({ isNamed }) => isNamed)).toBe(false)
  })

  test('of an article that is not held answers nothing in its name', async () => {
    const { passages } = await ask('民法典第9577条')
    expect(passages.some(({ isNamed, address }) => isNamed || address.endsWith('9577'))).toBe(false)
  })
})

describe('passages', () => {
  test.each([
    ['哈萨克斯坦有限责任公司的最低注册资本', 'zh', 'KZ'],
    ['How long is annual paid leave in Kazakhstan?', 'en', 'KZ'],
    ['Как взыскать неустойку по договору в России?', 'ru', 'RU'],
  ] as const)('are of the country that is named: %s', async (question, language, country) => {
    const { state, passages } = await ask(question, language)
    expect(state).toBe('FOUND')
    expect(passages[0]).toMatchObject({
      country,
      language,
      timeliness: expect.stringMatching(/IN_FORCE|AMENDED/),
    })
    expect(markedOf(passages[0]!)).toHaveLength(1)
  })

  test('stand together by countries, are numbered, and are no more than are shown', async () => {
    const { passages } = await ask('劳动合同解除的经济补偿')
    expect(passages.map(({ number }) => number)).toEqual(passages.map((_, at) => at + 1))
    expect(passages.length).toBeLessThanOrEqual(mostPassages)
    expectTogether(passages)
  })

  test.each([
    ['外国仲裁裁决在什么情况下可以拒绝承认和执行？', 'zh'],
    ['Article V of the New York Convention', 'en'],
    ['Статья V Нью-Йоркской конвенции', 'ru'],
  ] as const)(
    'of a treaty come once for all its countries, apart from the law of these: %s',
    async (question, language) => {
      const { passages } = await ask(question, language)
      const treaties = passages.filter(({ isTreaty }) => isTreaty)
      expect(treaties.length).toBeGreaterThan(0)
      const places = treaties.map(({ title, heading }) => `${title} ${heading}`)
      expect(new Set(places).size).toBe(places.length)
      for (const { address } of treaties) expect(address).toMatch(/^\/eli\/[a-z]{2}\/treaty\//)
      for (const { isTreaty, address } of passages) if (!isTreaty) expect(address).not.toContain('/treaty/')
      expectTogether(passages)
    },
  )

  test('are of the one country that is asked for', async () => {
    const { passages } = await ask('外国人的工作许可', 'zh', { country: 'RU' })
    expect(passages.length).toBeGreaterThan(0)
    expect(new Set(passages.map(({ country }) => country))).toEqual(new Set(['RU']))
  })

  test('of a long article are cut about the sentence that matters', async () => {
    const { passages } = await ask('《骆驼保管法》第1条：驼铃遗失的，保管人应当补铸吗？')
    const passage = passages.find(({ title }) => title === '骆驼保管法')!
    expect(markedOf(passage)).toEqual(['驼铃遗失的，保管人应当补铸。'])
    const text = passage.text.map((fragment) => fragment.text).join('')
    expect(text.length).toBeLessThanOrEqual(passageLength)
    expect(text).toMatch(/^….*…$/s)
  })

  test('say what is a digest, and what a translation', async () => {
    const [digest] = (await ask('民法典第577条规定了什么责任？')).passages
    expect(digest).toMatchObject({ isDigest: true, isOriginal: true, isSample: false })
    const [translated] = (await ask('《骆驼保管法》第1条：驼铃遗失的，保管人应当补铸吗？')).passages
    expect(translated).toMatchObject({ isDigest: false, isOriginal: false })
  })

  test('say which cases are samples', async () => {
    const { passages } = await ask('寄养的双峰骆驼走失，按照市价赔偿')
    const cases = passages.filter(({ kind }) => kind === 'case')
    expect(new Map(cases.map(({ title, isSample }) => [title, isSample]))).toEqual(
      new Map([
        ['驼峰寄养案一', true],
        ['驼峰寄养案二', false],
      ]),
    )
  })

  test('of a version whose first day is not recorded say when it was adopted', async () => {
    const [passage] = (await ask('《驼乳法》第1条规定了什么？')).passages
    expect(passage).toMatchObject({ title: '驼乳法', day: null, adoptedOn: '2024-03-01' })
  })

  test('are of what is in force, unless the question asks for what is not, which they say', async () => {
    const statesFor = async (question: string) => {
      const { passages } = await ask(question, 'zh', { country: 'KZ' })
      return passages.flatMap(({ title, timeliness }) => (title.includes('驼峰法') ? [timeliness] : []))
    }
    expect(await statesFor('驼峰检验每年进行几次？')).toEqual(['IN_FORCE'])
    expect(await statesFor('已废止的驼峰检验规定每年进行几次？')).toContain('REPEALED')
  })
})

describe('a question that goes on', () => {
  const earlier = ['哈萨克斯坦有限责任公司的最低注册资本是多少？']

  test('keeps the country that was spoken of', async () => {
    const { passages } = await ask('股份公司的最低注册资本呢，有什么不同要求？', 'zh', { earlier })
    expect(passages[0]?.country).toBe('KZ')
  })

  test('keeps the matter where it names another country', async () => {
    const { state, passages } = await ask('那在俄罗斯呢？', 'zh', { earlier })
    expect(state).toBe('FOUND')
    expect(passages[0]?.country).toBe('RU')
    expect(
      passages
        .slice(0, 3)
        .map(({ text }) => text.map((one) => one.text).join(''))
        .join(),
    ).toMatch(/注册资本/)
  })

  test.each([
    [
      '违约的责任怎么承担？',
      'zh',
      '对方说违约金约定得太高，法院会减少吗？',
      '红烧肉要炖多久才会软烂入味呢？',
    ],
    [
      'How long is annual paid leave in Kazakhstan?',
      'en',
      'And who pays the wages when an employee is dismissed?',
      'How do I bake sourdough bread at home?',
    ],
    [
      'Как взыскать неустойку по договору в России?',
      'ru',
      'А если неустойка явно несоразмерна последствиям нарушения?',
      'Сколько соли и свёклы класть в борщ на троих?',
    ],
  ] as const)('goes on with its matter, not with another: %s', async (first, language, next, another) => {
    const asked = { earlier: [first] }
    expect((await ask(next, language, asked)).state).toBe('FOUND')
    expect((await ask(another, language, asked)).state).toBe('UNANSWERED')
  })

  test.each([
    ['zh', '那在乌兹别克斯坦呢？', ['哈萨克斯坦解雇员工的通知期是多久？', '那补偿金呢？']],
    ['en', 'And in Uzbekistan?', ['How long is the notice of dismissal in Kazakhstan?', 'And compensation?']],
    ['ru', 'А в Узбекистане?', ['Какой срок уведомления об увольнении в Казахстане?', 'А компенсация?']],
  ] as const)('goes back to the last that asks alone, and no further: %s', (language, question, asked) => {
    const given = { question, country: undefined, language, isSent: false }
    const keyword = [question, ...asked.toReversed()].join(' ')
    for (const before of [asked, ['红烧肉要炖多久才会软烂入味呢？', ...asked]])
      expect(wordingsOf({ ...given, earlier: before })).toMatchObject([{ keyword, isAlone: false }])
  })

  test('leaves the article that was named for another that it names', async () => {
    const { passages } = await ask('民法典第585条说了什么？', 'zh', { earlier: ['民法典第577条说了什么？'] })
    expect(passages.filter(({ isNamed }) => isNamed).map(({ address }) => address)).toEqual([
      expect.stringMatching(/art_585$/),
    ])
    expect(passages.some(({ address }) => address.endsWith('art_577'))).toBe(false)
  })
})

describe('what the texts do not answer', () => {
  test('is said of most questions that have nothing to do with law', async () => {
    const answered: string[] = []
    for (const [language, question] of offTopic) {
      if ((await ask(question, language)).state === 'FOUND') answered.push(question)
    }
    expect(answered.length, answered.join(' ')).toBeLessThanOrEqual(offTopic.length / 6)
  })

  test('signs that demand something in a search demand nothing of a question', async () => {
    expect((await ask('“违约金”与“定金”可以同时主张吗？')).state).toBe('FOUND')
  })
})
