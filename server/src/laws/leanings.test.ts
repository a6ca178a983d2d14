import type { Language } from '@portal/protocol/kernel/languages.ts'
import { describe, expect, test } from 'vitest'
import { makeIndex, makeLaw, makeQuestion, search } from '../search/fixtures.ts'
import { asksForOver } from './asks-for-over.ts'
import { leaningsOf } from './leanings.ts'

const index = makeIndex([
  makeLaw(
    'in-contract',
    { zh: '1872年印度合同法' },
    { '73': '违约的损失赔偿。违约方赔偿合同违约的损失。' },
    { country: 'IN' },
  ),
  makeLaw(
    'cn-civil',
    { zh: '中华人民共和国民法典' },
    { '577': '违约的损失赔偿。违约方应当依法赔偿合同违约的损失。' },
  ),
  makeLaw(
    'cn-contract',
    { zh: '中华人民共和国合同法' },
    { '107': '违约的损失赔偿。违约方赔偿合同违约的损失。' },
    { repealedOn: '2021-01-01' },
  ),
  makeLaw('kz-llp', { ru: 'О товариществах' }, { '1': 'Регистрация ООО и товарищества.' }, { country: 'KZ' }),
  makeLaw(
    'ru-llc',
    { ru: 'Об обществах' },
    { '1': 'Регистрация ООО. Порядок регистрации ООО.' },
    { country: 'RU' },
  ),
  ...(['CN', 'KG', 'TJ'] as const).map((country) =>
    makeLaw(
      `${country}-treaty`,
      country === 'CN'
        ? { zh: '承认及执行外国仲裁裁决公约', en: 'Convention on Awards' }
        : { ru: 'Конвенция о решениях' },
      { '3': country === 'CN' ? '仲裁裁决 award' : 'Арбитражное решение award' },
      { country, effectLevel: 'INTERNATIONAL_TREATY', treaty: '1958' },
    ),
  ),
])

function ask(keyword: string, reader: Language, chosen?: string) {
  const { leanings, said } = leaningsOf({ keyword, reader, chosen })
  return search(index, makeQuestion(keyword, { language: reader, leanings, said }))
}
const found = (...asked: Parameters<typeof ask>) => ask(...asked).groups.map(({ id }) => id)
const preferred = (keyword: string, reader: Language, chosen?: string) =>
  leaningsOf({ keyword, reader, chosen }).preferred

describe('the country', () => {
  test('that a question names goes before, in any form of its name', () => {
    expect(found('регистрация ООО', 'ru')[0]).toBe('ru-llc')
    expect(found('регистрация ООО в Казахстане', 'ru')[0]).toBe('kz-llp')
    expect(found('Регистрация ООО: Казахстан', 'ru')[0]).toBe('kz-llp')
    expect(found('印度 合同违约 损失赔偿', 'zh')[0]).toBe('in-contract')
  })

  test('is China for a reader of Chinese, unless a country is named or chosen, or none wanted', () => {
    expect(found('合同违约 损失赔偿', 'zh')[0]).toBe('cn-civil')
    expect(preferred('合同违约 损失赔偿', 'zh')).toEqual({ countries: ['CN'], because: 'language' })
    expect(found('合同违约 损失赔偿', 'zh', 'IN')[0]).toBe('in-contract')
    expect(found('合同违约 损失赔偿', 'zh', 'none')[0]).toBe('in-contract')
    expect(preferred('印度 合同违约', 'zh', 'KZ')).toEqual({ countries: ['IN'], because: 'named' })
  })

  test('is for others what the question suggests', () => {
    expect(preferred('регистрация ООО', 'ru')).toBeNull()
    expect(preferred('иск в Москве', 'ru')).toEqual({ countries: ['RU'], because: 'suggested' })
    expect(preferred('合同违约', 'en')).toEqual({ countries: ['CN'], because: 'suggested' })
    expect(preferred('', 'zh')).toBeNull()
  })
})

test('what is not in force any more stands behind what is, unless the question asks for it', () => {
  expect(found('合同违约 损失赔偿', 'zh', 'CN').at(-1)).toBe('cn-contract')
  expect(found('已废止 合同违约 损失赔偿', 'zh', 'CN')[0]).toBe('cn-contract')
})

