import type { home } from '@portal/protocol/words/zh/home.ts'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import classes from './city-network.module.css'

type City = Exclude<keyof typeof home.map, 'label' | 'law'>

/** Places on a 720 × 460 grid, and the country of each; every line leads to Qingdao, where the zone is. */
const cities: readonly { city: City; x: number; y: number; country: string }[] = [
  { city: 'moscow', x: 281, y: 90, country: 'RU' },
  { city: 'astana', x: 429, y: 120, country: 'KZ' },
  { city: 'bishkek', x: 451, y: 210, country: 'KG' },
  { city: 'tashkent', x: 403, y: 225, country: 'UZ' },
  { city: 'dushanbe', x: 411, y: 275, country: 'TJ' },
  { city: 'islamabad', x: 451, y: 320, country: 'PK' },
  { city: 'newDelhi', x: 499, y: 365, country: 'IN' },
  { city: 'beijing', x: 619, y: 180, country: 'CN' },
  { city: 'qingdao', x: 663, y: 240, country: 'CN' },
]

const [zoneX, zoneY] = [663, 240]

/** A network of cities without borders; each leads to the law of its country. */
export function CityNetwork() {
  const { t } = useTranslation('home')
  return (
    <svg
      className={classes.network}
      viewBox="220 30 500 400"
      fill="none"
      role="group"
      aria-label={t('map.label')}
    >
      <g className={classes.arcs} aria-hidden="true">
        {cities.slice(0, -1).map(({ city, x, y }) => (
          <path
            key={city}
            pathLength="1"
            d={`M${zoneX} ${zoneY}Q${(x + zoneX) / 2} ${Math.min(y, zoneY) - 70} ${x} ${y}`}
          />
        ))}
      </g>
      {cities.map(({ city, x, y, country }) => (
        <Link
          key={city}
          to={`/legal/query?country=${country}`}
          aria-label={t('map.law', { city: t(`map.${city}`) })}
        >
          <circle cx={x} cy={y} r="9" />
          <circle cx={x} cy={y} r="3.5" />
          <text x={x} y={y + 22}>
            {t(`map.${city}`)}
          </text>
        </Link>
      ))}
    </svg>
  )
}
