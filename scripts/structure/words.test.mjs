import { describe, expect, test } from 'vitest'
import { readSource } from './sources.mjs'
import { misnamedWords, unusedScreens, unusedWords } from './words.mjs'

const read = (files) => Object.entries(files).map(([file, text]) => readSource(file, text))

/** The table of a feature with one screen that names these words, and the screen's code. */
const screen = (words, code) =>
  misnamedWords(
    read({
      'web/src/news/screens.ts': `
        const all = ['news', 'forms']
        export const screens = [
          { path: 'news', page: () => import('./pages/news-page.tsx'), ${words} },
        ]`,
      'web/src/news/pages/news-page.tsx': `import { Part } from '../part.tsx'\n${code}`,
      'web/src/news/pages/all-page.tsx': `useTranslation('newsList')`,
      'web/src/news/part.tsx': `export const Part = () => useTranslation('forms')`,
    }),
  )

describe('a screen', () => {
  test('names the words that its code and what that loads read', () => {
    expect(screen(`words: ['news', 'forms']`, `useTranslation('news')`)).toEqual([])
    expect(screen('words: all', `useCatalogue('news')`)).toEqual([])
    expect(screen('words: [...all]', `useTranslation('news')\nuseTranslation()`)).toEqual([])
  })

  test.each([
    `list: () => import('./pages/all-page.tsx')`,
    `instead: { at: where('tab', 'all'), page: () => import('../news/pages/all-page.tsx') }`,
  ])('names the words of what else stands there, too: %s', (other) => {
    const code = `useTranslation('news')\nuseTranslation('forms')`
    expect(screen(`words: ['news', 'forms', 'newsList'], ${other}`, code)).toEqual([])
    expect(screen(`words: ['news', 'forms'], ${other}`, code)).toHaveLength(1)
  })

  test('is refused where it reads words that it does not name', () => {
    expect(screen(`words: ['news']`, `useTranslation('news')`)).toEqual([
      'web/src/news/screens.ts: news reads the words of forms and does not name them',
    ])
  })

  test('is refused where it names words that it does not read', () => {
    expect(screen(`words: ['news', 'newsDesk', 'forms']`, `useTranslation('news')`)).toEqual([
      'web/src/news/screens.ts: news names the words of newsDesk and does not read them',
    ])
  })

  test('has the words of the administration’s frame where it stands in it', () => {
    const code = `useTranslation('news')\nuseTranslation('adminFrame')`
    expect(screen('words: all, roles: adminRoles', code)).toEqual([])
    expect(screen('words: all', code)).toHaveLength(1)
  })
})

describe('a screen that nothing leads to', () => {
  const screens = (more, code) =>
    unusedScreens(
      read({
        'web/src/news/screens.ts': `export const screens = [
          { path: 'news/page', page: () => import('./pages/news-page.tsx') ${more} },
        ]`,
        'web/src/home/page.tsx': code,
      }),
    )

  test('is refused', () => {
    const refused = ['web/src/news/screens.ts: nothing leads to news/page']
    expect(screens('', `const to = '/news'`)).toEqual(refused)
    expect(screens('', `const to = '/news/pages'`)).toEqual(refused)
  })

  test.each([
    ['a menu', ', menus: { header: 1 }', ''],
    ['a section', '}, { path: "news", to: "news/page"', ''],
    [
      'another path of the same page',
      `}, { path: 'news/old', page: () => import('./pages/news-page.tsx')`,
      `const to = '/news/old'`,
    ],
    ['a link', '', `const to = '/news/page'`],
    ['a link whose end is put in', '', 'const to = `/news/${part}`'],
    ['a link to one of many', '', 'const to = `/news/page?id=${id}`'],
  ])('is not where %s does', (_, more, code) => {
    expect(screens(more, code)).toEqual([])
  })
})

describe('a word', () => {
  const words = {
    news: { title: '', states: { ON: '', OFF: '' }, count_one: '', count_other: '', list: [''] },
  }
  const unused = (code) => unusedWords(read({ 'web/src/news/page.tsx': code }), words)
  const saying = (...keys) => keys.map((key) => `words of news: nothing uses ${key}`)
  const hook = `const { t } = useTranslation('news');`

  test('that nothing uses is refused', () => {
    expect(unused(`${hook} t('title'); t('states.ON')`)).toEqual(saying('states.OFF', 'count', 'list'))
  })

  test('may be named as a whole, by a pattern, by its plural, or with its catalogue', () => {
    expect(unused(`${hook} t('title'); t(\`states.\${state}\`); t('count', { count })`)).toEqual(
      saying('list'),
    )
    expect(unused(`const { list, states } = useCatalogue('news')`)).toEqual(saying('title', 'count'))
    expect(unused(`${hook} t(key)`)).toEqual(saying('states.ON', 'states.OFF'))
    expect(unused(`useCatalogue('news')[part]`)).toEqual([])
  })

  test('of a catalogue that no screen reads is the server’s', () => {
    expect(unusedWords(read({ 'web/src/news/page.tsx': '' }), words)).toEqual([])
  })
})
