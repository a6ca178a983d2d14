import { describe, expect, test } from 'vitest'
import { caseNumberKey } from '../text/case-number.ts'
import {
  bareForms,
  citedIn,
  demoLaws,
  lawsBeside,
  lawsByName,
  notHeld,
  treatyKey,
  type BareForm,
} from './fixtures.ts'

const laws = lawsByName([...demoLaws(), ...lawsBeside()])

/** A sentence that a form stands in. */
const around = {
  zh: ['依照', '的规定处理。'],
  en: ['The claim rests on ', '; so it was held.'],
  ru: ['Иск основан на ', ' и удовлетворён.'],
} as const

/** Case numbers are the same in brackets of any width. */
function comparable(cite: string): string {
  return cite.startsWith('case ') ? `case ${caseNumberKey(cite)}` : treatyKey(cite)
}

function cited({ language, country }: BareForm, text: string): string[] {
  return citedIn({ language, country: country ?? null, day: null, self: null, text }, laws, true).map(
    ({ cite }) => comparable(cite),
  )
}

describe('forms of citation', () => {
  test('are 400 at least, in three languages, with acts that are not held and with look-alikes', () => {
    const rows = bareForms()
    expect(rows.length).toBeGreaterThanOrEqual(400)
    for (const language of ['zh', 'en', 'ru'] as const) {
      expect(rows.filter((row) => row.language === language).length).toBeGreaterThanOrEqual(130)
    }
    expect(rows.filter(({ cites }) => cites.length === 0).length).toBeGreaterThanOrEqual(70)
    expect(rows.filter(({ cites }) => cites[0] === notHeld).length).toBeGreaterThanOrEqual(40)
  })

  test.each(bareForms())('$language $text', (form) => {
    const wanted = form.cites.map(comparable)
    expect(cited(form, form.text)).toEqual(wanted)
    const [before, behind] = around[form.language]
    expect(cited(form, before + form.text + behind)).toEqual(wanted)
  })
})