test.each([
  '已废止的法律',
  '废止的合同法',
  '中国废止了哪些法律',
  '失效法规目录',
  '俄罗斯已失效的外商投资企业法',
  '被取代的民法通则 诉讼时效',
  '《合同法》何时失效',
  '民法典之前的条例是否已经废止',
  'repealed law',
  'which laws of Kazakhstan were repealed?',
  'Indian Contract Act, 1872 (repealed)',
  'former Companies Act',
  'the former Foreign Investment Law of China',
  'regulations that are no longer in force',
  'a code that has been superseded',
  'lapsed ordinances',
  'утративший силу закон',
  'утратившие силу федеральные законы',
  'законы Казахстана, утратившие силу',
  'закон о банкротстве утратил силу',
  'отменённый кодекс',
  'отмененным Гражданским кодексом',
  'недействующие правовые акты',
  'прежняя редакция ГК РФ',
])('%s: laws are asked for that are not in force', (question) => {
  expect(asksForOver(question)).toBe(true)
})

test.each([
  '合同失效',
  '专利权失效后怎么恢复',
  '合同失效的法律后果',
  '合同依法失效',
  '专利法 专利权失效',
  '已失效的合同适用哪部法律',
  '被取代的法定代表人',
  '被废除的合法权利',
  'former employee',
  'a former employee under the labour code',
  'former law firm partner',
  'lapsed trademark',
  'lapsed trademark law',
  'superseded agreement',
  'contract no longer in force',
  'отменённый заказ',
  'отменённый заказ, закон о защите прав потребителей',
  'доверенность, утратившая силу',
  'по закону договор утратил силу',
  'прежний работодатель и трудовой кодекс',
  'прежняя редакция договора',
])('%s: they are not', (question) => expect(asksForOver(question)).toBe(false))

test('a treaty of several countries is one hit, shown to each reader in a language held, and counted once', () => {
  const [forRussian, forChinese] = [ask('award', 'ru'), ask('award', 'zh')]
  for (const { total, groups, facets } of [forRussian, forChinese]) {
    expect(total).toBe(1)
    expect(groups).toHaveLength(1)
    expect(facets['effectLevel']).toEqual([{ value: 'INTERNATIONAL_TREATY', count: 1 }])
    expect(facets['country']).toHaveLength(3)
    const countries = [groups[0]!, ...groups[0]!.same].map(({ values }) => values['country'])
    expect(countries.toSorted()).toEqual(['CN', 'KG', 'TJ'])
  }
  expect(forRussian.groups[0]!.titleLanguage).toBe('ru')
  expect(forChinese.groups[0]!.titleLanguage).toBe('zh')
})

test('an article is shown in the reader’s language where it is held in it', () => {
  expect(ask('award', 'en').groups[0]!.units[0]).toMatchObject({ language: 'en' })
  expect(ask('award', 'zh').groups[0]!.units[0]).toMatchObject({ language: 'zh' })
})

describe('what looks mistyped', () => {
  const words = makeIndex([
    makeLaw(
      'customs',
      { en: 'Customs Act' },
      { '1': 'A customs duty is levied.', '2': 'The customs officer.' },
    ),
    makeLaw('tamozhnya', { ru: 'Таможенный кодекс' }, { '1': 'Таможенный контроль товаров.' }),
    makeLaw('arbitration', { zh: '仲裁法' }, { '1': '申请仲裁。', '2': '仲裁协议。' }),
    makeLaw('contract', { zh: '合同法' }, { '1': '合同价由双方约定。', '2': '合同价可以调整。' }),
  ])
  const meant = (keyword: string) => search(words, makeQuestion(keyword)).didYouMean

  test.each([
    ['custms duty', 'customs duty'],
    ['customs ofifcer', 'customs officer'],
    ['таможеный контроль', 'таможенный контроль'],
    ['申请仲栽', '申请仲裁'],
    ['仲栽', '仲裁'],
  ])('%s is asked back as %s', (typed, right) => expect(meant(typed)[0]).toBe(right))

  test.each([
    '合同违约 损失赔偿',
    '青岛自贸区',
    'customs duty',
    'custom duties',
    'таможенного контроля',
    'таможенному',
    '申请仲裁',
    '仲裁',
  ])('%s is not', (typed) => expect(meant(typed)).toEqual([]))
})
