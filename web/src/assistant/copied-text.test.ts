import type { Passage, Turn } from '@portal/protocol/assistant/schemas.ts'
import { expect, test } from 'vitest'
import { copiedText } from './copied-text.ts'

const passage: Passage = {
  number: 1,
  kind: 'law',
  address: '/eli/kz/law/2020-02-29/1/art_1',
  title: '骆驼登记法',
  titleLanguage: 'zh',
  titleOrigin: null,
  heading: '第1条',
  language: 'zh',
  text: [{ text: '骆驼应当登记。', marked: true }],
  country: 'KZ',
  countryName: '哈萨克斯坦',
  isTreaty: false,
  isDigest: false,
  isOriginal: true,
  isSample: false,
  timeliness: 'IN_FORCE',
  day: '2020-07-01',
  adoptedOn: null,
  amendedFrom: null,
  isNamed: false,
}

const turn: Turn = {
  id: null,
  conversation: null,
  question: '骆驼要登记吗？',
  language: 'zh',
  country: null,
  askedAt: '2026-01-15T00:00:00.000Z',
  state: 'FOUND',
  passages: [passage, { ...passage, number: 2, isDigest: true }],
  isPartial: false,
  askedBefore: [],
  answer: null,
  feedback: null,
}

test('an answer is copied with its sources, and what of these is no official text', () => {
  const words = {
    question: '问题',
    generated: null,
    sources: '出处：',
    disclaimer: '仅供参考',
    from: '平台',
    marks: ({ isDigest }: Passage) => (isDigest ? ['条文摘要'] : []),
  }
  const address = 'https://example.org/eli/kz/law/2020-02-29/1/art_1'
  expect(copiedText(turn, words, 'https://example.org').split('\n')).toEqual([
    '问题',
    '',
    '骆驼应当登记。[1]',
    '骆驼应当登记。[2]',
    '',
    '出处：',
    `[1] 骆驼登记法 第1条 ${address}`,
    `[2] 骆驼登记法 第1条 · 条文摘要 ${address}`,
    '',
    '仅供参考',
    '平台',
  ])
})
