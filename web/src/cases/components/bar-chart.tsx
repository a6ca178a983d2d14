import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Bar } from '../figures.ts'
import classes from './bar-chart.module.css'

/** Height, in pixels, of a chart of upright bars, and of each bar that lies. */
const uprightHeight = 260
const barHeight = 42

interface BarChartProps {
  title: string
  bars: readonly Bar[]
  isUpright: boolean
}

/** How far below the screen a chart is drawn already. */
const nearScreen = '200px'

/** A bar chart whose bars lead to narrower figures. Its code is loaded when the reader comes near. */
export function BarChart({ title, bars, isUpright }: BarChartProps) {
  const { t } = useTranslation('cases')
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    let remove: (() => void) | null = null
    let isGone = false
    const onPick = ({ narrowed }: Bar) => narrowed !== null && void navigate(narrowed)
    const draw = () =>
      import('./draw-bars.ts').then(
        ({ drawBars }) => {
          if (!isGone && box.current) remove = drawBars(box.current, { bars, isUpright, onPick })
        },
        () => setFailed(true),
      )
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void draw()
      },
      { rootMargin: nearScreen },
    )
    if (box.current) observer.observe(box.current)
    return () => {
      isGone = true
      observer.disconnect()
      remove?.()
    }
  }, [bars, isUpright, navigate])

  if (hasFailed) return <p className={classes.failed}>{t('analysis.chartFailed')}</p>
  return (
    <div
      ref={box}
      role="img"
      aria-label={t('analysis.chart', { title })}
      className={`${classes.chart} no-print`}
      style={{ height: isUpright ? uprightHeight : bars.length * barHeight + 8 }}
    />
  )
}
