import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lawTitle, markdownLaw, passed, readLaw, twoArticles } from './fixtures.ts'
import { readMarkdownLaw } from './markdown.ts'

describe('facts', () => {
  test('of a law that was never amended', () => {
    const { texts, ...facts } = readLaw(twoArticles)
    expect(facts).toEqual({
      country: 'CN',
      kind: 'law',
      number: null,
      effectLevel: 'LAW',
      category: 'ECONOMIC',
      publishDepartment: expect.objectContaining({
        zh: '全国人民代表大会常务委员会',
        ru: expect.any(String),
      }),
      adoptedOn: '2001-04-28',
      effectiveOn: '2001-10-01',
      versionOn: '2001-04-28',
      repealedOn: null,
      amended: false,
      sourceUrl: null,
      verifiedOn: null,
    })
    expect(texts[0]).toMatchObject({
      language: 'zh',
      title: lawTitle,
      shortTitles: ['样品借用法'],
      original: true,
    })
  })

  const amended =
    '2010年5月1日 第十一届全国人民代表大会常务委员会第九次会议《关于修改部分法律的决定》第一次修正'
  const reenacted = '2012年6月30日 第十一届全国人民代表大会常务委员会第二十七次会议修订'
  const fromPublication = '第一条 样品可以借用。\n第二条 本法自公布之日起施行。'

  test.each([
    ['an amendment is the newest wording', [passed, amended], twoArticles, '2001-10-01', '2010-05-01', true],
    [
      'the day of publication is not moved by an amendment',
      [passed, amended],
      fromPublication,
      '2001-04-28',
      '2010-05-01',
      true,
    ],
    [
      'it is by a re-enactment',
      [passed, reenacted, '2015年1月2日 《某决定》修正'],
      fromPublication,
      '2012-06-30',
      '2015-01-02',
      true,
    ],
    [
      'published apart from passed',
      [passed, '2001年5月3日 公布'],
      fromPublication,
      '2001-05-03',
      '2001-04-28',
      false,
    ],
    [
      'an event of force comes before the text',
      [passed, '2002年1月1日 施行'],
      twoArticles,
      '2002-01-01',
      '2001-04-28',
      false,
    ],
    [
      'two events in one line',
      [passed, '2008年1月1日 《某决定》第一次修正根据2009年8月27日《关于修改部分法律的决定》第二次修正'],
      twoArticles,
      '2001-10-01',
      '2009-08-27',
      true,
    ],
    [
      'a decision passed later changes the law',
      [passed, '2003年3月3日 第九届全国人民代表大会常务委员会第三十次会议通过的《样品借用法修正案》'],
      twoArticles,
      '2001-10-01',
      '2003-03-03',
      true,
    ],
    [
      'a title broken over lines',
      [passed, '2004年8月28日 《关于修改〈甲法〉', '〈乙法〉的决定》修正）'],
      twoArticles,
      '2001-10-01',
      '2004-08-28',
      true,
    ],
    [
      'Chinese numerals',
      ['二〇〇一年四月二十八日 全国人民代表大会常务委员会通过'],
      twoArticles,
      '2001-10-01',
      '2001-04-28',
      false,
    ],
    [
      'no space after the date',
      [passed, '2009年8月27日第十一届会议《关于修改部分法律的决定》修正'],
      twoArticles,
      '2001-10-01',
      '2009-08-27',
      true,
    ],
  ])('%s', (_name, events, body, effectiveOn, versionOn, isAmended) => {
    expect(readLaw(body, { events })).toMatchObject({
      adoptedOn: '2001-04-28',
      effectiveOn,
      versionOn,
      amended: isAmended,
    })
  })

  test.each([
    [
      'as the decision that amended it says',
      '中华人民共和国专利法',
      ['1984年3月12日 第六届会议通过', '2020年10月17日 《关于修改〈中华人民共和国专利法〉的决定》第四次修正'],
      '2021-06-01',
    ],
    [
      'not known where the portal has no record of the decision',
      '中华人民共和国样品法',
      ['1984年3月12日 第六届会议通过', '2020年10月17日 《关于修改〈样品法〉的决定》修正'],
      undefined,
    ],
    [
      'the law’s own before any amendment',
      '中华人民共和国专利法',
      ['1984年3月12日 第六届会议通过'],
      undefined,
    ],
  ])('the first day of an amended wording is %s', (_name, name, events, inForceFrom) => {
    const text = markdownLaw(name, events, '第一条 本法自1985年4月1日起施行。')
    const law = readMarkdownLaw([{ path: '/laws/a.md', text }])
    expect(law).toMatchObject({ adoptedOn: '1984-03-12', effectiveOn: '1985-04-01' })
    expect(law.inForceFrom).toBe(inForceFrom)
  })

  test.each([
    ['a revision', '2023年12月29日 第七次会议修订', '2024-07-01'],
    ['an amendment', '2023年12月29日 《关于修改〈样品法〉的决定》修正', null],
  ])('the closing article counts for %s: %s', (_name, event, effectiveOn) => {
    const text = markdownLaw('样品法', [passed, event], '第一条 本法自2024年7月1日起施行。')
    expect(readMarkdownLaw([{ path: '/laws/a.md', text }])).toMatchObject({
      versionOn: '2023-12-29',
      effectiveOn,
    })
  })

  test('a closing day before the adoption is not the wording’s', () => {
    const text = markdownLaw('样品法', ['2019年3月15日 会议通过'], '第一条 本法自2001年10月1日起施行。')
    expect(readMarkdownLaw([{ path: '/laws/a.md', text }]).effectiveOn).toBeNull()
  })

  const published = '2001年5月3日 中华人民共和国主席令第五十一号公布'
  test.each([
    ['on the day that an event names', [passed, published], '2001-05-03'],
    ['on the day it was made, where one line says both', ['2001年5月3日 国务院令第9号公布'], '2001-05-03'],
    ['with an amendment’s own day alone', [passed, published, amended], undefined],
    ['with that of its newest amendment', [passed, published, amended, '2010年5月2日 公布'], '2010-05-02'],
    ['on no day that is only referred to', [passed, '2001年5月4日 自公布之日起施行'], undefined],
    ['on no day that a title names', [passed, '2002年1月1日 《样品法公布办法》施行'], undefined],
  ])('a wording is published %s', (_name, events, publishedOn) => {
    expect(readLaw(twoArticles, { events }).publishedOn).toBe(publishedOn)
  })

  test('a later day in the file name is the day of the wording', () => {
    const path = '/laws/经济法/样品借用法(2018-10-26).md'
    expect(readLaw(twoArticles, { path })).toMatchObject({ adoptedOn: '2001-04-28', versionOn: '2018-10-26' })
  })

  test('an event that was cut in two stands together again', () => {
    const events = ['2019年3月15日 第十三届全国人民代表大会第二次']
    const law = readLaw(`会议通过）\n\n${twoArticles}`, { events })
    expect(law).toMatchObject({ adoptedOn: '2019-03-15', publishDepartment: { zh: '全国人民代表大会' } })
    expect(law.texts[0]!.units[0]).toMatchObject({ number: '第一条' })
  })

  test.each([
    [
      '国务院第一百次常务会议通过',
      '中华人民共和国样品条例',
      '国务院',
      'regulation',
      'ADMINISTRATIVE_REGULATION',
    ],
    [
      '中华人民共和国国务院令第709号公布',
      '样品管理办法',
      '国务院',
      'regulation',
      'ADMINISTRATIVE_REGULATION',
    ],
    [
      '最高人民法院审判委员会第1823次会议通过',
      '关于样品的解释',
      '最高人民法院',
      'interpretation',
      'JUDICIAL_INTERPRETATION',
    ],
    [
      '第六届全国人民代表大会常务委员会第十七次会议通过',
      '样品条例',
      '全国人民代表大会常务委员会',
      'law',
      'LAW',
    ],
    ['第十三届全国人民代表大会第三次会议通过', '中华人民共和国样品法典', '全国人民代表大会', 'code', 'LAW'],
    [
      '第五届全国人民代表大会第五次会议通过',
      '中华人民共和国宪法',
      '全国人民代表大会',
      'constitution',
      'CONSTITUTION',
    ],
    ['商务部令第3号公布', '样品出口办法', '商务部', 'rule', 'DEPARTMENTAL_RULE'],
    [
      '北京市第十五届人民代表大会常务委员会第十三次会议通过',
      '北京市样品条例',
      '北京市人民代表大会常务委员会',
      'regulation',
      'LOCAL_REGULATION',
    ],
    ['某会议通过', '样品办法', '未注明', 'rule', 'NOT_STATED'],
  ])('%s: %s', (event, name, department, kind, effectLevel) => {
    const law = readLaw(twoArticles, { events: [`2020年1月1日 ${event}`], name })
    expect(law.publishDepartment.zh).toBe(department)
    expect(law).toMatchObject({ kind, effectLevel })
  })

  test.each([
    ['/laws/刑法/a.md', 'CRIMINAL'],
    ['/laws/社会法/地方/a.md', 'SOCIAL'],
    ['/other/a.md', 'CIVIL_COMMERCIAL'],
  ])('category of %s', (path, category) => {
    expect(readLaw(twoArticles, { path, name: '样品合同法' }).category).toBe(category)
  })
})

