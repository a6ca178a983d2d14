import { calls } from '@portal/protocol/calls.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import type { LawDetails } from '@portal/protocol/laws/schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { saveLaw } from './actions/save-law.ts'
import { lawAddress } from './address.ts'
import { demoDocuments } from './fixtures.ts'

const documents = demoDocuments()
/** The wordings of each law, the newest one last. */
const laws = Map.groupBy(documents, lawAddress)
const newest = [...laws].map(([address, wordings]) => ({ address, law: wordings.at(-1)! }))
const countries = ['CN', 'IN', 'KG', 'KZ', 'PK', 'RU', 'TJ', 'UZ']

/** A script that a title in a language is never without, and one that it never has. */
const scripts = {
  zh: [/\p{Script=Han}/u, /\p{Script=Cyrillic}/u],
  en: [/\p{Script=Latin}/u, /[\p{Script=Han}\p{Script=Cyrillic}]/u],
  ru: [/\p{Script=Cyrillic}/u, /\p{Script=Han}/u],
} as const

describe.each(newest)('the demo law $address', ({ law }) => {
  const original = law.texts.find((text) => text.original)

  test('has a title in three languages, and in each it is said whose it is', () => {
    for (const language of languages) {
      const text = law.texts.find((one) => one.language === language)
      const title = law.titles?.[language]
      if (language === original?.language) expect(title).toBeUndefined()
      else if (text) expect(title).toMatchObject({ title: text.title, shortTitles: text.shortTitles })
      const shown = (title ?? text)!.title
      expect(shown).toMatch(scripts[language][0])
      expect(shown).not.toMatch(scripts[language][1])
    }
  })

  test('has short names that it is cited by in each language', () => {
    for (const language of languages) {
      const { shortTitles } = (law.titles?.[language] ?? law.texts.find((one) => one.language === language))!
      expect(shortTitles.length).toBeGreaterThan(0)
    }
  })
})

describe.each([...laws])('the days of the demo law %s', (_address, wordings) => {
  test('follow each other', () => {
    for (const { adoptedOn, versionOn, publishedOn, inForceFrom, repealedOn, ...law } of wordings) {
      expect(adoptedOn).not.toBeNull()
      expect(versionOn! >= adoptedOn!).toBe(true)
      if (publishedOn) expect(publishedOn >= versionOn!).toBe(true)
      if (inForceFrom) expect(inForceFrom >= versionOn! || law.retroactiveBy !== undefined).toBe(true)
      if (repealedOn) expect(repealedOn > (inForceFrom ?? versionOn!)).toBe(true)
      if (versionOn !== adoptedOn) expect(law.amended).toBe(true)
      for (const { inForceFrom: day } of law.provisionDays ?? []) expect(day).not.toBe(law.effectiveOn)
    }
  })

  test('give each wording a day of its own', () => {
    const days = wordings.map(({ versionOn }) => versionOn)
    expect(new Set(days).size).toBe(days.length)
  })
})

describe('constitutions and codes', () => {
  let portal: Portal
  const main = newest.filter(({ law }) => ['constitution', 'code'].includes(law.kind))
  const inForce = main.filter(({ law }) => law.repealedOn === null)

  beforeAll(async () => {
    portal = await openTestPortal()
    for (const { law } of main) await saveLaw(portal.services.db, law)
  })
  afterAll(() => portal.close())

  test.each(inForce)('$address is in force today in a wording that is held', async ({ address }) => {
    const law = expectCode<LawDetails>(
      await makeCall(portal.app, calls.laws.byAddress, { query: { address: `/eli/${address}` } }),
      'done',
    )
    expect(law).toMatchObject({ isInForceToday: true, notHeldOn: null, repealedByOn: null })
  })

  test.each(countries)('%s has one constitution in force, and codes', (country) => {
    const kinds = inForce.filter(({ law }) => law.country === country).map(({ law }) => law.kind)
    expect(kinds.filter((kind) => kind === 'constitution')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'code').length).toBeGreaterThan(0)
  })

  test.each([
    ['KZ', '1995-08-30', '2026-07-01'],
    ['KG', '2010-06-27', '2021-05-05'],
    ['UZ', '1992-12-08', '2023-05-01'],
  ])('the constitution of %s of %s stands beside the one that replaced it on %s', (country, adopted, day) => {
    const held = main.filter(({ law }) => law.country === country && law.kind === 'constitution')
    const days = held.map(({ law }) => ({
      adopted: law.adoptedOn,
      from: law.effectiveOn,
      until: law.repealedOn,
    }))
    expect(days).toContainEqual({ adopted, from: expect.any(String), until: day })
    expect(days).toContainEqual({ adopted: expect.any(String), from: day, until: null })
  })
})
