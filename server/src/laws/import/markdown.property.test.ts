import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markdownLaw, passed } from './fixtures.ts'
import { readMarkdownLaw } from './markdown.ts'

/** 1 to 99, as statutes write it. */
function chinese(value: number): string {
  const digits = ['', ...'一二三四五六七八九']
  const tens = Math.floor(value / 10)
  return `${tens > 1 ? digits[tens] : ''}${tens > 0 ? '十' : ''}${digits[value % 10]}`
}

const words = fc.string({
  unit: fc.constantFrom(...'样品借用归还期限甲乙丙丁，、；1x "（）<>《》'),
  minLength: 1,
  maxLength: 40,
})
// A paragraph is a sentence: nothing in it is a number, a mark or a space at an end.
const paragraph = words.map((text) => `本${text.trim()}。`)
const article = fc.record({
  hasSuffix: fc.boolean(),
  paragraphs: fc.array(paragraph, { minLength: 1, maxLength: 4 }),
})
const chapter = fc.record({
  name: fc.constantFrom('总则', '借用', '归还和期限'),
  articles: fc.array(article, { minLength: 1, maxLength: 5 }),
})
const separator = fc.constantFrom(' ', '　', '\u2002\u2002', '\n\n')
const lineEnd = fc.constantFrom('\n', '\n\n', '\r\n', '\n\u200b\n')

test('nothing of a text is lost, added or moved on its way through Markdown', () => {
  fc.assert(
    fc.property(
      fc.array(chapter, { minLength: 1, maxLength: 5 }),
      separator,
      lineEnd,
      (chapters, space, end) => {
        const lines: string[] = []
        const expected: object[] = []
        let number = 0
        for (const [index, { name, articles }] of chapters.entries()) {
          const heading = `第${chinese(index + 1)}章`
          lines.push(`## ${heading}　${name}`)
          expected.push({ level: 1, heading: `${heading} ${name}` })
          for (const { hasSuffix, paragraphs } of articles) {
            const printed =
              hasSuffix && number > 0 ? `第${chinese(number)}条之二` : `第${chinese(++number)}条`
            const [first, ...rest] = paragraphs
            lines.push(`${printed}${space}${first}`, ...rest)
            const text = paragraphs.map((line) => line.replace(/ +/g, ' ')).join('\n')
            expected.push({ number: printed, text })
          }
        }
        const file = { path: '/laws/a.md', text: markdownLaw('样品法', [passed], lines.join(end)) }
        expect(readMarkdownLaw([file]).texts[0]!.units).toEqual(expected)
      },
    ),
  )
})

test('any text at all is a law or a problem', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '# ',
      '## ',
      '\n',
      '第一条 ',
      '一、',
      '附件：',
      '<!-- ',
      '-->',
      '<!-- INFO END -->',
      '2020年1月1日 ',
      '|',
      '**',
      '《',
      '---\n',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      try {
        readMarkdownLaw([{ path: '/laws/a.md', text: pieces.join('') }])
      } catch (error) {
        expect(error).toHaveProperty('name', 'ContentProblem')
      }
    }),
    { numRuns: 500 },
  )
})
