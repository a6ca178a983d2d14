import { calls } from '@portal/protocol/calls.ts'
import { longestCheckedText, mostChecked } from '@portal/protocol/checks/constants.ts'
import type { CheckAnswer } from '@portal/protocol/checks/schemas.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import * as words from '@portal/protocol/words/zh/checks.ts'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall, type Sender, signInEveryType } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { readXlsx } from '../documents/fixtures.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { lawDocument } from '../laws/document.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'

let portal: Portal

const day = '2026-06-01'

/** A law of China with three articles, called so in each language. */
function made(names: Record<Language, string>, more: Partial<Parameters<typeof makeDocument>[0]> = {}) {
  return makeDocument({
    country: 'CN',
    adoptedOn: '2020-02-29',
    effectiveOn: '2020-07-01',
    versionOn: '2020-02-29',
    texts: languages.map((language) =>
      textIn(language, names[language], ['…', '…', '…'], { original: language === 'zh' }),
    ),
    ...more,
  })
}

const sample = {
  zh: '样品借用管理条例',
  en: 'Lending of Samples Act',
  ru: 'Закон о передаче торговых образцов',
}
const gone = {
  zh: '样品仓储管理条例',
  en: 'Warehousing of Samples Act',
  ru: 'Закон о складах торговых образцов',
}
const coming = {
  zh: '样品航运管理条例',
  en: 'Shipping of Samples Act',
  ru: 'Закон о перевозке торговых образцов',
}
const judged = {
  zh: '样品仲裁管理条例',
  en: 'Arbitration of Samples Act',
  ru: 'Закон об арбитраже торговых образцов',
}

beforeAll(async () => {
  portal = await openTestPortal()
  const { db } = portal.services
  const digest = textIn('zh', '样品拍卖管理条例', ['…'], { original: true, digest: true })
  const documents = [
    made(sample),
    made(gone, { repealedOn: '2024-01-01' }),
    made(judged),
    made(coming, { effectiveOn: '2027-01-01', versionOn: '2026-05-01', adoptedOn: '2026-05-01' }),
    made(sample, { number: '样品令', texts: [digest] }),
  ]
  for (const document of documents) await saveLaw(db, lawDocument.parse(document))
  await portal.follower.caughtUp()
})
afterAll(() => portal.close())

async function check(text: string, on = day, from: Sender = {}): Promise<CheckAnswer> {
  return expectCode(await makeCall(portal.app, calls.checks.check, { body: { text, on } }, from), 'done')
}

/** What is written, the mark and its reason. */
async function marks(text: string, on = day) {
  const { citations } = await check(text, on)
  return citations.map(({ start, end, mark, reason }) => [text.slice(start, end), mark, reason])
}

