import type { Language } from '@portal/protocol/kernel/languages.ts'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { readMentions } from './read-mentions.ts'

/** What a reader looks at: characters passed by patterns, characters cut out, names written down. */
function workOf(read: () => ReturnType<typeof readMentions>): number {
  const { exec } = RegExp.prototype
  const { slice } = String.prototype
  let work = 0
  const patterns = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const found = exec.call(this, text)
    if (found) work += found.index + found[0].length - from
    else if (!this.sticky) work += text.length - from
    work += 1
    return found
  })
  const cuts = vi.spyOn(String.prototype, 'slice').mockImplementation(function (this: string, ...bounds) {
    const part = slice.apply(this, bounds)
    work += part.length
    return part
  })
  try {
    for (const { names } of read().flat()) work += names.length
    return work
  } finally {
    patterns.mockRestore()
    cuts.mockRestore()
  }
}

const pieces = {
  zh: '《民法典》 《公司法》 《合同》 民法典 公司法 第一条 第五百七十七条 第1款 第276、277条 （二）项 、 ， 。 依照 和 本法 该法 该公约 （以下简称民法典） （以下简称本法） （2018修正） [2001修正] （2018修正，以下简称公司法） 旧 2018年 第 条 《 》 （'.split(
    ' ',
  ),
  en: 'Article 1|Articles 1 and 2|s. 3|section 4(1)(a)|, |. |.\n| and | of |the |this Act|the said Act|the Civil Code|Tax Code of 2017|the Contract|(the "Civil Code")|(hereinafter "the Law")|CISG|Under |paragraph 1 of |Law |the 2017 |the former | (as amended in 2018)|, as amended on 5 May 2014,'.split(
    '|',
  ),
  ru: 'ст. 1|ст.ст. 1, 2|статьи 3|п. 1 |, |. |.\n| и | настоящего Закона|названного Кодекса| ГК РФ|Гражданского кодекса|(далее — Гражданский кодекс)|Закон «О суде»|от 09.07.1999 № 160-ФЗ|договора|Согласно |Закона о |Конвенции | (ред. от 05.05.2014)|, ред. от 05.05.2014|старой редакции |"ГК" '.split(
    '|',
  ),
} satisfies Record<Language, string[]>

const repeated = fc.constantFrom<Language>('zh', 'en', 'ru').chain((language) => {
  const some = (minLength: number) =>
    fc
      .array(fc.constantFrom(...pieces[language], ' '), { minLength, maxLength: 6 })
      .map((chosen) => chosen.join(''))
  return fc.record({ language: fc.constant(language), before: some(0), unit: some(1), behind: some(0) })
})

/** Work for a text of one thing said again and again; names are known from a first reading. */
function workFor(text: string, language: Language, isStatute: boolean): number {
  readMentions([text], language, isStatute)
  return workOf(() => readMentions([text], language, isStatute))
}

/** Long against what is looked at around one place. */
const lengths = [2000, 4000]

describe('the work of reading mentions', () => {
  test.each([
    ['ru', 'ст. 1 '],
    ['ru', 'ст. 1. '],
    ['ru', 'Статья 5 и '],
    ['ru', 'Гражданский кодекс (далее — Гражданский кодекс). '],
    ['en', 'Article 1 '],
    ['en', 's. 1; '],
    ['en', 'the Civil Code (the "Civil Code"). '],
    ['zh', '第一条 '],
    ['zh', '第一条，'],
    ['zh', '第276、277条、'],
    ['zh', '《民法典》（以下简称民法典），'],
  ] as const)('is twice as much for twice the text of %s %s', (language, unit) => {
    const work = lengths.map((length) => workFor(unit.repeat(length / unit.length), language, false))
    expect(work[1]).toBeLessThan(2.2 * work[0]!)
  })

  test('is twice as much for twice the text of whatever is said again and again', () => {
    fc.assert(
      fc.property(repeated, fc.boolean(), ({ language, before, unit, behind }, isStatute) => {
        const work = lengths.map((length) =>
          workFor(before + unit.repeat(length / unit.length) + behind, language, isStatute),
        )
        expect(work[1]).toBeLessThan(2.2 * work[0]!)
      }),
      { numRuns: 200 },
    )
  })
})
