import type { Block, Columns, DocumentContent, Fact, Table } from '../content.ts'
import { breakLines } from './lines.ts'
import { baselineOf, labelLook, leading, quiet, ruleColour, sizes, space, type Place } from './look.ts'
import { sheet, type Item } from './page-writer.ts'
import type { Typesetter } from './typesetter.ts'

/** Points of the labels of facts, and between the frame of a column and its words. */
const factLabel = 118
const padding = 7
/** Rows of heads are lower. */
const headPadding = padding - 2

/** Rows of a label and its value, which go on over pages line by line. */
export function factRows(typesetter: Typesetter, facts: readonly Fact[], place: Place): Item[] {
  const { pages } = typesetter
  const table = typesetter.struct(place.parent, 'Table', place.language)
  const labelWidth = Math.min(factLabel, place.width / 3)
  const look = { size: sizes.small, before: 0 }
  return facts.flatMap(({ label, value, address }, index) => {
    const row = pages.struct(table, 'TR')
    const head = { ...place, parent: pages.struct(row, 'TH', { scope: 'Row' }), width: labelWidth - 8 }
    const cell = {
      ...place,
      parent: pages.struct(row, 'TD'),
      left: place.left + labelWidth,
      width: place.width - labelWidth,
    }
    const labels = typesetter.lines('P', [{ text: label }], head, { ...look, colour: quiet })
    const run = { text: value, ...(address !== undefined && { address }) }
    const values = typesetter.lines('P', [run], cell, look)
    const count = Math.max(labels.length, values.length)
    const isLastRow = index === facts.length - 1
    // The first row is not parted from the second, nor the last from the one before.
    const keepsRow = !isLastRow && (index === 0 || index === facts.length - 2)
    return Array.from({ length: count }, (_, line): Item => {
      const [left, right] = [labels[line], values[line]]
      const isFirst = line === 0
      const isLast = line === count - 1
      const height = Math.max(left?.height ?? 0, right?.height ?? 0)
      const above = isFirst ? 3.5 : 0
      return {
        before: 0,
        height: above + height + (isLast ? 3.5 : 0),
        keepsNext: isLast && keepsRow,
        paint: (x, top) => {
          left?.paint(x, top + above)
          right?.paint(x, top + above)
          const end = top + above + height + 3.5
          pages.artifact(() => {
            if (isFirst) pages.rule(x + place.left, top, place.width, ruleColour)
            if (isLast && isLastRow) pages.rule(x + place.left, end, place.width, ruleColour)
          })
        },
      }
    })
  })
}

/** Characters that a column of a table is as wide as, at least and at most. */
const [narrowest, widest] = [10, 36]

/** Points of each column of a table, wider where there is more to say. */
function columnWidths({ rows }: Table, width: number): number[] {
  const count = Math.max(1, ...rows.map((cells) => cells.length))
  const longest = Array.from({ length: count }, (_, column) =>
    Math.max(narrowest, ...rows.map((cells) => Math.min(widest, lengthOf(cells[column]?.blocks ?? [])))),
  )
  const all = longest.reduce((sum, one) => sum + one, 0)
  return longest.map((one) => (one / all) * width)
}

function lengthOf(blocks: readonly Block[]): number {
  return blocks.reduce(
    (sum, block) =>
      sum +
      (block.kind === 'paragraph' ? block.runs.reduce((all, { text }) => all + text.length, 0) : widest),
    0,
  )
}

