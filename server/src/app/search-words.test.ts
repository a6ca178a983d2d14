import { readFileSync } from 'node:fs'
import { calls } from '@portal/protocol/calls.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { LawSearchAnswer } from '@portal/protocol/laws/schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestPortal } from '../testing/store.ts'
import { expectCode, makeCall } from './fixtures.ts'
import type { Portal } from './open-portal.ts'

/** Questions over the sample laws, each with what is meant where a letter or a character of it is wrong. */
const line = z.object({ language: z.enum(languages), typed: z.string(), right: z.string().nullable() })
const mistyped = readFileSync(new URL('./mistyped.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((text) => line.parse(JSON.parse(text)))

let portal: Portal
beforeAll(async () => {
  portal = await openTestPortal({ isDemo: true })
  await portal.follower.caughtUp()
})
afterAll(() => portal.close())

async function ask(keyword: string, language: Language): Promise<LawSearchAnswer> {
  const answer = await makeCall(portal.app, calls.laws.search, { body: { keyword } }, { language })
  return expectCode<LawSearchAnswer>(answer, 'done')
}

async function besides(keyword: string, language: Language): Promise<string[]> {
  return (await ask(keyword, language)).alsoSearched.flatMap(({ terms }) => terms)
}

describe('one wrong letter or character is asked back, and an inflection is not', () => {
  test.each(mistyped)('$language: $typed', async ({ language, typed, right }) => {
    const { didYouMean } = await ask(typed, language)
    expect(didYouMean[0] ?? null).toBe(right)
  })
})

describe('a question is put in other words where its words name a concept', () => {
  test.each([
    ['zh', '最低工资', 'minimum rates of wages'],
    ['en', 'what is the minimum wage', '最低工资'],
    ['ru', 'минимальная заработная плата', 'minimum wage'],
    ['en', 'annual leave Tajikistan', '带薪年休假'],
    ['ru', 'увольнение работника', 'dismissal by employer'],
  ] as const)('%s: %s', async (language, keyword, expected) => {
    expect(await besides(keyword, language)).toContain(expected)
  })

  test.each([
    ['a citation', 'zh', '第584条'],
    ['a citation', 'en', 'Article 12'],
    ['a citation', 'ru', 'статья 12'],
    ['an act by its number', 'zh', '法释〔2023〕13号'],
    ['an act by its number', 'ru', 'ФЗ от 08.02.1998 № 14-ФЗ'],
    ['a number', 'en', '14478'],
    ['an amount', 'ru', '100 000 рублей'],
    ['a country', 'ru', 'Казахстан'],
    ['a country', 'en', 'Kazakhstan'],
    ['a city', 'en', 'Shanghai'],
    ['a company', 'en', 'Huawei Technologies'],
    ['a person', 'ru', 'Иванов Иван'],
  ] as const)('%s is not: %s, %s', async (_, language, keyword) => {
    expect(await besides(keyword, language)).toEqual([])
  })

  test.each([
    ['zh', '合同违约 损失赔偿', 'postal services'],
    ['zh', '华为公司', 'incorporation of a company'],
    ['en', 'goods', 'action for passing off'],
    ['en', 'merger', 'release of debt'],
    ['en', 'employment contract probation period', 'administrator of the estate'],
    ['ru', 'время работы', 'night work'],
  ] as const)('a concept that shares a word alone is none: %s, %s', async (language, keyword, other) => {
    expect(await besides(keyword, language)).not.toContain(other)
  })
})

test('a Chinese reader who names no country has Chinese law in front', async () => {
  for (const keyword of ['合同违约 损失赔偿', '劳动合同试用期']) {
    const { content } = await ask(keyword, 'zh')
    expect([keyword, content[0] && 'country' in content[0] && content[0].country]).toEqual([keyword, 'CN'])
  }
})