describe('the marks of citations', () => {
  test('in Chinese', async () => {
    const text = [
      '依照《样品借用管理条例》第二条、第三条，及《样品借用管理条例》第九条。本合同第五条，《买卖合同》第三条。',
      '《样品仓储管理条例》第一条；《样品航运管理条例》第一条；《样品借用管埋条例》第二条。',
      '《星际贸易法》第九条；《票据法》第十条；《道路交通安全法》第五条；《样品拍卖管理条例》第七条；（2020）京01民终1234号。',
    ]
    expect(await marks(text.join('\n'))).toEqual([
      ['《样品借用管理条例》第二条', 'exact', null],
      ['第三条', 'exact', null],
      ['《样品借用管理条例》第九条', 'articleMissing', null],
      ['《样品仓储管理条例》第一条', 'notInForce', 'repealed'],
      ['《样品航运管理条例》第一条', 'notInForce', 'notYet'],
      ['《样品借用管埋条例》第二条', 'nameDiffers', 'similarName'],
      ['《星际贸易法》第九条', 'notFound', null],
      ['《票据法》第十条', 'notHeld', null],
      ['《道路交通安全法》第五条', 'notHeld', null],
      ['《样品拍卖管理条例》第七条', 'notHeld', 'digest'],
      ['（2020）京01民终1234号', 'notFound', null],
    ])
  })

  test('in English', async () => {
    const text = [
      'Under section 2 of the Lending of Samples Act and s. 9 of the Lending of Samples Act,',
      'Warehousing of Samples Act, s. 1; Shipping of Samples Act, s. 1; Lending of Sampels Act, s. 2.',
      'Unknown Widgets Act 2001, s. 4. Negotiable Instruments Act 1881, s. 138. Section 5 of this Agreement.',
    ]
    expect((await marks(text.join('\n'))).map(([, mark, reason]) => [mark, reason])).toEqual([
      ['exact', null],
      ['articleMissing', null],
      ['notInForce', 'repealed'],
      ['notInForce', 'notYet'],
      ['nameDiffers', 'similarName'],
      ['notFound', null],
      ['notHeld', null],
    ])
  })

  test('in Russian', async () => {
    const text = [
      'Согласно статье 2 Закона КНР о передаче торговых образцов и ст. 9 Закона КНР о передаче торговых образцов.',
      'Статья 1 Закона КНР о складах торговых образцов; статья 1 Закона КНР о перевозке торговых образцов.',
      'Статья 5 Закона о межпланетной торговле; ст. 15 Закона о защите прав потребителей.',
    ]
    expect((await marks(text.join('\n'))).map(([, mark, reason]) => [mark, reason])).toEqual([
      ['exact', null],
      ['articleMissing', null],
      ['notInForce', 'repealed'],
      ['notInForce', 'notYet'],
      ['notFound', null],
      ['notHeld', null],
    ])
  })

  test.each([
    [
      'Section 2 of the Lending of Samples Act and CISG Article 35, and on s. 9 of the Lending of Samples Act.',
      ['exact', 'notHeld', 'articleMissing'],
    ],
    ['依照Lending of Samples Act, s. 2以及《样品借用管理条例》第三条。', ['exact', 'exact']],
    ['《样品借用管理条例》第二条，见ст. 3 Закона КНР о передаче торговых образцов。', ['exact', 'exact']],
    ['Goods under 《样品借用管理条例》第二条 are lent on the terms that the parties agree.', ['exact']],
    [
      'Согласно Lending of Samples Act, s. 9 и ст. 2 Закона КНР о передаче торговых образцов.',
      ['articleMissing', 'exact'],
    ],
  ])('beside each other, in whatever language: %s', async (text, expected) => {
    expect((await marks(text)).map(([, mark]) => mark)).toEqual(expected)
  })

  test('are none of a law’s whose country is not said where several countries have one, in English', async () => {
    const lent = made({
      ...sample,
      en: 'Loan of Camels Act',
      zh: '骆驼借用法',
      ru: 'Закон о ссуде верблюдов',
    })
    for (const country of ['IN', 'PK']) {
      await saveLaw(portal.services.db, lawDocument.parse({ ...lent, country }))
    }
    const { citations } = await check(
      'Loan of Camels Act, s. 1; section 2 of the Loan of Camels Act (India).',
    )
    expect(citations.map(({ mark, reason, kind, title }) => [mark, reason, kind, title])).toEqual([
      ['notFound', 'countryOpen', 'law', null],
      ['exact', null, 'law', '骆驼借用法'],
    ])
  })

  test('are those of the country that stands before a title', async () => {
    const text = '《样品借用管理条例》第二条；德国《样品借用管理条例》第二条；德国《民法典》第577条。'
    expect(await marks(text)).toEqual([
      ['《样品借用管理条例》第二条', 'exact', null],
      ['德国《样品借用管理条例》第二条', 'notHeld', null],
      ['德国《民法典》第577条', 'notHeld', null],
    ])
  })

  test('tell a name of the same stems, but not of the same words, from the law’s', async () => {
    const names = [
      'Arbitration of Samples',
      'Arbitrations of Sample',
      'Arbitrtion of Samples',
      'Arbitral Samples',
    ]
    const text = names.map((name) => `${name} Act, s. 2`).join('\n')
    expect((await marks(text)).map(([, mark, reason]) => [mark, reason])).toEqual([
      ['exact', null],
      ['exact', null],
      ['nameDiffers', 'similarName'],
      ['nameDiffers', 'similarName'],
    ])
  })

  test.each([
    [
      'zh',
      '《样品仓储管埋条例》第一条；《样品航运管埋条例》第一条；《样品借用管埋条例》第九条；《样品借用管埋条例》第二条。',
    ],
    [
      'en',
      [
        'Warehousing of Sampels Act, s. 1; Shipping of Sampels Act, s. 1;',
        'Lending of Sampels Act, s. 9; Lending of Sampels Act, s. 2.',
      ].join(' '),
    ],
    [
      'ru',
      [
        'Статья 1 Закона КНР о складах торговых образов; статья 1 Закона КНР о перевозке торговых образов;',
        'статья 9 Закона КНР о передаче торговых образов; статья 2 Закона КНР о передаче торговых образов.',
      ].join(' '),
    ],
  ] as const)('are the gravest that hold, with a mistyped name told beside: %s', async (_, text) => {
    const { citations } = await check(text)
    expect(citations.map(({ mark, reason, nameReason }) => [mark, reason, nameReason])).toEqual([
      ['notInForce', 'repealed', 'similarName'],
      ['notInForce', 'notYet', 'similarName'],
      ['articleMissing', null, 'similarName'],
      ['nameDiffers', 'similarName', null],
    ])
  })

  test('name the article as the law prints it, and none that its text does not have', async () => {
    const { citations } = await check(
      '《样品借用管理条例》第二条、《样品借用管理条例》第九条、《样品拍卖管理条例》第七条、《票据法》第十条。',
    )
    expect(citations.map(({ mark, article }) => [mark, article])).toEqual([
      ['exact', '第2条'],
      ['articleMissing', null],
      ['notHeld', null],
      ['notHeld', null],
    ])
  })

  test('follow the day, whose version is linked and named to the reader', async () => {
    expect(await marks('《样品仓储管理条例》第一条', '2022-05-01')).toEqual([
      ['《样品仓储管理条例》第一条', 'exact', null],
    ])
    expect(await marks('《样品借用管理条例》第二条', '2019-05-01')).toEqual([
      ['《样品借用管理条例》第二条', 'notInForce', 'notYet'],
    ])
    const { citations } = await check('《样品借用管理条例》第二条', day, { language: 'ru' })
    expect(citations[0]).toMatchObject({
      kind: 'law',
      title: sample.ru,
      titleLanguage: 'ru',
      article: 'Статья 2',
      countryName: 'Китай',
      versionFrom: '2020-07-01',
      reasonOn: null,
    })
    expect(citations[0]!.address).toMatch(/^\/eli\/cn\/.*\/2020-07-01\/art_2$/)
    const [repealed] = (await check('《样品仓储管理条例》第一条')).citations
    expect(repealed).toMatchObject({ reasonOn: '2024-01-01' })
  })

  test('tell a law whose level is open from one that is still to come', async () => {
    const names = { zh: '抽样检验办法', en: 'Sampling Inspection Measures', ru: 'Правила отбора проб' }
    const open = made(names, { kind: 'rule', effectLevel: 'NOT_STATED', levelDoubt: 'noBody' })
    await saveLaw(portal.services.db, lawDocument.parse(open))
    const { citations } = await check('《抽样检验办法》第一条；《样品航运管理条例》第一条')
    expect(citations.map(({ mark, reason, reasonOn }) => [mark, reason, reasonOn])).toEqual([
      ['notInForce', 'unconfirmed', null],
      ['notInForce', 'notYet', '2027-01-01'],
    ])
  })

  test('a name that a law bore before its latest version is told from its present one', async () => {
    const { db } = portal.services
    const renamed = made({ zh: '样品旧名管理条例', en: 'Old Samples Act', ru: 'Закон о старых образцах' })
    await saveLaw(db, lawDocument.parse(renamed))
    const [zh, ...others] = renamed.texts
    await saveLaw(
      db,
      lawDocument.parse({
        ...renamed,
        versionOn: '2024-02-01',
        inForceFrom: '2024-03-01',
        texts: [{ ...zh!, title: '样品新名管理条例' }, ...others],
      }),
    )
    expect(await marks('《样品旧名管理条例》第一条和《样品新名管理条例》第一条')).toEqual([
      ['《样品旧名管理条例》第一条', 'nameDiffers', 'formerName'],
      ['《样品新名管理条例》第一条', 'exact', null],
    ])
  })

  describe('that name a version', () => {
    const named = {
      zh: '样品标签管理条例',
      en: 'Labels of Samples Regulation',
      ru: 'Положение о маркировке образцов',
    }
    beforeAll(async () => {
      const first = made(named, { number: '样品令第2号' })
      const [zh, ...others] = first.texts
      for (const document of [
        first,
        {
          ...first,
          versionOn: '2024-02-01',
          inForceFrom: '2024-03-01',
          texts: [{ ...zh!, units: zh!.units.slice(0, 2) }, ...others],
        },
        { ...first, versionOn: '2026-05-01', inForceFrom: '2027-01-01' },
      ])
        await saveLaw(portal.services.db, lawDocument.parse(document))
    })

    test.each([
      ['《样品标签管理条例》（2024修正）第二条', 'exact', null, '2024-03-01'],
      ['《样品标签管理条例》第二条', 'exact', null, '2024-03-01'],
      ['《样品标签管理条例》（2020年）第三条', 'notInForce', 'formerVersion', '2020-07-01'],
      ['2020年《样品标签管理条例》第三条', 'notInForce', 'formerVersion', '2020-07-01'],
      ['2020年样品标签管理条例第三条', 'notInForce', 'formerVersion', '2020-07-01'],
      ['《样品标签管理条例》（2020年）第九条', 'articleMissing', null, '2020-07-01'],
      ['《样品标签管理条例》（2026修正）第三条', 'notInForce', 'versionNotYet', '2027-01-01'],
      ['《样品标签管理条例》（2022年修正）第二条', 'notHeld', 'namedVersionNotHeld', '2024-03-01'],
      ['样品标签管理条例（2022）第二条', 'notHeld', 'namedVersionNotHeld', '2024-03-01'],
      ['原《样品标签管理条例》第三条', 'notInForce', 'formerVersion', '2020-07-01'],
      ['修订前的《样品标签管理条例》第三条', 'notInForce', 'formerVersion', '2020-07-01'],
      ['2024年修正前的《样品标签管理条例》第三条', 'notInForce', 'formerVersion', '2020-07-01'],
      ['2020年修正前的《样品标签管理条例》第三条', 'notHeld', 'namedVersionNotHeld', '2024-03-01'],
    ])('%s is %s, %s', async (text, mark, reason, versionFrom) => {
      const { citations } = await check(text)
      expect(citations).toMatchObject([{ start: 0, end: text.length, mark, reason, versionFrom }])
      expect(citations[0]!.address).toContain(`/${versionFrom}`)
    })

    test('is told of each article of one citation, and until when the version was in force', async () => {
      const { citations } = await check('《样品标签管理条例》（2020年）第一条、第三条')
      expect(citations).toMatchObject([
        { reason: 'formerVersion', reasonOn: '2024-02-29', article: '第1条' },
        { reason: 'formerVersion', reasonOn: '2024-02-29', article: '第3条' },
      ])
    })

    test.each([
      '《样品标签管理条例》（以下简称标签条例）第二条。2020年标签条例第三条规定',
      '《样品标签管理条例》（以下简称《标签条例》）第二条。《标签条例》（2020年修正）第三条规定',
      '《样品标签管理条例》（以下简称样品标签管理条例）第二条。2020年《样品标签管理条例》第三条规定',
      '《样品标签管理条例》（以下简称《标签条例》）第二条。《样品标签管理条例》（2020年）第三条规定',
    ])('is told behind a short name that the text defined: %s', async (text) => {
      expect((await marks(text)).map(([, mark, reason]) => [mark, reason])).toEqual([
        ['exact', null],
        ['notInForce', 'formerVersion'],
      ])
    })

    test('that is not held leads to no article of another one', async () => {
      const { citations } = await check('《样品标签管理条例》（2022年修正）第二条')
      expect(citations[0]).toMatchObject({ article: null, address: expect.not.stringContaining('art_') })
    })

    test('is told by a note behind the article, which is none of the citation', async () => {
      const { citations } = await check('《样品标签管理条例》第三条（2020年）')
      expect(citations).toMatchObject([{ start: 0, end: 13, reason: 'formerVersion' }])
    })

    test('is not named by the year of a case on the next line', async () => {
      const read = await marks('《样品标签管理条例》\n（2020）最高法民终90001号')
      expect(read[0]).toEqual(['《样品标签管理条例》', 'exact', null])
    })

    test('is exact on a day on which it was in force', async () => {
      expect(await marks('《样品标签管理条例》（2020年）第三条', '2022-01-01')).toMatchObject([
        [expect.any(String), 'exact', null],
      ])
    })

    test('of a law of which not every version may be held, in force at the latest until the next one held', async () => {
      const law = made(
        {
          zh: '哈萨克斯坦标签法',
          en: 'Law of Kazakhstan on Labels',
          ru: 'Закон Республики Казахстан «О маркировке образцов»',
        },
        { country: 'KZ' },
      )
      for (const document of [law, { ...law, versionOn: '2024-02-01', inForceFrom: '2024-03-01' }])
        await saveLaw(portal.services.db, lawDocument.parse(document))
      const cited = 'ст. 3 Закона Республики Казахстан «О маркировке образцов»'
      const told = async (text: string, on?: string) =>
        (await check(text, on)).citations.map(({ mark, reason, reasonOn }) => [mark, reason, reasonOn])
      expect(await told(cited)).toEqual([['exact', null, null]])
      expect(await told(cited, '2022-01-01')).toEqual([['notHeld', 'perhapsAmended', '2020-07-01']])
      expect(await told(`${cited} (в ред. от 29.02.2020)`)).toEqual([
        ['notInForce', 'formerAtLatest', '2024-02-29'],
      ])
    })

    test('in English and Russian', async () => {
      const text = [
        'Labels of Samples Regulation of China (2020 Revision), Article 3',
        'Under the 2020 Labels of Samples Regulation of China, Article 3',
        'ст. 3 Положения КНР о маркировке образцов (в ред. от 29.02.2020)',
      ]
      expect((await marks(text.join('\n'))).map(([, mark, reason]) => [mark, reason])).toEqual([
        ['notInForce', 'formerVersion'],
        ['notInForce', 'formerVersion'],
        ['notInForce', 'formerVersion'],
      ])
    })
  })

  test.each([
    ['Companies Act 2006 s 47'],
    ['Section 1 of the Arbitration Act 2025'],
    ['Patents Act 2020, s. 2'],
  ])('%s is no law of China’s, whatever years its versions bear', async (text) => {
    const law = (zh: string, en: string) =>
      made(
        { zh, en, ru: zh },
        { adoptedOn: '2006-01-01', versionOn: '2020-01-01', effectiveOn: '2025-01-01' },
      )
    for (const one of [
      law('中华人民共和国公司法', 'Company Law of the PRC (2006)'),
      law('中华人民共和国仲裁法', 'Arbitration Law of the PRC'),
      law('中华人民共和国专利法', 'Patent Law of the PRC'),
    ])
      await saveLaw(portal.services.db, lawDocument.parse(one))
    expect(await marks(text)).toEqual([[text, 'notHeld', null]])
  })

  test('a name much like that of an act means none of another year', async () => {
    const names = { zh: '样品贮藏法', en: 'Storage of Samples Act, 1963', ru: 'Закон о хранении образцов' }
    await saveLaw(portal.services.db, lawDocument.parse(made(names, { country: 'IN' })))
    await portal.follower.caughtUp()
    const text = 'Storage of Sample Act, 1963, s. 2\nStorage of Samples Act, 1980, s. 2'
    expect((await marks(text)).map(([, mark]) => mark)).toEqual(['exact', 'notFound'])
    expect((await marks('Storege of Samples Act, 1963, s. 2')).map(([, mark]) => mark)).toEqual([
      'nameDiffers',
    ])
    expect((await marks('Storege of Samples Act, 1980, s. 2')).map(([, mark]) => mark)).toEqual(['notFound'])
  })

  test('a text without citations has none, and one with very many is cut', async () => {
    expect(await check('今天天气很好。')).toEqual({ on: day, citations: [], isCut: false })
    const { citations, isCut } = await check('《样品借用管理条例》第二条。'.repeat(mostChecked + 5))
    expect([citations.length, isCut]).toEqual([mostChecked, true])
  })

  test('what is no text, too long or without a day is refused', async () => {
    for (const body of [
      { text: '', on: day },
      { text: '样'.repeat(longestCheckedText + 1), on: day },
      { text: '样', on: 'today' },
    ])
      expectCode(await makeCall(portal.app, calls.checks.check, { body: body }), 'invalid')
  })

  test('nothing of a text is kept, not even an answer for a repeated request', async () => {
    const { PERSON: token } = await signInEveryType(portal.services.db)
    const secret = '《样品借用管理条例》第二条：只有本案当事人知道的内容'
    await check(secret, day, { token, headers: { 'idempotency-key': 'check-once-1' } })
    const rows = await portal.services.db.selectFrom('idempotency_key').select('account_id').execute()
    expect(rows).toEqual([])
  })
})

