import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { codes } from '../kernel/codes.ts'
import { languages, type Language } from '../kernel/languages.ts'
import { kernel } from './zh/kernel.ts'

const folder = (language: Language) => new URL(`./${language}/`, import.meta.url)
const filesOf = (language: Language) =>
  readdirSync(folder(language)).filter((name) => !name.includes('.test.'))
type Tree = string | readonly Tree[] | { readonly [key: string]: Tree }

type Exported = Readonly<Record<string, Tree>>

/** The exports of every file: the file's name and theirs, joined by a slash. */
async function load(language: Language): Promise<Map<string, Tree>> {
  const all = await Promise.all(
    filesOf(language).map(async (file) => {
      const exported = (await import(new URL(file, folder(language)).href)) as Exported
      return Object.entries(exported).map(([name, tree]) => [`${file}/${name}`, tree] as const)
    }),
  )
  return new Map(all.flat())
}

const catalogues = { zh: await load('zh'), en: await load('en'), ru: await load('ru') }

/** Every text with its path; list items by their place. */
function texts(tree: Tree, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]]
  return Object.entries(tree).flatMap(([key, inner]) => texts(inner, path ? `${path}.${key}` : key))
}

const pluralForms: Record<Language, string[]> = {
  zh: ['other'],
  en: ['one', 'other'],
  ru: ['one', 'few', 'many', 'other'],
}
const suffix = /_(zero|one|two|few|many|other)$/
const stem = (path: string) => path.replace(suffix, '')
const places = (text: string) => (text.match(/\{\{[^}]+\}\}|<\/?\d+>|<\/?\w+>/g) ?? []).toSorted()

test('the three languages have the same catalogues', () => {
  expect([...catalogues.en.keys()]).toEqual([...catalogues.zh.keys()])
  expect([...catalogues.ru.keys()]).toEqual([...catalogues.zh.keys()])
})

/** Every file has its part of these. */
const joined = ['screens', 'audit', 'waiting']

test('a catalogue, the name of a screen and that of an event come once each', () => {
  const names = [...catalogues.zh].flatMap(([path, tree]) => {
    const name = path.split('/')[1]!
    return joined.includes(name) ? Object.keys(tree).map((key) => `${name}: ${key}`) : [name]
  })
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

describe.each([...catalogues.zh.keys()])('%s', (catalogue) => {
  test.each(['en', 'ru'] as const)('has the same keys and lists in %s', (language) => {
    const source = texts(catalogues.zh.get(catalogue)!).map(([path]) => stem(path))
    const translated = texts(catalogues[language].get(catalogue)!).map(([path]) => stem(path))
    expect([...new Set(translated)].toSorted()).toEqual([...new Set(source)].toSorted())
  })

  test.each(languages)('has every plural form that %s needs, and no other', (language) => {
    const forms = new Map<string, string[]>()
    for (const [path] of texts(catalogues[language].get(catalogue)!)) {
      const form = suffix.exec(path)?.[1]
      if (form) forms.set(stem(path), [...(forms.get(stem(path)) ?? []), form])
    }
    for (const [path, found] of forms)
      expect(found.toSorted(), path).toEqual(pluralForms[language].toSorted())
  })

  test.each(['en', 'ru'] as const)('has the same places to fill in %s', (language) => {
    const source = new Map(
      texts(catalogues.zh.get(catalogue)!).map(([path, text]) => [stem(path), places(text)]),
    )
    for (const [path, text] of texts(catalogues[language].get(catalogue)!)) {
      // "One" may do without its number.
      if (path.endsWith('_one'))
        expect(source.get(stem(path)), path).toEqual(expect.arrayContaining(places(text)))
      else expect(places(text), path).toEqual(source.get(stem(path)))
    }
  })

  test.each(languages)('has no text in %s that is empty, padded or left to do', (language) => {
    for (const [path, text] of texts(catalogues[language].get(catalogue)!)) {
      expect(text, path).not.toBe('')
      expect(text, path).toBe(text.trim())
      expect(text, path).not.toMatch(/TODO|FIXME|XXX|lorem/i)
    }
  })

  test('is in Chinese where it is Chinese', () => {
    for (const [path, text] of texts(catalogues.zh.get(catalogue)!)) {
      if (!isNeutral(path, text)) expect(text, path).toMatch(/\p{Script=Han}/u)
    }
  })

  test.each(['en', 'ru'] as const)('has no Chinese character in %s', (language) => {
    for (const [path, text] of texts(catalogues[language].get(catalogue)!)) {
      if (!isNeutral(path, text)) expect(text, path).not.toMatch(/\p{Script=Han}/u)
    }
  })

  test('is in Russian where it is Russian', () => {
    for (const [path, text] of texts(catalogues.ru.get(catalogue)!)) {
      if (!isNeutral(path, text)) expect(text, path).toMatch(/\p{Script=Cyrillic}/u)
    }
  })

  test('has no Cyrillic letter in English', () => {
    for (const [path, text] of texts(catalogues.en.get(catalogue)!)) {
      if (!isNeutral(path, text)) expect(text, path).not.toMatch(/\p{Script=Cyrillic}/u)
    }
  })
})

/** Not translated: languages in their own words, the name's second line, «Admin», numbers. */
function isNeutral(path: string, text: string): boolean {
  const bare = text.replace(/\{\{[^}]+\}\}/g, '')
  const isData = !/\p{L}/u.test(bare) || /^(https?:\/\/|mailto:)?[\w.+-]+(@|\.)[\w./-]+$/.test(bare)
  return isData || /^(language\.(zh|en|ru)|portalSubtitle|user\.fallback)$/.test(path)
}

describe('the codes', () => {
  test('have words each, and there are no words without a code', () => {
    expect(Object.keys(kernel.codes).toSorted()).toEqual(Object.keys(codes).toSorted())
  })

  test('come once each, six digits, with the HTTP status they belong to', () => {
    const all = Object.values(codes)
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
    for (const { code, status } of all) {
      expect(code).toMatch(/^\d{6}$/)
      expect(status === 200).toBe(code === '000000')
    }
  })
})

/** One word for one thing (docs/glossary.md), and what readers trip over. */
const shunned: Record<Language, RegExp> = {
  zh: /施行的文本|通过的文本|现行文本|语言版本|措辞|合同模板|智能问答|上海时间/,
  en: /\bwordings?\b|\bdemanders?\b|\bshanghai\b/i,
  ru: /верси[яиюей]|киргиз|помет\S+ «образец»|типов\S+ договор|шаблон\S* договор|уров\S+ акта|шанхайск|спис\S+ ожидания|аннулирова\S+ учётн/i,
}

test.each(languages)('%s has one word for one thing, and one name for a country', (language) => {
  for (const [catalogue, tree] of catalogues[language]) {
    for (const [path, text] of texts(tree))
      expect(text, `${catalogue} ${path}`).not.toMatch(shunned[language])
  }
})
