import { expect, test } from 'vitest'
import { cutEnd, cutStart, shortened } from './cut-text.ts'

test.each([
  ['the competent authority, ', 'the competent authority'],
  ['the competent authority;', 'the competent authority'],
  ['the following:', 'the following'],
  ['the authority — ', 'the authority'],
  ['an agreement (', 'an agreement'],
  ['уполномоченный орган, ', 'уполномоченный орган'],
  ['в следующих случаях:', 'в следующих случаях'],
  ['орган – ', 'орган'],
  ['договор «', 'договор'],
  ['主管机关，', '主管机关'],
  ['主管机关、', '主管机关'],
  ['主管机关；', '主管机关'],
  ['有下列情形之一的：', '有下列情形之一的'],
  ['主管机关——', '主管机关'],
  ['依照《', '依照'],
  ['The end of a sentence.', 'The end of a sentence.'],
  ['句子结束。', '句子结束。'],
])('before what is left out, “%s” ends as “%s”', (text, shown) => {
  expect(text.slice(0, cutEnd(text, text.length))).toBe(shown)
})

test.each([
  [', the competent authority', 'the competent authority'],
  ['. The authority', 'The authority'],
  ['), an agreement', 'an agreement'],
  ['— уполномоченный орган', 'уполномоченный орган'],
  ['，主管机关', '主管机关'],
  ['。主管机关', '主管机关'],
  ['》第五条', '第五条'],
  ['（主管机关）', '（主管机关）'],
])('behind what is left out, “%s” begins as “%s”', (text, shown) => {
  expect(text.slice(cutStart(text, 0))).toBe(shown)
})

test('what has to be shown is shown, whatever it ends or begins with', () => {
  const text = 'authority, — (a)'
  expect(cutEnd(text, 12, 10)).toBe(10)
  expect(cutStart(text, 9, 10)).toBe(10)
})

test.each([
  ['the competent authority', 24, 'the competent authority'],
  ['the competent authority, or', 24, 'the competent authority…'],
  ['主管机关，或者', 5, '主管机关…'],
  ['合同📄附件', 3, '合同…'],
])('“%s” in %i characters is “%s”', (text, most, shown) => {
  expect(shortened(text, most)).toBe(shown)
})
