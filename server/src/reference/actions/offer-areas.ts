import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { inLanguage, type Language, type Words } from '@portal/protocol/kernel/languages.ts'
import type { referenceCalls } from '@portal/protocol/reference/calls.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { areas, countries } from '../queries.ts'

interface Named {
  code: string
  words: Words
}

function tree(parents: Named[], childrenOf: (code: string) => Named[], language: Language) {
  return parents.map(({ code, words }) => ({
    code,
    name: inLanguage(words, language),
    children: childrenOf(code).map((child) => ({
      code: child.code,
      name: inLanguage(child.words, language),
      children: [],
    })),
  }))
}

/** Provinces and cities of China, flat. */
export async function offerAreas(
  { db }: Services,
  _given: object,
  { language }: Asker,
): Promise<AnswerOf<typeof referenceCalls.areas>> {
  const rows = await areas(db, 'gb2260')
  return rows.map(({ code, words, parent_code }) => ({
    code,
    name: inLanguage(words, language),
    parentCode: parent_code,
  }))
}

/** Provinces of China, or foreign countries. */
export async function offerProvinces(
  { db }: Services,
  { query }: GivenOf<typeof referenceCalls.provinces>,
  { language }: Asker,
): Promise<AnswerOf<typeof referenceCalls.provinces>> {
  const rows =
    query.selectType === 'china'
      ? (await areas(db, 'gb2260')).filter((row) => row.parent_code === null)
      : (await countries(db)).filter(({ code }) => code !== 'CN')
  return rows.map(({ code, words }) => ({ code, name: inLanguage(words, language), parentCode: null }))
}

/** Provinces of China with their cities. */
export async function offerAreaTree(
  { db }: Services,
  _given: object,
  { language }: Asker,
): Promise<AnswerOf<typeof referenceCalls.areaTree>> {
  const rows = await areas(db, 'gb2260')
  return tree(
    rows.filter((row) => row.parent_code === null),
    (code) => rows.filter((row) => row.parent_code === code),
    language,
  )
}

/** The countries with their first-level divisions. */
export async function offerForeignAreaTree(
  { db }: Services,
  _given: object,
  { language }: Asker,
): Promise<AnswerOf<typeof referenceCalls.foreignAffairsTree>> {
  const rows = await areas(db, 'iso3166')
  return tree(await countries(db), (code) => rows.filter((row) => row.country === code), language)
}
