import type { RemovalReason } from '@portal/protocol/assistant/constants.ts'
import type { Passage } from '@portal/protocol/assistant/schemas.ts'
import { describe, expect, test } from 'vitest'
import { checkSentence } from './check-sentence.ts'
import { SentenceCutter } from './cut-sentences.ts'
import { evidenceOf } from './evidence.ts'

const today = '2026-11-23'

function passage(number: number, given: Partial<Passage> & { said: string }): Passage {
  const { said, ...rest } = given
  return {
    number,
    kind: 'law',
    address: `/eli/${number}`,
    title: '中华人民共和国民法典',
    titleLanguage: 'zh',
    titleOrigin: null,
    heading: null,
    language: 'zh',
    text: [{ text: said, marked: false }],
    country: 'CN',
    countryName: '中国',
    isTreaty: false,
    isDigest: false,
    isOriginal: true,
    isSample: false,
    timeliness: 'IN_FORCE',
    day: '2021-01-01',
    adoptedOn: null,
    amendedFrom: null,
    isNamed: false,
    ...rest,
  }
}

const passages = [
  passage(1, {
    heading: '第五百七十七条 违约责任',
    said: '当事人一方不履行合同义务或者履行合同义务不符合约定的，应当承担继续履行、采取补救措施或者赔偿损失等违约责任。',
  }),
  passage(2, {
    title: 'Гражданский кодекс Республики Казахстан (Общая часть)',
    titleLanguage: 'ru',
    language: 'ru',
    country: 'KZ',
    heading: 'Статья 282. Исполнение денежных обязательств',
    day: '1995-03-01',
    said: 'Должник обязан уплатить неустойку в течение тридцати дней со дня получения требования. Стороны не вправе уменьшать её более чем на двадцать процентов. Кредитор может отказаться от договора с 1 июля 2020 года.',
  }),
  passage(3, {
    title: 'Labour Code of the Kyrgyz Republic',
    titleLanguage: 'en',
    language: 'en',
    country: 'KG',
    heading: 'Article 43. Notice',
    timeliness: 'REPEALED',
    day: '2004-08-04',
    said: 'The employer must give notice of two months in writing. The employee may not be dismissed during leave, and compensation is 100,000 som.',
  }),
  passage(4, {
    title: 'Foreign Investment Law of the People’s Republic of China',
    titleLanguage: 'en',
    language: 'en',
    heading: 'Article 20',
    day: '2020-01-01',
    said: 'The State does not expropriate the investments of foreign investors. Under special circumstances the State may expropriate them in the public interest, and shall give fair and reasonable compensation in time.',
  }),
  passage(5, {
    title: '中华人民共和国公司法',
    heading: '第十六条 对外投资与担保',
    timeliness: 'NOT_YET_IN_FORCE',
    day: '2027-01-01',
    said: '公司为股东提供担保的，必须经股东会决议。决议由出席会议的其他股东所持表决权的过半数通过。',
  }),
]
const held = new Map(passages.map((one) => [one.number, evidenceOf(one)]))

function check(written: string): RemovalReason | null | undefined {
  const cutter = new SentenceCutter()
  const [sentence] = [...cutter.push(written), ...cutter.end()]
  return sentence && checkSentence(sentence, held, today)
}

describe('a sentence that its passages bear out is shown', () => {
  test.each([
    '当事人一方不履行合同义务的，应当承担违约责任。[1]',
    '根据《中华人民共和国民法典》第577条，违约方应当承担继续履行、采取补救措施或者赔偿损失等责任。[1]',
    '《民法典》规定，履行合同义务“不符合约定的”，应当承担违约责任[1]。',
    'Under Article 577 of the Civil Code, a party that does not perform the contract must compensate the losses. [1]',
    'По статье 577 Гражданского кодекса КНР сторона, не исполнившая обязательство, обязана возместить убытки [1].',
    'Должник обязан уплатить неустойку в течение 30 дней [2].',
    'The debtor must pay the penalty within thirty days. [2]',
    'In Kazakhstan the parties may not reduce it by more than 20%. [2]',
    '在哈萨克斯坦，债务人应当在三十日内支付违约金。[2]',
    '当事人不得将其减少百分之二十以上。[2]',
    'С 01.07.2020 кредитор может отказаться от договора [2].',
    'Since July 2020 the creditor may refuse the contract. [2]',
    'Under the repealed Labour Code of the Kyrgyz Republic the employer had to give two months’ notice. [3]',
    'По утратившему силу Трудовому кодексу компенсация составляла 100 000 сомов [3].',
    'The State “does not expropriate the investments of foreign investors”. [4]',
    'The State may expropriate them in the public interest under special circumstances. [4]',
    '该法尚未施行，按其规定公司为股东提供担保的，必须经股东会决议。[5]',
    '依照民法典，当事人一方不履行合同义务的，应当承担违约责任。[1]',
    '根据合同约定和民法典，当事人一方不履行合同义务的，应当承担违约责任。[1]',
    'По Гражданскому кодексу должник обязан уплатить неустойку [2].',
    'A third party is not mentioned, but the debtor must pay a penalty. [2]',
  ])('%s', (written) => expect(check(written)).toBeNull())
})

