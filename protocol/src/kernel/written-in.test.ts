import { expect, test } from 'vitest'
import { writtenIn } from './written-in.ts'

test.each([
  ['请提供合规要点报告。', 'zh'],
  ['Понадобятся паспорт и устав.', 'ru'],
  ['Please send the extract.', 'en'],
  ['Договор ООО «Alfa» от 05.12.2026.pdf', 'ru'],
  ['关于CISG第35条的答复.docx', 'zh'],
  ['2026-12-05', null],
  ['', null],
] as const)('“%s” is written in %s', (text, language) => {
  expect(writtenIn(text)).toBe(language)
})
