import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

const marked = (text: string) => ({ text, marked: true })
const plain = (text: string) => ({ text, marked: false })

test.each([
  ['en', 'the competent authority, ', 'The party may appeal.'],
  ['ru', 'уполномоченный орган — ', 'Сторона вправе обжаловать.'],
  ['zh', '主管机关；', '当事人可以申诉。'],
])(
  'what stands about a sentence is cut where no comma or dash stands by the cut: %s',
  (_, piece, sentence) => {
    for (let length = 0; length < piece.length; length++) {
      const around = piece.repeat(40)
      const text = [plain(around), marked(sentence), plain(around.slice(length))]
      const { fragments, isCut } = excerptOf(text)
      expect(isCut).toBe(true)
      const shown = fragments.map((fragment) => fragment.text).join('')
      expect(shown).toContain(sentence)
      expect(shown).toMatch(/^…[^\s,；—].*[^\s,；—]…$/)
      const [beginning] = excerptOf([plain(around.slice(length))]).fragments
      expect(beginning!.text).toMatch(/[^\s,；—]…$/)
    }
  },
)

test('a short text is shown whole, with its comma', () => {
  expect(excerptOf([plain('an authority,')])).toEqual({ fragments: [plain('an authority,')], isCut: false })
})