describe('the list of citations as a table', () => {
  const text = '《样品借用管理条例》第二条；《样品仓储管埋条例》第一条；=1+1《星际贸易法》第九条'

  async function table(format: 'csv' | 'xlsx', language: Language = 'zh') {
    const body = { text, on: day, format }
    const response = await makeCall(portal.app, calls.checks.table, { body }, { language })
    expectCode(response, 'done')
    return response.rawPayload
  }

  test('says of each what the page says', async () => {
    const rows: string[][] = parse(await table('csv'), { bom: true })
    const { columns } = words.checkFile
    expect(rows[0]![0]).toContain(day)
    expect(rows[1]!.slice(0, 4)).toEqual([columns.number, columns.written, columns.mark, columns.reason])
    expect(rows.slice(2).map((row) => row.slice(0, 4))).toEqual([
      ['1', '《样品借用管理条例》第二条', words.checks.marks.exact, ''],
      [
        '2',
        '《样品仓储管埋条例》第一条',
        words.checks.marks.notInForce,
        `已于 2024-01-01 废止 · ${words.checks.reasons.similarName}`,
      ],
      ['3', '《星际贸易法》第九条', words.checks.marks.notFound, ''],
    ])
    expect(rows[2]!.at(-1)).toMatch(/^http:\/\/localhost\/eli\/cn\//)
  })

  test.each(languages)('is a spreadsheet in %s', async (language) => {
    const { rows } = readXlsx(await table('xlsx', language))
    expect(rows).toHaveLength(5)
    expect(rows[2]![4]).toBe(sample[language])
  })
})
