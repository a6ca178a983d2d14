import type { LawUnit } from '@portal/protocol/laws/schemas.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alignUnits } from './align-units.ts'

function article(key: string): LawUnit {
  const citedBy = { articles: 0, cases: 0 }
  return {
    kind: 'article',
    key,
    anchor: `art-${key}`,
    number: key,
    heading: null,
    text: key,
    citations: [],
    citedBy,
  }
}

function heading(text: string, level = 1): LawUnit {
  return { kind: 'heading', level, anchor: text, heading: text }
}

function said(unit: LawUnit | null): string | null {
  return unit && (unit.kind === 'article' ? unit.key : unit.heading)
}

const rows = (left: LawUnit[], right: LawUnit[]) =>
  alignUnits(left, right).map((pair) => [said(pair.left), said(pair.right)])

describe('two texts side by side', () => {
  test('have the same articles and headings beside each other', () => {
    expect(
      rows(
        [heading('编'), heading('章', 2), article('1'), article('2'), heading('章二', 2), article('3')],
        [
          heading('Part'),
          heading('Chapter', 2),
          article('1'),
          article('2'),
          heading('Chapter 2', 2),
          article('3'),
        ],
      ),
    ).toEqual([
      ['编', 'Part'],
      ['章', 'Chapter'],
      ['1', '1'],
      ['2', '2'],
      ['章二', 'Chapter 2'],
      ['3', '3'],
    ])
  })

  test('keep what one alone has in its place', () => {
    expect(
      rows(
        [heading('章'), article('1'), article('2')],
        [heading('Part'), article('0'), heading('Chapter'), article('1'), article('1-1'), article('2')],
      ),
    ).toEqual([
      [null, 'Part'],
      [null, '0'],
      ['章', 'Chapter'],
      ['1', '1'],
      [null, '1-1'],
      ['2', '2'],
    ])
    expect(rows([article('1'), heading('章'), article('2')], [article('2')])).toEqual([
      ['1', null],
      ['章', null],
      ['2', '2'],
    ])
  })

  test('have every unit of either once, the left ones in their order', () => {
    const units = fc.uniqueArray(
      fc.oneof(
        fc.integer({ min: 1, max: 20 }).map((key) => article(String(key))),
        fc.integer({ min: 1, max: 20 }).map((place) => heading(`heading ${place}`, 1 + (place % 3))),
      ),
      { selector: said, maxLength: 25 },
    )
    fc.assert(
      fc.property(units, units, (left, right) => {
        const pairs = alignUnits(left, right)
        expect(pairs.flatMap((pair) => pair.left ?? [])).toEqual(left)
        const rights = pairs.flatMap((pair) => pair.right ?? [])
        expect(new Set(rights)).toEqual(new Set(right))
        expect(rights).toHaveLength(right.length)
        for (const pair of pairs) {
          if (pair.left?.kind === 'article' && pair.right) expect(said(pair.right)).toBe(said(pair.left))
        }
      }),
    )
  })
})
