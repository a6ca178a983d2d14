import { BarChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { Bar } from '../figures.ts'

use([BarChart, GridComponent, SVGRenderer])

/** Size of all letters, in pixels. */
const fontSize = 13
/** Room for the number behind the longest bar. */
const numberWidth = 40
/** Names stand left of their bars in this share of the chart, in no more pixels than so many. */
const nameShare = 0.4
const widestName = 260

export interface Drawing {
  bars: readonly Bar[]
  /** Years stand upright side by side; names lie below one another. */
  isUpright: boolean
  onPick: (bar: Bar) => void
}

/** A name in at most two lines of the room there is, by the widths of its letters; what is left is cut. */
function fitting(label: string, room: number, font: string): string {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return label
  pen.font = font
  const isRoomFor = (text: string) => pen.measureText(text).width <= room
  if (isRoomFor(label)) return label
  // Between words; between any two letters where there are no blanks.
  const parts = label.match(/[^\s]+\s*/g) ?? []
  const pieces = isRoomFor(parts[0] ?? '') ? parts : [...label]
  let first = ''
  while (pieces[0] !== undefined && isRoomFor((first + pieces[0]).trimEnd())) first += pieces.shift()
  const letters = [...pieces.join('')]
  const second = letters.join('')
  if (isRoomFor(second)) return `${first.trimEnd()}\n${second}`
  while (letters.length > 1 && !isRoomFor(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${first.trimEnd()}\n${letters.join('').trimEnd()}…`
}

/** What to draw, in the colours the page has at this moment. */
function optionsOf(box: HTMLElement, { bars, isUpright }: Drawing) {
  const style = getComputedStyle(box)
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const font = { fontFamily: style.fontFamily, fontSize, color: colour('text') }
  const room = Math.min(Math.round(box.clientWidth * nameShare), widestName)
  const nameOf = ({ label }: Bar) => fitting(label, room, `${fontSize}px ${style.fontFamily}`)
  const names = {
    type: 'category' as const,
    data: bars.map(nameOf),
    axisTick: { show: false },
    axisLine: { lineStyle: { color: colour('line') } },
    axisLabel: {
      ...font,
      ...(isUpright
        ? { hideOverlap: true }
        : { interval: 0, align: 'left' as const, margin: room + 8, lineHeight: 16 }),
    },
  }
  const counts = {
    type: 'value' as const,
    minInterval: 1,
    axisLabel: { show: false },
    // Beside a name its number says enough.
    splitLine: { show: isUpright, lineStyle: { color: colour('line') } },
  }
  return {
    animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    animationDuration: 400,
    color: [colour('ink-500')],
    grid: isUpright
      ? { left: 4, right: 4, top: 24, bottom: 4, containLabel: true }
      : { left: room + 12, right: numberWidth, top: 4, bottom: 4 },
    xAxis: isUpright ? names : counts,
    yAxis: isUpright ? counts : { ...names, inverse: true },
    series: [
      {
        type: 'bar' as const,
        data: bars.map(({ count }) => count),
        barMaxWidth: isUpright ? 34 : 16,
        label: {
          ...font,
          show: true,
          position: isUpright ? ('top' as const) : ('right' as const),
          // Nothing stands above a year without cases.
          formatter: ({ dataIndex }: { dataIndex: number }) => String(bars[dataIndex]?.count || ''),
        },
      },
    ],
  }
}

/** Draws a bar chart into an element, follows its size and the reading mode, and gives the way to remove it. */
export function drawBars(box: HTMLElement, drawing: Drawing): () => void {
  const chart = init(box, null, { renderer: 'svg' })
  const draw = () => chart.setOption(optionsOf(box, drawing))
  draw()
  chart.on('click', ({ dataIndex }) => {
    const bar = drawing.bars[dataIndex]
    if (bar) drawing.onPick(bar)
  })
  const size = new ResizeObserver(() => {
    chart.resize()
    draw()
  })
  size.observe(box)
  const mode = new MutationObserver(draw)
  mode.observe(document.documentElement, { attributeFilter: ['data-reading'] })
  return () => {
    size.disconnect()
    mode.disconnect()
    chart.dispose()
  }
}
