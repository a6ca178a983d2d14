import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { describe, expect, test } from 'vitest'
import { caseNumberKey } from '../case-number.ts'
import { caseMark } from './mention.ts'
import { readMentions } from './read-mentions.ts'

const seeds = new URL('../../../seeds/demo/cases/', import.meta.url)
/** Numbers of courts of every country, as they print them. */
const numbers = readdirSync(seeds)
  .flatMap((file) => readFileSync(new URL(file, seeds), 'utf8').split('\n'))
  .filter((line) => line.trim())
  .flatMap((line) => (JSON.parse(line) as { caseNumber: string | null }).caseNumber ?? [])

/** Keys that the words of a text are read as, as numbers of cases. */
function keysIn(text: string, language: Language): string[] {
  const [mentions] = readMentions([text], language, false)
  return mentions!
    .flatMap(({ names }) => names.map(({ key }) => key))
    .filter((key) => key.startsWith(caseMark))
}

describe('case numbers in a text', () => {
  test.each([...new Set(numbers)])('%s is read in every language', (number) => {
    const key = caseMark + caseNumberKey(number)
    expect(keysIn(`参照${number}案的裁判思路。`, 'zh')).toContain(key)
    expect(keysIn(`As held in ${number}, the claim fails.`, 'en')).toContain(key)
    expect(keysIn(`Суд учёл выводы по делу № ${number}.`, 'ru')).toContain(key)
  })

  test.each(['（2018） 鲁02 民终 1 号', '（2018）鲁02民终 1号', '（2018）鲁02\n民终1号'])(
    '%j is read with its blanks',
    (number) => {
      expect(keysIn(`参照${number}案。`, 'zh')).toEqual([`${caseMark}2018鲁02民终1`])
    },
  )

  test.each([
    ['zh', '王某（2018）\n中山路3号，《公司法》（2018）第3号。'],
    ['zh', '发票号码为（2023）第0045号，合同编号鲁商外2023-577。'],
    ['zh', '依据法释〔2023〕12号和国务院令第723号。'],
    ['zh', '2023年12月5日至2024/06/01，1/2的份额。'],
    ['en', 'The 24/7 service of 12/05/2023, at 1/2 of the price, see pp. 12-15.'],
    ['ru', 'Счёт № 309 от 15.02.2023 на 1/2 доли, закон № 160-ФЗ.'],
  ] as const)('%s: %s has none', (language, text) => {
    expect(keysIn(text, language)).toEqual([])
  })
})
