import { BarChart } from 'echarts/charts'
import { AriaComponent, GridComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { Bar } from '../figures.ts'

use([BarChart, GridComponent, AriaComponent, SVGRenderer])

/** Size of all letters, in pixels. */
const fontSize = 12
/** Room for the number behind the longest bar. */
const numberWidth = 40

export interface Drawing {
  bars: readonly Bar[]
  /** Years stand upright side by side; names lie below one another. */
  isUpright: boolean
  /** Each bar in its own colour and pattern. */
  isColourful: boolean
  onPick: (bar: Bar) => void
}

/** A name cut to the room there is, by the widths of its letters. */
function fitting(label: string, room: number, font: string): string {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return label
  pen.font = font
  const letters = [...label]
  const isRoomFor = (count: number) => pen.measureText(`${letters.slice(0, count).join('')}…`).width <= room
  if (pen.measureText(label).width <= room) return label
  let count = letters.length
  while (count > 1 && !isRoomFor(count)) count -= 1
  return `${letters.slice(0, count).join('').trimEnd()}…`
}

/** Years stand below their bars; names, which may be long, above theirs, along the whole chart. */
function nameStyle(isUpright: boolean) {
  if (isUpright) return { hideOverlap: true }
  return {
    interval: 0,
    inside: true,
    align: 'left' as const,
    verticalAlign: 'bottom' as const,
    padding: [0, 0, 8, -4],
  }
}

/** What to draw, in the colours the page has at this moment. */
function optionsOf(box: HTMLElement, { bars, isUpright, isColourful }: Drawing) {
  const style = getComputedStyle(box)
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const font = { fontFamily: style.fontFamily, fontSize, color: colour('text') }
  const room = box.clientWidth - numberWidth
  const nameOf = ({ label }: Bar) => fitting(label, room, `${fontSize}px ${style.fontFamily}`)
  const names = {
    type: 'category' as const,
    data: bars.map(nameOf),
    axisTick: { show: false },
    axisLine: { lineStyle: { color: colour('line') } },
    axisLabel: { ...font, ...nameStyle(isUpright) },
    // Names above their bars are drawn over the grid.
    z: 3,
  }
  const counts = {
    type: 'value' as const,
    minInterval: 1,
    axisLabel: { show: false },
    splitLine: { lineStyle: { color: colour('line') } },
  }
  return {
    animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    animationDuration: 400,
    color: isColourful
      ? ['ink-500', 'gold', 'jade', 'seal', 'ink-900', 'muted'].map(colour)
      : [colour('ink-500')],
    // The element has a name of its own, in the reader's language.
    aria: { enabled: true, label: { enabled: false }, decal: { show: isColourful } },
    grid: isUpright
      ? { left: 4, right: 4, top: 24, bottom: 4, containLabel: true }
      : { left: 4, right: numberWidth, top: 8, bottom: 4, containLabel: true },
    xAxis: isUpright ? names : counts,
    yAxis: isUpright ? counts : { ...names, inverse: true },
    series: [
      {
        type: 'bar' as const,
        colorBy: isColourful ? ('data' as const) : ('series' as const),
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
