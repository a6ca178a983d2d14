import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { markdownLaw, passed } from './fixtures.ts'
import { readMarkdownLaw } from './markdown.ts'

const title = '中华人民共和国样品借用法'

function read(body: string, { events = [passed], path = '/laws/经济法/样品借用法.md', name = title } = {}) {
  return readMarkdownLaw([{ path, text: markdownLaw(name, events, body) }])
}

function units(body: string) {
  return read(body).texts[0]!.units
}

const articles = '第一条 样品可以借用。\n\n第二条 本法自2001年10月1日起施行。'

describe('facts', () => {
  test('of a law that was never amended', () => {
    const { texts, ...facts } = read(articles)
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
    expect(texts[0]).toMatchObject({ language: 'zh', title, shortTitles: ['样品借用法'], original: true })
  })

  const amended =
    '2010年5月1日 第十一届全国人民代表大会常务委员会第九次会议《关于修改部分法律的决定》第一次修正'
  const reenacted = '2012年6月30日 第十一届全国人民代表大会常务委员会第二十七次会议修订'
  const fromPublication = '第一条 样品可以借用。\n第二条 本法自公布之日起施行。'

  test.each([
    ['an amendment is the newest wording', [passed, amended], articles, '2001-10-01', '2010-05-01', true],
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
      articles,
      '2002-01-01',
      '2001-04-28',
      false,
    ],
    [
      'two events in one line',
      [passed, '2008年1月1日 《某决定》第一次修正根据2009年8月27日《关于修改部分法律的决定》第二次修正'],
      articles,
      '2001-10-01',
      '2009-08-27',
      true,
    ],
    [
      'a decision passed later changes the law',
      [passed, '2003年3月3日 第九届全国人民代表大会常务委员会第三十次会议通过的《样品借用法修正案》'],
      articles,
      '2001-10-01',
      '2003-03-03',
      true,
    ],
    [
      'a title broken over lines',
      [passed, '2004年8月28日 《关于修改〈甲法〉', '〈乙法〉的决定》修正）'],
      articles,
      '2001-10-01',
      '2004-08-28',
      true,
    ],
    [
      'Chinese numerals',
      ['二〇〇一年四月二十八日 全国人民代表大会常务委员会通过'],
      articles,
      '2001-10-01',
      '2001-04-28',
      false,
    ],
    [
      'no space after the date',
      [passed, '2009年8月27日第十一届会议《关于修改部分法律的决定》修正'],
      articles,
      '2001-10-01',
      '2009-08-27',
      true,
    ],
  ])('%s', (_name, events, body, effectiveOn, versionOn, isAmended) => {
    expect(read(body, { events })).toMatchObject({
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

  test('a later day in the file name is the day of the wording', () => {
    const path = '/laws/经济法/样品借用法(2018-10-26).md'
    expect(read(articles, { path })).toMatchObject({ adoptedOn: '2001-04-28', versionOn: '2018-10-26' })
  })

  test('an event that was cut in two stands together again', () => {
    const events = ['2019年3月15日 第十三届全国人民代表大会第二次']
    const law = read(`会议通过）\n\n${articles}`, { events })
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
    const law = read(articles, { events: [`2020年1月1日 ${event}`], name })
    expect(law.publishDepartment.zh).toBe(department)
    expect(law).toMatchObject({ kind, effectLevel })
  })

  test.each([
    ['/laws/刑法/a.md', 'CRIMINAL'],
    ['/laws/社会法/地方/a.md', 'SOCIAL'],
    ['/other/a.md', 'CIVIL_COMMERCIAL'],
  ])('category of %s', (path, category) => {
    expect(read(articles, { path, name: '样品合同法' }).category).toBe(category)
  })
})

describe('articles', () => {
  test('headings of two levels, paragraphs, an inserted article', () => {
    const body = [
      '### 第一章　总　　则',
      '第一条 样品，是指：',
      '（一）实物；',
      '（二）图样。',
      '#### 第一节 肖 像 权',
      '第一条之一　借用样品不付费。<!-- FORCE BREAK -->',
      '第二条',
      '样品应当归还。',
    ].join('\n\n')
    expect(units(body)).toEqual([
      { level: 1, heading: '第一章 总则' },
      { number: '第一条', text: '样品，是指：\n（一）实物；\n（二）图样。' },
      { level: 2, heading: '第一节 肖像权' },
      { number: '第一条之一', text: '借用样品不付费。' },
      { number: '第二条', text: '样品应当归还。' },
    ])
  })

  test.each([
    ['第 十 条 甲。', '第十条', '甲。'],
    ['**第十条** 甲。', '第十条', '甲。'],
    ['第10条 甲。', '第10条', '甲。'],
    ['笫十条 甲。', '第十条', '甲。'],
    ['\u200b第十条\u00a0甲。', '第十条', '甲。'],
    [
      '第十条 见[乙](https://example.org/)、**丙**、`丁`、<u>戊</u>与<己法>。',
      '第十条',
      '见乙、丙、丁、戊与<己法>。',
    ],
    ['第十条 甲：\n\n| 一 | 二 |\n|---|:-:|\n| 三 | **四** |', '第十条', '甲：\n一　二\n三　四'],
    ['第十条 甲<br>乙', '第十条', '甲\n乙'],
    ['第十条 甲\r\n\r\n乙\r\n', '第十条', '甲\n乙'],
  ])('%j', (line, number, text) => {
    expect(units(line)).toEqual([{ number, text }])
  })

  test('a number without a space begins an article only in its turn', () => {
    const body = '第一条甲。\n第一条 乙。\n第二条丙。\n第一条规定的丁。\n第四条戊。\n第三条的己。'
    expect(units(body)).toEqual([
      { number: '引言', text: '第一条甲。' },
      { number: '第一条', text: '乙。' },
      { number: '第二条', text: '丙。\n第一条规定的丁。\n第四条戊。\n第三条的己。' },
    ])
  })

  test('a subject in brackets is the heading', () => {
    expect(units('第一条 【目的】 为了借用。')).toEqual([
      { number: '第一条', heading: '目的', text: '为了借用。' },
    ])
  })

  test('a preamble and annexes are found like articles', () => {
    const body = [
      '## 序言',
      '样品自古可借。',
      '## 第一章 总则',
      '第一条 借。',
      '附件一：名单',
      '## 一、甲',
      '乙。',
      '附件三所列的丙。',
      '附：',
      '图样',
      '附表：空表',
      '附件九',
    ].join('\n\n')
    expect(units(body)).toEqual([
      { number: '序言', text: '样品自古可借。' },
      { level: 1, heading: '第一章 总则' },
      { number: '第一条', text: '借。' },
      { number: '附件一', heading: '名单', text: '一、甲\n乙。\n附件三所列的丙。' },
      { number: '附', text: '图样' },
      { number: '附表', text: '空表' },
      { level: 1, heading: '附件九' },
    ])
  })

  test('a heading broken in two is one heading; text under a chapter is kept', () => {
    const body =
      '## 第一章 样品、\n\n图样的借用\n\n第一条 甲。\n\n## 第二章 归还\n\n归还应当及时。\n\n第二条 乙。'
    expect(units(body)).toEqual([
      { level: 1, heading: '第一章 样品、图样的借用' },
      { number: '第一条', text: '甲。' },
      { level: 1, heading: '第二章 归还' },
      { number: '第二章', text: '归还应当及时。' },
      { number: '第二条', text: '乙。' },
    ])
  })

  test('a table under its own title after the last article', () => {
    expect(units('第一条 借。\n\n样品费率表一（综合适用）\n\n（注：按月。）')).toEqual([
      { number: '第一条', text: '借。' },
      { number: '样品费率表一（综合适用）', text: '（注：按月。）' },
    ])
  })

  test('a decision has its items for articles', () => {
    const body =
      '为了归还，作如下修改：\n\n一、将第二条修改为：\n\n“第二条 甲。”\n\n三、不是下一项。\n\n二、自公布之日起施行。'
    expect(units(body)).toEqual([
      { number: '引言', text: '为了归还，作如下修改：' },
      { number: '一', text: '将第二条修改为：\n“第二条 甲。”\n三、不是下一项。' },
      { number: '二', text: '自公布之日起施行。' },
    ])
    expect(units('全文一句。\n\n再一句。')).toEqual([{ number: '正文', text: '全文一句。\n再一句。' }])
  })

  test('the title again above the text goes', () => {
    expect(units(`中华人民共和国 样品借用法\n\n${articles}`)[0]).toMatchObject({ number: '第一条' })
  })
})

describe('a law in parts', () => {
  const part = (name: string, body: string, events = [passed]) => ({
    path: `/laws/民法典/${name}.md`,
    text: markdownLaw(`${title}\n\n# ${name}`, events, body),
  })

  test('is one law, in the order of its articles', () => {
    const law = readMarkdownLaw([
      part('归还编', '## 第一章 期限\n\n第三条 及时归还。'),
      part('附则', '##\n\n第十条 本法自2001年10月1日起施行。'),
      part('总则', '第一条 甲。\n第二条 乙。', [passed, '2002年1月1日 施行']),
    ])
    expect(law).toMatchObject({ effectiveOn: '2002-01-01', adoptedOn: '2001-04-28', amended: false })
    expect(law.texts[0]!.title).toBe(title)
    expect(law.texts[0]!.units).toEqual([
      { level: 1, heading: '总则' },
      { number: '第一条', text: '甲。' },
      { number: '第二条', text: '乙。' },
      { level: 1, heading: '归还编' },
      { level: 2, heading: '第一章 期限' },
      { number: '第三条', text: '及时归还。' },
      { level: 1, heading: '附则' },
      { number: '第十条', text: '本法自2001年10月1日起施行。' },
    ])
  })
})

test.each(['**a ', '[', '<!-- ', '本法由，', '《', '# #', '附件', '第一条 '])(
  'a great many of %j take no great time',
  (piece) => {
    const body = `第一条 甲。\n${piece.repeat(199_000 / piece.length)}`
    expect(units(body)[0]).toMatchObject({ number: '第一条' })
  },
)

describe('a file that is broken says why', () => {
  test.each([
    ['no mark', '# 某法\n\n第一条 甲。', /INFO END/],
    ['no title', `${passed}\n\n<!-- INFO END -->\n\n第一条 甲。`, /no title line/],
    ['no text', markdownLaw(title, [passed], ''), /no text after/],
    ['an article without text', markdownLaw(title, [passed], '第一条\n\n第二条 甲。'), /第一条 has no text/],
    [
      'a day not in the calendar',
      markdownLaw(title, ['2021年2月30日 通过'], articles),
      /does not exist: 2021年2月30日/,
    ],
    [
      'too long an article',
      markdownLaw(title, [passed], `第一条 ${'甲'.repeat(200_001)}`),
      /texts\.0\.units\.0\.text/,
    ],
    ['a character no database takes', markdownLaw(title, [passed], '第一条 甲\0。'), /U\+0000/],
  ])('%s', (_name, text, reason) => {
    expect(() => readMarkdownLaw([{ path: '/laws/a.md', text }])).toThrow(reason)
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

test('the table of amendments goes forward in time, each law and day once', () => {
  const table = new URL('../../../seeds/reference/amendments-cn.jsonl', import.meta.url)
  const rows = readFileSync(table, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, string>)
  expect(new Set(rows.map(({ law, decidedOn }) => `${law} ${decidedOn}`)).size).toBe(rows.length)
  for (const { law, decidedOn, inForceFrom, decision } of rows) {
    expect(inForceFrom! >= decidedOn!, law).toBe(true)
    if (decision !== undefined) expect(decision, law).toMatch(/^第.+届全国人民代表大会.*(?:》|会议)$/u)
  }
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