describe('a sentence that its passages do not bear out is removed', () => {
  test.each<[RemovalReason, string]>([
    ['NO_CITATION', '当事人应当承担违约责任。'],
    ['UNKNOWN_PASSAGE', '当事人应当承担违约责任。[9]'],
    ['UNKNOWN_PASSAGE', '当事人应当承担违约责任。[1][6]'],
    ['UNKNOWN_PASSAGE', '当事人应当承担违约责任，见 https://example.org 。[1]'],
    ['UNKNOWN_PASSAGE', '当事人应当承担<a href="x">违约责任</a>。[1]'],
    ['QUOTE', '《民法典》规定“违约方应当双倍赔偿”。[1]'],
    ['QUOTE', 'The State “never expropriates anything of anybody”. [4]'],
    ['QUOTE', 'Должник «обязан уплатить штраф» [2].'],
    ['QUOTE', '当事人应当承担“违约责任。[1]'],
    ['ARTICLE', '根据《民法典》第578条，应当承担违约责任。[1]'],
    ['ARTICLE', '根据《民法典》第五百八十五条，应当承担违约责任。[1]'],
    ['ARTICLE', 'Under Article 5 of the Civil Code a party must compensate the losses. [1]'],
    ['ARTICLE', 'По ст. 283 должник обязан уплатить неустойку [2].'],
    ['ARTICLE', 'По § 12 должник обязан уплатить неустойку [2].'],
    ['ARTICLE', 'Under Articles 282 and 284 the debtor must pay the penalty. [2]'],
    [
      'ARTICLE',
      'По ст. 577 Гражданского кодекса Республики Казахстан должник обязан уплатить неустойку [1][2].',
    ],
    ['NUMBER', 'Должник обязан уплатить неустойку в течение 60 дней [2].'],
    ['NUMBER', 'Должник обязан уплатить неустойку в течение сорока дней [2].'],
    ['NUMBER', 'The debtor must pay the penalty within thirty months. [2]'],
    ['NUMBER', 'The debtor must pay the penalty within thirty working days. [2]'],
    ['NUMBER', '债务人应当在九十日内支付违约金。[2]'],
    ['NUMBER', '当事人不得将其减少百分之三十以上。[2]'],
    ['NUMBER', 'Under the repealed law the compensation was 200,000 som. [3]'],
    ['NUMBER', 'Under the repealed law the compensation was 100 million som. [3]'],
    ['DATE', 'С 1 июля 2021 года кредитор может отказаться от договора [2].'],
    ['DATE', 'С 2 июля 2020 года кредитор может отказаться от договора [2].'],
    ['DATE', 'Since 2019 the creditor may refuse the contract. [2]'],
    ['DATE', '自二〇二二年起债权人可以拒绝合同。[2]'],
    ['NEGATION', '当事人一方不履行合同义务的，不承担违约责任。[1]'],
    ['NEGATION', 'Должник не обязан уплатить неустойку в течение тридцати дней [2].'],
    ['NEGATION', 'Стороны вправе уменьшать её более чем на двадцать процентов [2].'],
    ['NEGATION', 'The State expropriates the investments of foreign investors. [4]'],
    ['NEGATION', 'The State may not expropriate them in the public interest. [4]'],
    ['NEGATION', '该法尚未施行，公司为股东提供担保的，可以经股东会决议。[5]'],
    ['NOT_IN_FORCE', 'The employer must give notice of two months in writing. [3]'],
    ['NOT_IN_FORCE', 'The Labour Code, still in force and not repealed, demands notice of two months. [3]'],
    ['NOT_IN_FORCE', 'Работодатель обязан уведомить за два месяца [3].'],
    ['NOT_IN_FORCE', '公司为股东提供担保的，必须经股东会决议。[5]'],
    ['NOT_IN_FORCE', '《民法典》已被废止，违约方应当承担违约责任。[1]'],
    ['UNHELD_LAW', '根据《中华人民共和国合同法》，应当承担违约责任。[1]'],
    ['UNHELD_LAW', 'Under the Criminal Code the debtor must pay the penalty. [2]'],
    ['UNHELD_LAW', 'По Налоговому кодексу должник обязан уплатить неустойку [2].'],
    ['UNHELD_LAW', '依照合同法，应当承担违约责任。[1]'],
    ['UNHELD_LAW', '根据跨境电子商务特别法，应当承担违约责任。[1]'],
    ['UNHELD_LAW', 'По закону о банкротстве должник обязан уплатить неустойку [2].'],
    ['UNHELD_LAW', 'Under the Bankruptcy Law the debtor must pay the penalty. [2]'],
    ['UNHELD_LAW', 'In Uzbekistan the debtor must pay the penalty. [2]'],
    ['UNHELD_LAW', 'Under the Civil Code of Uzbekistan a party must compensate the losses. [1]'],
    ['UNHELD_LAW', '（2019）最高法民终123号判决认为，应当承担违约责任。[1]'],
  ])('%s: %s', (reason, written) => expect(check(written)).toBe(reason))

  test('whatever is done to hide it', () => {
    expect(check('根据《民法典》第５７８条，应当承担违约责任。[1]')).toBe('ARTICLE')
    expect(check('根据《民法典》第5\u200b78条，应当承担违约责任。[1]')).toBe('ARTICLE')
    expect(check('The debtor must pay the penalty within ９０ days. [2]')).toBe('NUMBER')
    expect(check('The debtor must pay the penalty within ٩٠ days. [2]')).toBe('NUMBER')
    expect(check('The debtor must pay the penalty within **90** days. [2]')).toBe('NUMBER')
    expect(check('【1】')).toBeUndefined()
  })
})
