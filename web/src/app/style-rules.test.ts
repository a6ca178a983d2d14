import { describe, expect, test } from 'vitest'
import { paintedBy, readRules } from './style-rules.ts'

const painted = (sheet: string, ...classes: string[]) => paintedBy(readRules(sheet), new Set(classes))

describe('the rules that a page is painted with', () => {
  test.each([
    ['of an element without a class', 'a,b{color:red}', [], 'a,b{color:red}'],
    ['of a class that is there', '.one{color:red}.two{color:blue}', ['two'], '.two{color:blue}'],
    ['of two classes at once', '.one .two{color:red}', ['one'], ''],
    ['of one selector of several', '.one,.two .three{color:red}', ['one'], '.one,.two .three{color:red}'],
    [
      'with what an element is not',
      '.one:not(.two,:is(.three)){top:0}',
      ['one'],
      '.one:not(.two,:is(.three)){top:0}',
    ],
    ['with one of several', ':is(.two,.three) .one{top:0}', ['one'], ':is(.two,.three) .one{top:0}'],
    [
      'under a condition',
      '@media (hover:hover){.one{top:0}.two{top:1px}}',
      ['two'],
      '@media (hover:hover){.two{top:1px}}',
    ],
    ['under a condition without any', '@media print{.one{top:0}}', [], ''],
    [
      'of a font and of a movement',
      '@font-face{font-family:A}@keyframes b{0%{top:0}}',
      [],
      '@font-face{font-family:A}@keyframes b{0%{top:0}}',
    ],
    ['with braces in quotes', '.one:before{content:"}\\"{"}.two{top:0}', ['two'], '.two{top:0}'],
    ['that are statements', '@import "a.css";.one{top:0}', [], '@import "a.css";'],
    ['with a number that is no class', '.one{top:.5em}', ['one'], '.one{top:.5em}'],
  ])('are those %s', (_, sheet, classes, expected) => {
    expect(painted(sheet, ...classes)).toBe(expected)
  })
})
