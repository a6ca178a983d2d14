import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { titleKey } from './address.ts'
import { makeDocument, textIn } from './fixtures.ts'
import { titlesOf } from './known-titles.ts'

const rows = readFileSync(new URL('../../seeds/reference/titles-cn.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Record<'law' | 'en' | 'ru', unknown>)

const chinese = (title: string) => [textIn('zh', title, ['一。'], { original: true })]

test('the table names the main acts of China once each, in English and Russian', () => {
  const keys = rows.map(({ law }) => titleKey(String(law)))
  expect(new Set(keys).size).toBe(rows.length)
  expect(keys.filter((key) => key.startsWith('中华人民共和国') && key.endsWith('法')).length).toBeGreaterThan(
    250,
  )
  for (const { law, en, ru } of rows) {
    expect(law, String(law)).toMatch(/^[\p{Script=Han}《》（）]+$/u)
    expect(en, String(law)).toMatchObject({ title: expect.stringMatching(/^[A-Z][\x20-\x7e]+$/) })
    expect(ru, String(law)).toMatchObject({ title: expect.stringMatching(/^[А-Я][А-Яа-яёIVX«»(), -]+$/) })
  }
})

test('an act in the table has its titles, official or ours', () => {
  expect(titlesOf(makeDocument({ country: 'CN', texts: chinese('中华人民共和国公司法') }))).toMatchObject({
    en: { title: "Company Law of the People's Republic of China", official: true },
    ru: { title: 'Закон КНР о компаниях', official: false },
  })
})

test('a source that knows an official title goes before a translation of ours', () => {
  const given = {
    en: { title: 'Companies Act', shortTitles: [], official: false },
    ru: { title: 'Закон о компаниях КНР', shortTitles: [], official: true },
  }
  const document = makeDocument({ country: 'CN', texts: chinese('中华人民共和国公司法'), titles: given })
  // The law is found by what the other calls it too.
  expect(titlesOf(document)).toMatchObject({
    en: {
      title: "Company Law of the People's Republic of China",
      shortTitles: expect.arrayContaining(['Companies Act']),
    },
    ru: { title: 'Закон о компаниях КНР', shortTitles: expect.arrayContaining(['Закон КНР о компаниях']) },
  })
})

test.each([
  ['an act that is not in the table', { country: 'CN', texts: chinese('中华人民共和国样品借用法') }],
  ['an act of another country', { country: 'KZ', texts: chinese('中华人民共和国公司法') }],
])('%s has none', (_, changes) => {
  expect(titlesOf(makeDocument(changes))).toEqual({})
})
