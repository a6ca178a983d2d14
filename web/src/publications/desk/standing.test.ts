import { expect, test } from 'vitest'
import { translationAge, translationState } from './standing.ts'

const changedAt = {
  zh: '2026-11-21T08:00:00.000Z',
  en: '2026-11-21T07:59:59.999Z',
  ru: null,
}

test('a translation is missing, older than the Chinese text, or neither', () => {
  expect(translationAge(changedAt, 'zh')).toBe('current')
  expect(translationAge(changedAt, 'en')).toBe('older')
  expect(translationAge(changedAt, 'ru')).toBe('missing')
  expect(translationAge({ ...changedAt, en: changedAt.zh }, 'en')).toBe('current')
})

test('that it is held back is said before how old it is', () => {
  const version = { textsChangedAt: changedAt, heldBack: ['en' as const] }
  expect(translationState(version, 'en')).toBe('heldBack')
  expect(translationState(version, 'ru')).toBe('missing')
})
