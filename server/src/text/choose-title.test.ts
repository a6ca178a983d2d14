import type { Language } from '@portal/protocol/kernel/languages.ts'
import { expect, test } from 'vitest'
import { chooseTitle } from './choose-title.ts'

const text = (language: Language, title: string, kind: 'original' | 'translation' | 'digest') => ({
  language,
  title,
  is_original: kind === 'original',
  is_digest: kind === 'digest',
})
const act = (language: Language, title: string, isOfficial: boolean) => ({
  language,
  title,
  is_official: isOfficial,
})
const chinese = text('zh', '民法典', 'original')
const original = { title: '民法典', language: 'zh' }

test.each([
  ['the original in its own language', [chinese], [], 'zh', ['民法典', 'zh', false, null]],
  ['the original, of an act without a title in it', [chinese], [], 'ru', ['民法典', 'zh', false, null]],
  [
    'an official title, without a text',
    [chinese],
    [act('en', 'Civil Code', true)],
    'en',
    ['Civil Code', 'en', false, original],
  ],
  [
    'our translation, without a text',
    [chinese],
    [act('ru', 'ГК', false)],
    'ru',
    ['ГК', 'ru', true, original],
  ],
  [
    "a translation's own title",
    [chinese, text('ru', 'Кодекс', 'translation')],
    [act('ru', 'ГК', false)],
    'ru',
    ['Кодекс', 'ru', false, original],
  ],
  [
    'an official title before that of a translation',
    [chinese, text('en', 'Code', 'translation')],
    [act('en', 'Civil Code', true)],
    'en',
    ['Civil Code', 'en', false, original],
  ],
  [
    'the title of a digest, which is ours',
    [chinese, text('ru', 'Кодекс', 'digest')],
    [],
    'ru',
    ['Кодекс', 'ru', true, original],
  ],
  [
    'the original to a reader of a third language, not the Chinese digest',
    [text('zh', '俄民法典', 'digest'), text('ru', 'ГК РФ', 'original')],
    [],
    'en',
    ['ГК РФ', 'ru', false, null],
  ],
] as const)('shows %s', (_, texts, titles, reader, [title, language, isOurs, beside]) => {
  expect(chooseTitle(texts, titles, { reader })).toEqual({
    title,
    language,
    origin: { isOurs, original: beside },
  })
})

test('shows the title of the language asked for before that of the reader', () => {
  const shown = chooseTitle([chinese], [act('en', 'Civil Code', true)], { asked: 'zh', reader: 'en' })
  expect(shown).toEqual({ title: '民法典', language: 'zh', origin: { isOurs: false, original: null } })
})
