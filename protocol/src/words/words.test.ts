import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { codes } from '../kernel/codes.ts'
import { languages, type Language } from '../kernel/languages.ts'
import { kernel } from './zh/kernel.ts'

const folder = (language: Language) => new URL(`./${language}/`, import.meta.url)
const filesOf = (language: Language) =>
  readdirSync(folder(language)).filter((name) => !name.includes('.test.'))
const catalogues = filesOf('zh').map((file) => file.replace('.ts', ''))

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree }

async function load(language: Language, catalogue: string): Promise<Tree> {
  const file = (await import(new URL(`${catalogue}.ts`, folder(language)).href)) as Record<string, Tree>
  return file[catalogue]!
}

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
  expect(filesOf('en')).toEqual(filesOf('zh'))
  expect(filesOf('ru')).toEqual(filesOf('zh'))
})

describe.each(catalogues)('%s', (catalogue) => {
  test.each(['en', 'ru'] as const)('has the same keys and lists in %s', async (language) => {
    const source = texts(await load('zh', catalogue)).map(([path]) => stem(path))
    const translated = texts(await load(language, catalogue)).map(([path]) => stem(path))
    expect([...new Set(translated)].toSorted()).toEqual([...new Set(source)].toSorted())
  })

  test.each(languages)('has every plural form that %s needs, and no other', async (language) => {
    const forms = new Map<string, string[]>()
    for (const [path] of texts(await load(language, catalogue))) {
      const form = suffix.exec(path)?.[1]
      if (form) forms.set(stem(path), [...(forms.get(stem(path)) ?? []), form])
    }
    for (const [path, found] of forms)
      expect(found.toSorted(), path).toEqual(pluralForms[language].toSorted())
  })

  test.each(['en', 'ru'] as const)('has the same places to fill in %s', async (language) => {
    const source = new Map(
      texts(await load('zh', catalogue)).map(([path, text]) => [stem(path), places(text)]),
    )
    for (const [path, text] of texts(await load(language, catalogue))) {
      // "One" may do without its number.
      if (path.endsWith('_one'))
        expect(source.get(stem(path)), path).toEqual(expect.arrayContaining(places(text)))
      else expect(places(text), path).toEqual(source.get(stem(path)))
    }
  })

  test.each(languages)('has no text in %s that is empty, padded or left to do', async (language) => {
    for (const [path, text] of texts(await load(language, catalogue))) {
      expect(text, path).not.toBe('')
      expect(text, path).toBe(text.trim())
      expect(text, path).not.toMatch(/TODO|FIXME|XXX|lorem/i)
    }
  })

  test('is in Chinese where it is Chinese', async () => {
    for (const [path, text] of texts(await load('zh', catalogue))) {
      if (!isNeutral(path, text)) expect(text, path).toMatch(/\p{Script=Han}/u)
    }
  })

  test.each(['en', 'ru'] as const)('has no Chinese character in %s', async (language) => {
    for (const [path, text] of texts(await load(language, catalogue))) {
      if (!isNeutral(path, text)) expect(text, path).not.toMatch(/\p{Script=Han}/u)
    }
  })

  test('is in Russian where it is Russian', async () => {
    for (const [path, text] of texts(await load('ru', catalogue))) {
      if (!isNeutral(path, text)) expect(text, path).toMatch(/\p{Script=Cyrillic}/u)
    }
  })

  test('has no Cyrillic letter in English', async () => {
    for (const [path, text] of texts(await load('en', catalogue))) {
      if (!isNeutral(path, text)) expect(text, path).not.toMatch(/\p{Script=Cyrillic}/u)
    }
  })
})

/** Not translated: languages in their own words, the name's second line, the specification's «Admin», numbers. */
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