/** Rows of cells, which go on over pages line by line. */
export function tableRows(
  typesetter: Typesetter,
  table: Table,
  place: Place,
  itemsOf: (blocks: readonly Block[], place: Place) => Item[],
): Item[] {
  const { pages } = typesetter
  const struct = typesetter.struct(place.parent, 'Table', place.language)
  const widths = columnWidths(table, place.width)
  const lefts = widths.map((_, column) => widths.slice(0, column).reduce((sum, one) => sum + one, place.left))
  const inner = { ...place, size: Math.min(place.size, sizes.text - 0.6), isWide: false }
  const items = table.rows.flatMap((cells, index) => {
    const row = pages.struct(struct, 'TR')
    const columns = cells.map(({ isHead, blocks }, column) => {
      const scope = index === 0 ? 'Column' : 'Row'
      const parent = isHead ? pages.struct(row, 'TH', { scope }) : pages.struct(row, 'TD')
      const left = lefts[column]! + padding
      return itemsOf(blocks, { ...inner, parent, left, width: widths[column]! - 2 * padding })
    })
    const count = Math.max(1, ...columns.map((lines) => lines.length))
    return Array.from({ length: count }, (_, line): Item => {
      const beside = columns.flatMap((lines) => lines[line] ?? [])
      const [isFirst, isLast] = [line === 0, line === count - 1]
      const above = isFirst ? headPadding : Math.max(0, ...beside.map(({ before }) => before))
      const lines = Math.max(0, ...beside.map((one) => one.height))
      const height = above + lines + (isLast ? headPadding : 0)
      return {
        before: 0,
        height,
        // The heads of columns are not parted from what they say.
        keepsNext: index === 0 && table.rows.length > 1,
        paint: (x, top) => {
          for (const one of beside) one.paint(x, top + above)
          pages.artifact(() => {
            if (isFirst) pages.rule(x + place.left, top, place.width, ruleColour)
            if (isLast && index === table.rows.length - 1)
              pages.rule(x + place.left, top + height, place.width, ruleColour)
            for (const left of [...lefts, place.left + place.width])
              pages.bar(x + left, top, top + height, ruleColour)
          })
        },
      }
    })
  })
  return [space(8), ...items, space(6)]
}

/** Points above columns, and with what begins of them. */
const columnsGap = 8
export const columnsLeast = columnsGap + 60

/** What stands beside each other on as many pages as it takes, each of which names its columns. */
export function putColumns(
  typesetter: Typesetter,
  { columns }: Columns,
  place: Place,
  {
    readerLanguage,
    itemsOf,
  }: Pick<DocumentContent, 'readerLanguage'> & {
    itemsOf: (blocks: readonly Block[], place: Place) => Item[]
  },
): void {
  const { pages } = typesetter
  const table = pages.struct(place.parent, 'Table')
  const left = sheet.side + place.left
  const width = place.width / columns.length
  const x = (column: number) => left + column * width + padding
  const inner = { ...place, left: 0, width: width - 2 * padding, size: sizes.text - 0.6, isWide: false }
  const frame = (top: number, end: number) => {
    pages.rule(left, top, place.width, ruleColour)
    pages.rule(left, end, place.width, ruleColour)
    for (let column = 0; column <= columns.length; column++)
      pages.bar(left + column * width, top, end, ruleColour)
  }
  const [heads, row] = [pages.struct(table, 'TR'), pages.struct(table, 'TR')]
  const labels = columns.map(({ label }, column) => {
    const parent = pages.struct(heads, 'TH', { scope: 'Column' })
    return { x: x(column), items: typesetter.label(label, { ...inner, parent }) }
  })
  const cells = columns.map(({ language, blocks }, column) => {
    const parent = typesetter.struct(row, 'TD', language)
    return { x: x(column), items: itemsOf(blocks, { ...inner, parent, language }) }
  })
  const named = columns.map(({ label }) =>
    breakLines([{ text: label }], { ...labelLook, language: readerLanguage, width: inner.width }),
  )
  const height = labelLook.size * leading[readerLanguage]
  const headHeight = Math.max(...named.map((lines) => lines.length)) * height + 2 * headPadding
  // The tree has them once.
  const nameAgain = (top: number) => {
    pages.artifact(() => {
      for (const [column, lines] of named.entries())
        for (const [index, line] of lines.entries()) {
          const baseline = baselineOf(
            top + headPadding + index * height,
            labelLook.size,
            leading[readerLanguage],
          )
          pages.words(line, x(column), baseline, labelLook.size, labelLook.colour)
        }
      frame(top, top + headHeight)
    }, 'Pagination')
    return headHeight
  }
  pages.put([space(columnsGap)])
  pages.keep(columnsLeast - columnsGap)
  pages.putRow(labels, { frame, padding: headPadding })
  pages.putRow(cells, { frame, padding, nameAgain })
  pages.put([space(6)])
  pages.closeMark()
}
