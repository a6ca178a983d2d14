import { expect, test } from 'vitest'
import { translationState } from './standing.ts'

const changedAt = {
  zh: '2026-11-21T08:00:00.000Z',
  en: '2026-11-21T07:59:59.999Z',
  ru: null,
}

test('a translation is missing, older than the Chinese text, or neither', () => {
  expect(translationState(changedAt, 'zh')).toBe('current')
  expect(translationState(changedAt, 'en')).toBe('older')
  expect(translationState(changedAt, 'ru')).toBe('missing')
  expect(translationState({ ...changedAt, en: changedAt.zh }, 'en')).toBe('current')
})
