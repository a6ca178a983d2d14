import { describe, expect, test } from 'vitest'
import { bareForms, demoLaws, lawsBeside, notHeld, treatyKey } from '../../citations/fixtures.ts'
import { lawAddress } from '../../laws/address.ts'
import { unitRows } from '../../laws/articles.ts'
import type { LawDocument } from '../../laws/document.ts'
import { GroupFilter } from '../filter/group-filter.ts'
import { makeIndex, makeLaw } from '../fixtures.ts'
import { resolveCitation } from './resolve-citation.ts'

function groupOf(document: LawDocument) {
  const { country, effectLevel, number, adoptedOn, effectiveOn, repealedOn, texts, titles } = document
  const status = document.status ?? 'IN_FORCE'
  const facts = { country, effectLevel, number, adoptedOn, effectiveOn, repealedOn, status }
  return makeLaw(
    lawAddress(document),
    {},
    {},
    {
      ...facts,
      titles: [
        ...texts.map(({ language, title, shortTitles }) => ({ language, title, shortTitles })),
        ...Object.values(titles ?? {}).map(({ shortTitles }) => ({
          language: 'zh' as const,
          title: '',
          shortTitles,
        })),
      ],
      units: texts.flatMap(({ language, units }) =>
        unitRows(units).flatMap(({ kind, key, number: printed, body }) =>
          kind === 'article'
            ? [{ language, key: key!, number: printed!, heading: null, text: body ?? '' }]
            : [],
        ),
      ),
    },
  )
}

const index = makeIndex([...demoLaws(), ...lawsBeside()].map(groupOf))
const everywhere = new GroupFilter(index.collection, index.values, {}, '2026-11-22')

/** Laws that a question cites, with what is known and not held. */
function asked(text: string): { laws: string[]; notHeld: number; rest: string; isActOpen: boolean } {
  const {
    cited,
    notHeld: unknown,
    rest,
    isActOpen,
  } = resolveCitation(text, index, everywhere, { reader: 'zh' })
  const laws = cited?.resolved.units.map(({ id, key }) => `${id} ${key}`) ?? []
  const alone = cited && laws.length === 0 ? [cited.resolved.id] : laws
  return { laws: alone.map(treatyKey), notHeld: unknown.length, rest, isActOpen }
}

function lawOf(cite: string): string {
  return cite.split(' ')[0]!
}

const forms = bareForms().filter(({ cites, country }) => !cites[0]?.startsWith('case ') && !country)

const unnamed = forms.filter(({ cites }) => cites.length === 0)
const numberAlone = /^(?:第[^第条]+条|(?:arts?|ss?)\. [\d-]+)$/

describe('a question that is a citation', () => {
  test.each(forms.filter(({ cites }) => cites.length > 0 && cites[0] !== notHeld))(
    '$text names what it cites',
    ({ text, cites }) => {
      const held = cites.map((cite) => treatyKey(cite.split(' ').slice(0, 2).join(' ')))
      const { laws, notHeld: missing, rest } = asked(text)
      // Of an article that the law held does not have, the law is named, and that it is missing.
      if (missing > 0) expect(new Set(laws.map(lawOf))).toEqual(new Set(held.map(lawOf)))
      else expect([...new Set(laws)]).toEqual([...new Set(held)])
      if (held.some((cite) => cite.includes(' '))) expect(rest).toBe('')
    },
  )

  test.each(forms.filter(({ cites }) => cites[0] === notHeld))('$text is known and not held', ({ text }) => {
    expect(asked(text)).toMatchObject({ laws: [], notHeld: 1, rest: '' })
  })

  test.each(unnamed.filter(({ text }) => numberAlone.test(text)))(
    '$text is of no act that it names',
    ({ text }) => {
      expect(asked(text)).toMatchObject({ notHeld: 0, rest: '', isActOpen: true })
    },
  )

  test.each(unnamed.filter(({ text }) => !numberAlone.test(text)))('$text names no article', ({ text }) => {
    expect(asked(text)).toEqual({ laws: [], notHeld: 0, rest: text, isActOpen: false })
  })
})
