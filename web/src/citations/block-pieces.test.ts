import type { Citation } from '@portal/protocol/citations/schemas.ts'
import { blocksOf, readRichText, textOf, type TextBlock } from '@portal/protocol/kernel/rich-text-blocks.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockPieces } from './block-pieces.ts'

function citation(start: number, end: number): Citation {
  return { kind: 'law', id: 'id', address: '/eli/a', articleKey: null, start, end, changedOn: null }
}

const block = (html: string): TextBlock => blocksOf(readRichText(html))[0]!

/** Its pieces: citations in [], links to other sites in (), bold words in **. */
function drawn(html: string, citations: readonly Citation[]): string {
  const pieces = blockPieces(block(html), citations).map(({ citation: cited, href, runs }) => {
    const words = runs.map(({ text, isStrong }) => (isStrong ? `*${text}*` : text)).join('')
    return cited ? `[${words}]` : href ? `(${words})` : words
  })
  return pieces.join('')
}

test.each([
  ['a citation', '<p>依照民法典第一条。</p>', [citation(2, 8)], '依照[民法典第一条]。'],
  [
    'one that is bold in part',
    '<p>依照<strong>民法典</strong>第一条。</p>',
    [citation(2, 8)],
    '依照[*民法典*第一条]。',
  ],
  [
    'one that ends within bold words',
    '<p>依照<strong>民法典第一条。</strong></p>',
    [citation(2, 8)],
    '依照[*民法典第一条*]*。*',
  ],
  ['one after a line break', '<p>甲：<br>民法典第一条</p>', [citation(3, 9)], '甲：\n[民法典第一条]'],
  ['one after a sign that HTML writes otherwise', '<p>A &amp; 民法典</p>', [citation(4, 7)], 'A & [民法典]'],
  [
    'one that its writer linked to another site',
    '<p>依照<a href="https://a.example/" rel="nofollow noopener">民<strong>法</strong>典</a>第一条、第二条。</p>',
    [citation(2, 8), citation(9, 12)],
    '依照(民*法*典)第一条、[第二条]。',
  ],
])('%s', (_, html, citations, expected) => {
  expect(drawn(html, citations)).toBe(expected)
})

test('whatever the spans, no letter is lost or doubled', () => {
  const words = fc
    .tuple(fc.stringMatching(/^[a-z一-九]{1,8}$/), fc.constantFrom('', 'strong', 'em', 'a'))
    .map(([text, tag]) =>
      tag ? `<${tag}${tag === 'a' ? ' href="https://a.example/"' : ''}>${text}</${tag}>` : text,
    )
  const spans = fc.array(fc.tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: -5, max: 40 })))
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), spans, (parts, ends) => {
      const read = block(`<p>${parts.join('')}</p>`)
      const pieces = blockPieces(
        read,
        ends.map(([start, end]) => citation(start, end)),
      )
      expect(pieces.flatMap(({ runs }) => runs.map(({ text }) => text)).join('')).toBe(textOf(read))
    }),
  )
})