describe('provisions that begin on other days', () => {
  const closing = (words: string) =>
    readMarkdownLaw([
      {
        path: '样品法.md',
        text: markdownLaw(
          '样品法',
          [passed],
          `第一条 样品可以借用。\n\n第二条 样品应当归还。\n\n第三条 ${words}`,
        ),
      },
    ])

  test.each([
    [
      '本法自2001年10月1日起施行。第二条第二款自2002年1月1日起施行。',
      [{ articles: ['第二条'], named: '第二条第二款', inForceFrom: '2002-01-01', source: '第三条' }],
    ],
    [
      '本法自2001年10月1日起施行，其中第一条、第二条的规定自二〇〇二年一月一日起实施。',
      [
        {
          articles: ['第一条', '第二条'],
          named: '第一条、第二条',
          inForceFrom: '2002-01-01',
          source: '第三条',
        },
      ],
    ],
    [
      '本法自2001年10月1日起施行。本法第一条至第三条自2002年1月1日起施行。',
      [
        {
          articles: ['第1条', '第2条', '第3条'],
          named: '第一条至第三条',
          inForceFrom: '2002-01-01',
          source: '第三条',
        },
      ],
    ],
    ['本法自2001年10月1日起施行。', undefined],
    ['本法第一条自2001年10月1日起施行，本法自2001年10月1日起施行。', undefined],
  ])('%s', (words, expected) => {
    const law = closing(words)
    expect(law.effectiveOn).toBe('2001-10-01')
    expect(law.provisionDays).toEqual(expected)
  })
})

