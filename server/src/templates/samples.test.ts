import { randomUUID } from 'node:crypto'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { kindsOf, templateKinds } from '@portal/protocol/templates/categories.ts'
import type { TemplateContent } from '@portal/protocol/templates/content.ts'
import { answerKeys, answerProblems, fieldsOf, writeContract } from '@portal/protocol/templates/filling.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { saveLaw } from '../laws/door.ts'
import { demoDocuments } from '../laws/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { basisOf } from './basis.ts'
import { contractContent } from './contract-content.ts'
import { contractSamples } from './demo-contracts.ts'
import { templateSamples } from './demo.ts'
import { allProblems } from './desk-shown.ts'
import { contractNames } from './names.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
  const { db } = portal.services
  const samples = new Set(
    templateSamples().flatMap(({ content }) =>
      content.clauses.flatMap(({ basis = [] }) => basis.map(({ law }) => law.split('/')[0])),
    ),
  )
  for (const document of demoDocuments())
    if (samples.has(document.country.toLowerCase())) await saveLaw(db, document)
})
afterAll(() => portal.close())

const samples = templateSamples()

/** An answer that each field takes. */
function answersOf(content: TemplateContent): Record<string, string> {
  const answer = {
    number: '3',
    percent: '5',
    money: '1000',
    day: '2026-03-01',
    yesNo: 'yes',
    country: 'KZ',
    currency: 'USD',
  }
  return Object.fromEntries(
    fieldsOf(content).flatMap((field) =>
      answerKeys(field, languages).map((key) => [
        key,
        field.options?.[0]?.name ?? answer[field.kind as keyof typeof answer] ?? '阀门',
      ]),
    ),
  )
}

test.each(contractSamples().map((sample) => [sample.name, sample] as const))(
  'the sample contract “%s” answers what its template asks, soundly',
  (_name, { template, answers, language, second }) => {
    const { content } = samples.find(({ key }) => key === template)!
    const held = [language, ...(second === null ? [] : [second])]
    const asked = fieldsOf(content).flatMap((field) => answerKeys(field, held))
    expect(Object.keys(answers).filter((key) => !asked.includes(key))).toEqual([])
    const problems = answerProblems(content, { answers, languages: held })
    expect([...problems.keys()].filter((key) => key in answers)).toEqual([])
  },
)

test('there is a sample of every kind, and the tree knows each', () => {
  const kinds = new Set(samples.map(({ category }) => category))
  expect([...kinds].toSorted()).toEqual(templateKinds.toSorted())
  expect(templateKinds.flatMap((kind) => kindsOf(kind))).toEqual(templateKinds)
  expect(new Set(samples.map(({ key }) => key)).size).toBe(samples.length)
})

describe.each(samples.map((sample) => [sample.key, sample] as const))(
  'the sample %s',
  (_key, { title, summary, content }) => {
    test('has no problems, and the portal holds all that it rests on', async () => {
      expect(await allProblems(portal.services.db, content)).toEqual([])
      for (const language of content.languages)
        expect([title[language], summary[language]].every((said) => said !== undefined)).toBe(true)
    })

    test.each(languages)('names the laws that it rests on in %s', async (language) => {
      const basis = await basisOf(portal.services.db, { id: randomUUID(), content }, language)
      expect(basis.length).toBeGreaterThan(0)
      for (const { titleLanguage, law } of basis) expect([law, titleLanguage]).toEqual([law, language])
      const foreign = language === 'zh' ? /article|статья/i : /第/
      expect(basis.filter(({ number }) => foreign.test(number))).toEqual([])
    })

    test('is written in every pair of languages, with all answers and with none', async () => {
      const names = await contractNames(portal.services.db)
      for (const answers of [answersOf(content), {}, null]) {
        for (const language of content.languages) {
          for (const second of content.languages) {
            const { blocks } = contractContent({
              title,
              content,
              answers,
              names,
              languages: language === second ? [language] : [language, second],
              isDraft: false,
              origin: 'http://localhost',
            })
            if (language === second) expect(blocks.length).toBeGreaterThan(5)
            else {
              const [table] = blocks
              if (table?.kind !== 'table') throw new Error('two languages stand beside each other')
              expect(new Set(table.rows.map((row) => row.length))).toEqual(new Set([2]))
            }
          }
        }
      }
    })

    test('leaves no place in its words', () => {
      const names = { countries: {}, currencies: {} }
      for (const language of content.languages) {
        const written = JSON.stringify(
          writeContract(content, { language, answers: answersOf(content), names }),
        )
        expect(written).not.toMatch(/\{\{|\}\}/)
      }
    })
  },
)
