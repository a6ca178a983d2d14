import type { Language } from '@portal/protocol/kernel/languages.ts'
import { wellFormed, languageTags } from '../plain-content.ts'
import { chartShare, chartWords, type Chart } from '../content.ts'
import { breakLines, type Line } from './lines.ts'
import { ink, leading, quiet, ruleColour, sizes, type Place } from './look.ts'
import type { Item, PageWriter } from './page-writer.ts'
import type { Typesetter } from './typesetter.ts'

const barColour = '#4C7FB8'
const trackColour = '#EDF1F6'
/** Points: of the columns' room and of what stands above and below it; of a row of bars. */
const columns = { height: 92, above: 14, below: 16, widest: 34 }
const bars = { row: 19, height: 9, label: 150, figure: 56 }

/** A chart below its title, in one piece: a figure of the tree, which has its figures as words. */
export function chartItems(typesetter: Typesetter, chart: Chart, place: Place): Item[] {
  const { pages } = typesetter
  const parent = typesetter.struct(place.parent, 'Div', place.language)
  const title = typesetter.lines(
    'P',
    [{ text: chart.title }],
    { ...place, parent },
    {
      size: sizes.small,
      isBold: true,
      colour: quiet,
      before: 12,
      keepsNext: true,
    },
  )
  const height =
    chart.form === 'columns' ? columns.above + columns.height + columns.below : bars.row * chart.parts.length
  const draw = chart.form === 'columns' ? drawColumns : drawBars
  const figure: Item = {
    before: 6,
    height,
    paint: (x, top) => {
      const left = x + place.left
      const alt = wellFormed(chartWords(chart))
      const bbox: [number, number, number, number] = [left, top, left + place.width, top + height]
      // Its words say what their language is: nothing stands in it that would.
      pages.mark(pages.struct(parent, 'Figure', { alt, bbox, lang: languageTags[place.language] }))
      draw(pages, chart, { left, top, width: place.width, language: place.language })
      pages.closeMark()
    },
  }
  return [...title, figure]
}

interface Room {
  left: number
  top: number
  width: number
  language: Language
}

/** A label on one line: the end of what does not fit is left out. */
function lineOf(text: string, language: Language, width: number): Line {
  const characters = [...text]
  for (let count = characters.length; ; count--) {
    const said = count === characters.length ? text : `${characters.slice(0, count).join('').trimEnd()}…`
    const [line, ...others] = breakLines([{ text: said }], { language, size: sizes.foot, width })
    if (line && (others.length === 0 || count === 0)) return line
  }
}

function rectangle(
  pages: PageWriter,
  [x, y, width, height]: [number, number, number, number],
  colour: string,
) {
  pages.doc.rect(x, y, width, height).fillColor(colour).fill()
}

/** Columns on a line, each below its figure and above its label. */
function drawColumns(pages: PageWriter, chart: Chart, { left, top, width, language }: Room): void {
  const floor = top + columns.above + columns.height
  const step = width / chart.parts.length
  const wide = Math.min(columns.widest, step * 0.62)
  for (const [index, part] of chart.parts.entries()) {
    const middle = left + (index + 0.5) * step
    const high = chartShare(part, chart) * columns.height
    if (high > 0) rectangle(pages, [middle - wide / 2, floor - high, wide, high], barColour)
    const figure = lineOf(part.figure, language, step)
    const label = lineOf(part.label, language, step)
    pages.words(figure, middle - figure.width / 2, floor - high - 4, sizes.foot, ink)
    pages.words(label, middle - label.width / 2, floor + 12, sizes.foot, quiet)
  }
  pages.rule(left, floor, width, ruleColour)
}

/** A row each of a label, a bar in its track, and a figure. */
function drawBars(pages: PageWriter, chart: Chart, { left, top, width, language }: Room): void {
  const track = width - bars.label - bars.figure
  for (const [index, part] of chart.parts.entries()) {
    const middle = top + (index + 0.5) * bars.row
    const baseline = middle + sizes.small * leading.en * 0.22
    const from = left + bars.label
    pages.words(lineOf(part.label, language, bars.label - 10), left, baseline, sizes.foot, ink)
    rectangle(pages, [from, middle - bars.height / 2, track, bars.height], trackColour)
    const long = chartShare(part, chart) * track
    if (long > 0) rectangle(pages, [from, middle - bars.height / 2, long, bars.height], barColour)
    pages.words(lineOf(part.figure, language, bars.figure - 10), from + track + 10, baseline, sizes.foot, ink)
  }
}
