import { describe, expect, test } from 'vitest'
import type { TextLanguage } from '../door.ts'
import { makeIndex, makeLaw } from '../fixtures.ts'
import { GroupFilter } from '../filter/group-filter.ts'
import { resolveCitation } from './resolve-citation.ts'

const articles = { '1': '……', '10': '……', '10A': '……', '146': '……', '393': '……', '577': '……' }
const index = makeIndex([
  makeLaw(
    'cn-civil',
    { zh: ['中华人民共和国民法典', '民法典'], en: "Civil Code of the People's Republic of China" },
    articles,
  ),
  makeLaw(
    'cn-company',
    { zh: '中华人民共和国公司法(2023修订)', en: "Company Law of the People's Republic of China" },
    articles,
    {
      number: '主席令第四十五号',
    },
  ),
  makeLaw('cn-labour', { zh: '中华人民共和国劳动合同法' }, { '39': '……', '39-1': '……' }),
  makeLaw('cn-procedure', { zh: '中华人民共和国民事诉讼法' }, articles),
  makeLaw('cn-invest', {
    zh: '中华人民共和国外商投资法',
    en: "Foreign Investment Law of the People's Republic of China",
  }),
  makeLaw(
    'ru-civil-1',
    {
      ru: ['Гражданский кодекс Российской Федерации (часть первая)', 'ГК РФ'],
      zh: '俄罗斯联邦民法典（第一部分）',
      en: 'Civil Code of the Russian Federation',
    },
    { '165.1': '……', '393': '……', '10': '……' },
    { country: 'RU', number: '51-ФЗ', effectiveOn: '1995-01-01' },
  ),
  makeLaw(
    'ru-civil-2',
    {
      ru: ['Гражданский кодекс Российской Федерации (часть вторая)', 'ГК РФ'],
      zh: '俄罗斯联邦民法典（第二部分）',
      en: 'Civil Code of the Russian Federation, Part Two',
    },
    { '1064': '……' },
    { country: 'RU', number: '14-ФЗ', effectiveOn: '1996-03-01' },
  ),
  makeLaw('ru-invest', { ru: 'Об иностранных инвестициях в Российской Федерации' }, articles, {
    country: 'RU',
    number: '160-ФЗ',
    adoptedOn: '1999-07-09',
  }),
  makeLaw('ru-ads', { ru: 'Федеральный закон «О рекламе»' }, articles, { country: 'RU', number: '38-ФЗ' }),
  makeLaw(
    'kz-criminal',
    { ru: ['Уголовный кодекс Республики Казахстан', 'УК РК'], zh: '哈萨克斯坦共和国刑法典' },
    articles,
    { country: 'KZ' },
  ),
  makeLaw(
    'kz-civil',
    {
      ru: 'Гражданский кодекс Республики Казахстан',
      zh: '哈萨克斯坦共和国民法典',
      en: 'Civil Code of the Republic of Kazakhstan',
    },
    articles,
    { country: 'KZ', effectiveOn: '1995-03-01' },
  ),
  makeLaw(
    'kz-business',
    { ru: ['Предпринимательский кодекс Республики Казахстан', 'ПК РК'], zh: '哈萨克斯坦共和国企业经营法典' },
    articles,
    { country: 'KZ', number: '375-V' },
  ),
  makeLaw(
    'kz-invest',
    {
      ru: 'Закон Республики Казахстан «Об инвестициях»',
      en: 'Law of the Republic of Kazakhstan on Investments',
    },
    articles,
    { country: 'KZ', status: 'REPEALED' },
  ),
  makeLaw(
    'uz-civil',
    { ru: 'Гражданский кодекс Республики Узбекистан', en: 'Civil Code of the Republic of Uzbekistan' },
    articles,
    { country: 'UZ', effectiveOn: '1997-03-01' },
  ),
  makeLaw('kg-tax', { ru: 'Налоговый кодекс Кыргызской Республики' }, articles, { country: 'KG' }),
  makeLaw('tj-labour', { ru: 'Трудовой кодекс Республики Таджикистан' }, articles, { country: 'TJ' }),
  makeLaw('in-contract', { en: 'The Indian Contract Act, 1872', zh: '1872年印度合同法' }, articles, {
    country: 'IN',
    number: '9 of 1872',
  }),
  makeLaw('pk-contract', { en: ['Contract Act, 1872', 'Contract Act'] }, articles, {
    country: 'PK',
    number: 'IX of 1872',
    effectiveOn: '1872-09-01',
  }),
  makeLaw('in-companies-2013', { en: 'Companies Act, 2013', zh: '印度2013年公司法' }, articles, {
    country: 'IN',
    adoptedOn: '2013-08-29',
  }),
  makeLaw('in-companies-1956', { en: 'Companies Act, 1956' }, articles, {
    country: 'IN',
    adoptedOn: '1956-01-18',
    effectiveOn: '1956-04-01',
    status: 'REPEALED',
  }),
  makeLaw(
    'cn-sale',
    { zh: ['联合国国际货物销售合同公约', 'CISG'], en: 'Convention on the International Sale of Goods' },
    { '35': '……' },
    { effectLevel: 'INTERNATIONAL_TREATY', effectiveOn: '1988-01-01' },
  ),
  makeLaw(
    'kg-sale',
    { zh: ['联合国国际货物销售合同公约', 'CISG'], ru: 'Конвенция о договорах международной купли-продажи' },
    { '35': '……' },
    { effectLevel: 'INTERNATIONAL_TREATY', country: 'KG', effectiveOn: '2000-06-01' },
  ),
  makeLaw('in-procedure', { en: 'Code of Civil Procedure, 1908' }, articles, { country: 'IN' }),
])

