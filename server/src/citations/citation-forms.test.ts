import { describe, expect, test } from 'vitest'
import { caseNumberKey } from '../text/case-number.ts'
import { citedIn, demoLaws, forms, lawsByName } from './fixtures.ts'

const laws = lawsByName(demoLaws())

/** Case numbers are the same in brackets of any width. */
function comparable(cite: string): string {
  return cite.startsWith('case ') ? `case ${caseNumberKey(cite)}` : cite
}

describe('ways of citing', () => {
  test('are hundreds, in three languages, with look-alikes', () => {
    const rows = forms()
    expect(rows.length).toBeGreaterThanOrEqual(340)
    for (const language of ['zh', 'en', 'ru'] as const) {
      expect(rows.filter((row) => row.language === language).length).toBeGreaterThanOrEqual(90)
    }
    expect(rows.filter(({ cites }) => cites.length === 0).length).toBeGreaterThanOrEqual(80)
  })

  test.each(forms())('$language $country $text', (form) => {
    const text = form.text.replace(/[⟦⟧]/g, '')
    const found = citedIn({ ...form, text }, laws)
    let [marked, at] = ['', 0]
    for (const { start, end } of found) {
      marked += `${text.slice(at, start)}⟦${text.slice(start, end)}⟧`
      at = end
    }
    expect(marked + text.slice(at)).toBe(form.text)
    expect(found.map(({ cite }) => comparable(cite))).toEqual(form.cites.map(comparable))
  })
})
