import { BorderStyle, Paragraph, ShadingType, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'
import { chartShare, type Chart, type ChartPart } from './content.ts'
import { noRule } from './word-look.ts'

const barColour = '4C7FB8'
/** Cells that the longest bar takes, and twentieths of a point of each column of the table. */
const steps = 24
const widths = { label: 2600, step: 220, figure: 1120 }
const margins = { top: 40, bottom: 40, left: 60, right: 60 }

/** A chart as rows of a label, a bar of coloured cells and a figure, which are read as what they are: a table. */
export function chartTable(chart: Chart, said: (text: string) => TextRun[]): Table {
  const cell = (text: string) =>
    new TableCell({ margins, children: [new Paragraph({ children: said(text) })] })
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: [widths.label, ...Array.from({ length: steps }, () => widths.step), widths.figure],
    borders: {
      top: noRule,
      bottom: noRule,
      left: noRule,
      right: noRule,
      insideVertical: noRule,
      insideHorizontal: { style: BorderStyle.SINGLE, size: 24, color: 'FFFFFF' },
    },
    rows: chart.parts.map(
      (part) =>
        new TableRow({
          cantSplit: true,
          children: [cell(part.label), ...bar(part, chart), cell(part.figure)],
        }),
    ),
  })
}

/** As many coloured cells as the value comes to, in one, and the rest. */
function bar(part: ChartPart, chart: Chart): TableCell[] {
  const share = chartShare(part, chart)
  const drawn = share === 0 ? 0 : Math.max(1, Math.round(share * steps))
  const spans = [
    { columnSpan: drawn, shading: { type: ShadingType.CLEAR, fill: barColour, color: 'auto' } },
    { columnSpan: steps - drawn },
  ]
  return spans
    .filter(({ columnSpan }) => columnSpan > 0)
    .map((span) => new TableCell({ ...span, children: [new Paragraph({})] }))
}
