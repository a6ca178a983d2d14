import type { home } from '@portal/protocol/words/zh/home.ts'
import { useTranslation } from 'react-i18next'
import classes from './city-network.module.css'

type City = Exclude<keyof typeof home.map, 'label'>

/** Places on a 720 × 460 grid; every line leads to Qingdao, where the zone is. */
const cities: Record<City, readonly [x: number, y: number]> = {
  moscow: [281, 90],
  astana: [429, 120],
  bishkek: [451, 210],
  tashkent: [403, 225],
  dushanbe: [411, 275],
  islamabad: [451, 320],
  newDelhi: [499, 365],
  beijing: [619, 180],
  qingdao: [663, 240],
}

const [zoneX, zoneY] = cities.qingdao

/** A network of cities without borders. */
export function CityNetwork() {
  const { t } = useTranslation('home')
  return (
    <svg
      className={classes.network}
      viewBox="220 30 500 400"
      fill="none"
      role="img"
      aria-label={t('map.label')}
    >
      {[60, 108, 156, 204, 252, 300, 348, 396, 444].map((y) => (
        <path key={y} d={`M-20 ${y}Q360 ${y - 40} 760 ${y + 20}`} stroke="#fff" strokeOpacity=".05" />
      ))}
      {Object.entries(cities).map(([city, [x, y]]) => {
        const isZone = city === 'qingdao'
        return (
          <g key={city}>
            {!isZone && (
              <path
                d={`M${zoneX} ${zoneY}Q${(x + zoneX) / 2} ${Math.min(y, zoneY) - 70} ${x} ${y}`}
                stroke="#7fb0ef"
                strokeOpacity=".4"
              />
            )}
            <circle cx={x} cy={y} r={isZone ? 6 : 3.5} fill={isZone ? '#e2b155' : '#a9cbf7'} />
            <text x={x} y={y + 20} fill="#c2d5ef" fontSize="13" textAnchor="middle">
              {t(`map.${city as City}`)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