describe('the table of amendments', () => {
  const table = new URL('../../../seeds/reference/amendments-cn.jsonl', import.meta.url)
  const rows = readFileSync(table, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<'law' | 'decidedOn' | 'inForceFrom' | 'decision', string>)

  test('goes forward in time, each law and day once', () => {
    expect(new Set(rows.map(({ law, decidedOn }) => `${law} ${decidedOn}`)).size).toBe(rows.length)
    expect(rows.map(({ decidedOn }) => decidedOn)).toEqual(rows.map(({ decidedOn }) => decidedOn).toSorted())
    for (const { law, decidedOn, inForceFrom, decision } of rows) {
      expect(inForceFrom >= decidedOn, law).toBe(true)
      expect(decision, law).toMatch(/^第.+届全国人民代表大会.*会议(?:.*》|修订)$/u)
    }
  })

  test('names in a session one that was held on that day', () => {
    const days = Map.groupBy(rows, ({ decision }) => /^.+?次会议/.exec(decision)?.[0])
    for (const [session, held] of days)
      expect(new Set(held.map(({ decidedOn }) => decidedOn)).size, session).toBe(1)
  })

  test('has all laws of a decision begin together, but for what the decision itself sets apart', () => {
    const decisions = Map.groupBy(
      rows.filter(({ decision }) => decision.endsWith('》')),
      ({ decision }) => decision,
    )
    const divided = [...decisions.values()].filter(
      (amended) => new Set(amended.map(({ inForceFrom }) => inForceFrom)).size > 1,
    )
    const apart = divided
      .flat()
      .flatMap(({ law, decidedOn, inForceFrom }) => (inForceFrom === decidedOn ? [] : [[law, inForceFrom]]))
    expect(apart).toEqual([
      ['中华人民共和国公司法', '2014-03-01'],
      ['中华人民共和国环境影响评价法', '2016-09-01'],
      ['中华人民共和国商标法', '2019-11-01'],
    ])
  })
})

test('an amendment in the table is dated by its decision, which is named', () => {
  const law = readMarkdownLaw([
    {
      path: '专利法(2020-10-17).md',
      text: markdownLaw(
        '中华人民共和国专利法',
        [
          '1984年3月12日 第六届全国人民代表大会常务委员会第四次会议通过',
          '2020年10月17日 第十三届全国人民代表大会常务委员会第二十二次会议《关于修改〈中华人民共和国专利法〉的决定》第四次修正',
        ],
        '第一条 为了保护专利。\n\n第二条 本法自1985年4月1日起施行。',
      ),
    },
  ])
  expect(law).toMatchObject({
    versionOn: '2020-10-17',
    inForceFrom: '2021-06-01',
    daySource: '第十三届全国人民代表大会常务委员会第二十二次会议《关于修改〈中华人民共和国专利法〉的决定》',
  })
})

describe('a law that another one ended', () => {
  const read = (title: string, ...events: string[]) =>
    readLaw(twoArticles, { name: title, events: [passed, ...events] }).repealedOn

  test.each([
    ['the Civil Code', '中华人民共和国合同法', '2021-01-01'],
    ['the Ecological and Environmental Code', '中华人民共和国清洁生产促进法', '2026-08-15'],
  ])('by %s ends on the day that the table of repeals has', (_, title, day) => {
    expect(read(title)).toBe(day)
  })

  test('ends on the day that its own head names', () => {
    expect(read('中华人民共和国合同法', '2020年12月31日 废止')).toBe('2020-12-31')
  })

  test('ends on no day where neither names one', () => {
    expect(read('中华人民共和国民法典')).toBeNull()
  })

  test('stands in the table once, with the provision that says so', () => {
    const table = new URL('../../../seeds/reference/repeals-cn.jsonl', import.meta.url)
    const rows = readFileSync(table, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<'law' | 'repealedOn' | 'by', string>)
    expect(new Set(rows.map(({ law }) => law)).size).toBe(rows.length)
    for (const { repealedOn, by } of rows) {
      expect(repealedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(by).toMatch(/^《[^》]+》第.+条$/)
    }
    expect(rows.map(({ repealedOn }) => repealedOn)).toEqual(
      rows.map(({ repealedOn }) => repealedOn).toSorted(),
    )
  })
})