function name(text: string, country: string[], reader: TextLanguage) {
  const filter = new GroupFilter(index.collection, index.values, { values: { country } }, '2026-11-21')
  return resolveCitation(text, index, filter, { reader })
}

function cite(text: string, country: string[] = [], reader: TextLanguage = 'zh') {
  return name(text, country, reader).cited
}

function resolve(text: string, country: string[] = []): string | null {
  const citation = cite(text, country)
  if (!citation) return null
  const { id, unitKey } = citation.resolved
  return unitKey === null ? id : `${id} ${unitKey}`
}

describe('resolveCitation', () => {
  test.each([
    // Chinese
    ['民法典', 'cn-civil'],
    ['《民法典》', 'cn-civil'],
    ['中华人民共和国民法典', 'cn-civil'],
    ['《中华人民共和国民法典》', 'cn-civil'],
    ['中国民法典', 'cn-civil'],
    ['民法典第五百七十七条', 'cn-civil 577'],
    ['民法典第577条', 'cn-civil 577'],
    ['民法典577条', 'cn-civil 577'],
    ['民法典577', 'cn-civil 577'],
    ['《公司法》10', 'cn-company 10'],
    ['《民法典》第577条第二款', 'cn-civil 577'],
    ['《民法典》 第 577 条 第二款 第（三）项', 'cn-civil 577'],
    ['《中华人民共和国民法典》第五百七十七条规定', 'cn-civil 577'],
    ['民法典的第５７７条', 'cn-civil 577'],
    ['民法典第九千条', 'cn-civil'],
    ['民法典第五百七十七条怎么理解', 'cn-civil 577'],
    ['违反劳动合同法第39条怎么赔偿', 'cn-labour 39'],
    ['公司法', 'cn-company'],
    ['公司法(2023修订)', 'cn-company'],
    ['公司法（2018年修正）', 'cn-company'],
    ['公司法第十条', 'cn-company 10'],
    ['主席令第45号', 'cn-company'],
    ['主席令第四十五号', 'cn-company'],
    ['劳动合同法第三十九条', 'cn-labour 39'],
    ['劳动合同法第三十九条之一', 'cn-labour 39-1'],
    ['民诉法第十条', 'cn-procedure 10'],
    ['外资法', 'cn-invest'],
    ['俄罗斯民法典第393条', 'ru-civil-1 393'],
    ['俄罗斯联邦民法典第1064条', 'ru-civil-2 1064'],
    ['俄罗斯民法典第165.1条', 'ru-civil-1 165.1'],
    ['哈萨克斯坦民法典', 'kz-civil'],
    ['哈萨克斯坦刑法典第一百四十六条', 'kz-criminal 146'],
    ['印度合同法', 'in-contract'],
    ['印度合同法第10条', 'in-contract 10'],
    ['印度公司法第10A条', 'in-companies-2013 10A'],
    ['印度1872年合同法', 'in-contract'],
    // English
    ["Civil Code of the People's Republic of China", 'cn-civil'],
    ['Chinese Civil Code article 577', 'cn-civil 577'],
    ['PRC Civil Code', 'cn-civil'],
    ['PRC Civil Code 577', 'cn-civil 577'],
    ['Civil Code of China 577', 'cn-civil 577'],
    ['Company Law of the PRC (2018), Article 10', 'cn-company 10'],
    ['Civil Code art. 577', 'cn-civil 577'],
    ['article 577 of the Civil Code', 'cn-civil 577'],
    ['Civil Code of Kazakhstan', 'kz-civil'],
    ['Article 393 of the Civil Code of the Republic of Uzbekistan', 'uz-civil 393'],
    ['Russian Civil Code, Article 10', 'ru-civil-1 10'],
    ['Kazakhstan Law on Investments', 'kz-invest'],
    ['Foreign Investment Law of China', 'cn-invest'],
    ['foreign investment law', 'cn-invest'],
    ['Indian Contract Act', 'in-contract'],
    ['The Indian Contract Act, 1872', 'in-contract'],
    ['s 10 Indian Contract Act', 'in-contract 10'],
    ['section 10A of the Indian Contract Act, 1872', 'in-contract 10A'],
    ['Contract Act, s. 10(1)(a)', 'in-contract 10'],
    ['Art. 1 Contract Act', 'in-contract 1'],
    ['Pakistan Contract Act section 10', 'pk-contract 10'],
    ['Companies Act', 'in-companies-2013'],
    ['Companies Act 1956', 'in-companies-1956'],
    ['Companies Act 2013 section 10', 'in-companies-2013 10'],
    ['Civil Procedure Code', 'in-procedure'],
    ['Act No. 9 of 1872', 'in-contract'],
    // Russian
    ['Гражданский кодекс', 'ru-civil-1'],
    ['гражданский кодекс рф', 'ru-civil-1'],
    ['ГК РФ', 'ru-civil-1'],
    ['статья 393 ГК РФ', 'ru-civil-1 393'],
    ['ст. 1064 ГК РФ', 'ru-civil-2 1064'],
    ['п. 2 ст. 165.1 ГК РФ', 'ru-civil-1 165.1'],
    ['подпункт 1 пункта 2 статьи 10 Гражданского кодекса РФ', 'ru-civil-1 10'],
    ['ч. 1 ст. 146 УК РК', 'kz-criminal 146'],
    ['ст. 146 УК РК', 'kz-criminal 146'],
    ['146 УК РК', 'kz-criminal 146'],
    ['146 статья УК РК', 'kz-criminal 146'],
    ['393-я статья гражданского кодекса рф', 'ru-civil-1 393'],
    ['уголовный кодекс Республики Казахстан 146', 'kz-criminal 146'],
    ['УК РК ст.146', 'kz-criminal 146'],
    ['Гражданский кодекс Республики Казахстан, статья 393', 'kz-civil 393'],
    ['ГК РК', 'kz-civil'],
    ['ГК РУз', 'uz-civil'],
    ['НК КР', 'kg-tax'],
    ['ТК РТ ст. 10', 'tj-labour 10'],
    ['предпринимательский кодекс', 'kz-business'],
    ['закон о рекламе', 'ru-ads'],
    ['Федеральный закон «О рекламе»', 'ru-ads'],
    ['ст. 10 закона о рекламе', 'ru-ads 10'],
    ['закон об иностранных инвестициях', 'ru-invest'],
    ['51-ФЗ', 'ru-civil-1'],
    ['№ 51-ФЗ', 'ru-civil-1'],
    ['Закон № 160-ФЗ', 'ru-invest'],
    ['Федеральный закон от 09.07.1999 № 160-ФЗ', 'ru-invest'],
    ['Федеральный закон от 9 июля 1999 г. N 160-ФЗ', 'ru-invest'],
    ['ст. 10 закона № 160-ФЗ', 'ru-invest 10'],
    ['375-V', 'kz-business'],
  ])('%s → %s', (text, expected) => {
    expect(resolve(text)).toBe(expected)
  })

  test.each([
    '',
    '   ',
    '合同',
    '民法',
    '法典',
    '公司法人',
    '劳动合同',
    '劳动合同法 解除',
    '违反劳动合同法怎么赔偿',
    '蒙古民法典',
    '577',
    '45',
    '1872',
    '9',
    'contract',
    'code',
    'civil',
    'law',
    'the act',
    'contract law act of god',
    'Civil Code of Mongolia',
    'Indian Companies',
    'Companies Act 1999',
    'civil code 2020 changes',
    'закон 10',
    '合同 10',
    'breach of the Contract Act',
    'реклама',
    'закон',
    'кодекс',
    'РФ',
    'инвестиции',
    'ГК Монголии',
    'нарушение ГК РФ',
    '52-ФЗ',
    '《》',
    '«»',
    '№',
  ])('%s is no citation', (text) => {
    expect(resolve(text)).toBeNull()
  })

  test.each([
    ['第五百七十七条', 'zh', ['cn-civil', 'cn-company', 'cn-procedure']],
    ['第10条第2款', 'zh', ['cn-civil', 'cn-company', 'cn-procedure']],
    ['ст. 393', 'ru', ['ru-invest', 'ru-ads', 'ru-civil-1']],
    ['п. 1 статьи 165.1', 'ru', ['ru-civil-1']],
    ['section 10A', 'en', ['in-contract', 'kz-civil', 'uz-civil']],
    ['Article 9999', 'en', []],
    ['第9999条', 'zh', []],
  ] as const)('%s names no act: those that have it are found, the home’s first', (text, reader, expected) => {
    const { cited, isActOpen, notHeld, rest } = name(text, [], reader)
    expect({ isActOpen, notHeld, rest }).toEqual({ isActOpen: true, notHeld: [], rest: '' })
    const ids = cited?.resolved.units.map(({ id }) => id) ?? []
    const isFirst = ids.slice(0, expected.length)
    expect(new Set(isFirst)).toEqual(new Set(expected))
  })

  test.each(['第十条生产线', 'article 10 of', 'статья 10 закона', '第三条路', '10', 'article'])(
    '%s is more, or less, than the number of an article',
    (text) => {
      expect(name(text, [], 'zh').isActOpen).toBe(false)
    },
  )

  test.each(['民诉法解释', '公司法解释三', '最高人民法院关于适用《中华人民共和国民法典》有关担保制度的解释'])(
    '%s, not held, is known, and none of its words is looked for',
    (text) => {
      expect(name(text, [], 'zh')).toEqual({
        cited: null,
        notHeld: [{ asked: text, held: null }],
        wordings: [],
        isActOpen: false,
        rest: '',
      })
    },
  )

  test.each([
    ['51-ФЗ', ''],
    ['主席令第四十五号', ''],
    ['民法典', '民法典'],
    ['Companies Act, 2013', 'Companies Act, 2013'],
  ])('of %s, which is all of a question, is looked for beside: %s', (text, rest) => {
    expect(name(text, [], 'zh').rest).toBe(rest)
  })

  test.each(['Limitation Act 1980, s 5', 'section 47 of the Companies Act 2006'])(
    '%s is cited, though no law here bears it, and none of its words is looked for',
    (text) => {
      expect(name(text, [], 'en')).toMatchObject({
        cited: null,
        notHeld: [{ asked: text, held: null }],
        rest: '',
      })
    },
  )

  test.each([
    '公司法第10条（2018年修正）',
    '公司法第10条(2018修正)',
    'Company Law of China, art. 10 (as amended in 2018)',
    'ст. 10 ГК РФ (ред. от 05.05.2014)',
  ])('of %s, no word is looked for', (text) => {
    expect(name(text, [], 'zh')).toMatchObject({ notHeld: [], rest: '' })
  })

  test('what stands in brackets behind a citation and is no version is looked for', () => {
    expect(name('公司法第10条（股东出资）', [], 'zh').rest).toBe('（股东出资）')
  })

  test('a country filter tells namesakes apart, and keeps others out', () => {
    expect(resolve('民法典', ['KZ'])).toBe('kz-civil')
    expect(resolve('Гражданский кодекс', ['UZ'])).toBe('uz-civil')
    expect(resolve('Civil Code', ['IN'])).toBeNull()
  })

  test.each([
    ['en', 'cn-sale'],
    ['ru', 'kg-sale'],
    ['zh', 'cn-sale'],
  ] as const)('of a treaty, a reader of %s is led to the text they can read', (reader, expected) => {
    for (const text of ['CISG', 'CISG 35(2)']) {
      expect(cite(text, [], reader)?.resolved.id, text).toBe(expected)
    }
  })

  test('the others of the same name come next', () => {
    const citation = cite('Гражданский кодекс', [], 'ru')
    const ids = citation?.places.map(({ segment, group }) => segment.segment.groups[group]!.id)
    expect(ids).toEqual(['ru-civil-1', 'ru-civil-2', 'uz-civil', 'kz-civil'])
  })
})
