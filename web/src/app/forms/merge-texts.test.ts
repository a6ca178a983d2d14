import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeTexts, type MergedPart } from './merge-texts.ts'

const htmlOf = (words: readonly string[]) => words.map((word) => `<p>${word}</p>`).join('')
const block = fc.stringMatching(/^[a-d]{1,6}$/)
const text = fc.array(block, { maxLength: 8 })
const chosen = (parts: readonly MergedPart[], side: 'mine' | 'theirs') =>
  parts.map((part) => (typeof part === 'string' ? part : (part[side] ?? ''))).join('')

test('where one side alone changed anything, that side is the result', () => {
  fc.assert(
    fc.property(text, text, (begun, side) => {
      const [before, after] = [htmlOf(begun), htmlOf(side)]
      for (const [mine, theirs] of [
        [after, before],
        [before, after],
        [after, after],
      ] as const) {
        const merged = mergeTexts(before, mine, theirs)
        expect(merged.every((part) => typeof part === 'string')).toBe(true)
        expect(chosen(merged, 'mine')).toBe(after)
      }
    }),
  )
})

test('a block that one side alone added is never lost, whatever the other did and is chosen', () => {
  const places = fc.array(fc.nat(8), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(text, text, places, (begun, other, at) => {
      const added = at.map((_, number) => `new${number}`)
      const side = [...begun]
      for (const [number, place] of at.entries()) side.splice(place, 0, added[number]!)
      for (const name of ['mine', 'theirs'] as const) {
        const merged = chosen(mergeTexts(htmlOf(begun), htmlOf(side), htmlOf(other)), name)
        for (const word of added) expect(merged).toContain(`<p>${word}</p>`)
        const swapped = chosen(mergeTexts(htmlOf(begun), htmlOf(other), htmlOf(side)), name)
        for (const word of added) expect(swapped).toContain(`<p>${word}</p>`)
      }
    }),
  )
})

test('what each changed elsewhere is merged; what both changed is to be chosen', () => {
  const list = '<ul><li><p>one</p></li><li><p>two</p></li></ul>'
  const begun = `<h2>Title</h2><p>First words.</p>${list}<p>Last words.</p>`
  const mine = `<h2>Title</h2><p>First words, mine.</p>${list}<p>Mine.</p><p>Last words.</p>`
  const theirs = `<h2>Their title</h2><p>First words, theirs.</p><p>Last words.</p>`
  expect(mergeTexts(begun, mine, theirs)).toEqual([
    '<h2>Their title</h2>',
    {
      begun: '<p>First words.</p>',
      mine: '<p>First words, mine.</p>',
      theirs: '<p>First words, theirs.</p>',
    },
    '<p>Mine.</p>',
    '<p>Last words.</p>',
  ])
})
