import type { Citation } from '@portal/protocol/citations/schemas.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textPieces } from './text-pieces.ts'

function citation(start: number, end: number): Citation {
  return { kind: 'law', id: 'id', address: '/eli/a', articleKey: null, start, end, changedOn: null }
}

test('the pieces make the text, the citations are its links', () => {
  const pieces = textPieces('依照民法典第一条、第二条。', [citation(2, 8), citation(9, 12)])
  expect(pieces.map(({ text, citation: cited }) => (cited ? `[${text}]` : text)).join('')).toBe(
    '依照[民法典第一条]、[第二条]。',
  )
})

test('whatever the spans, no letter is lost or doubled', () => {
  const spans = fc.array(fc.tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: -5, max: 40 })))
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), spans, (text, ends) => {
      const pieces = textPieces(
        text,
        ends.map(([start, end]) => citation(start, end)),
      )
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    }),
  )
})
