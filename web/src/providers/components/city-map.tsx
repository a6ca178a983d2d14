import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { providerCalls } from '@portal/protocol/providers/calls.ts'
import { useTranslation } from 'react-i18next'
import { mapAddress } from '../../app/map-address.ts'
import { useApp } from '../../app/page.ts'
import { formatList } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { useDirectoryNames } from '../use-directory-names.ts'
import classes from './city-map.module.css'
import { PlaceMap } from './place-map.tsx'

type Areas = OutputOf<typeof providerCalls.counts>['areas']

/** Cities on a 500 × 220 grid, by the codes of their areas (GB/T 2260, ISO 3166-2); lines lead to the zone. */
const cities: Record<string, readonly [x: number, y: number]> = {
  'RU-MOW': [94, 26],
  'KZ-71': [214, 36],
  'KG-GB': [248, 88],
  'UZ-TK': [172, 98],
  'TJ-DU': [174, 146],
  'PK-IS': [252, 172],
  'IN-DL': [332, 176],
  '110000': [372, 68],
  '370200': [400, 112],
}

const [zoneX, zoneY] = cities['370200']!

interface CityMapProps {
  areas: Areas
  chosen: readonly string[]
  /** Address of the list narrowed to an area, or to everywhere again. */
  addressOf: (area: string | null) => string
}

/** The most frequent places of the directory that are no city of the drawing, nor a province of cities. */
function others(areas: Areas): Areas {
  return areas.filter(({ code, isProvince }) => !isProvince && !(code in cities)).slice(0, 4)
}

/** The drawn cities, each with how many, as ways to those of it alone. */
function Drawing({ areas, chosen, addressOf }: CityMapProps) {
  const drawn = areas.filter(({ code }) => code in cities)
  return (
    <div className={classes.drawing}>
      <svg viewBox="60 0 400 220" fill="none" aria-hidden="true">
        {drawn.map(({ code }) => {
          const [x, y] = cities[code]!
          if (code === '370200') return null
          const path = `M${zoneX} ${zoneY}Q${(x + zoneX) / 2} ${Math.min(y, zoneY) - 34} ${x} ${y}`
          return <path key={code} d={path} stroke="var(--ink-300)" strokeDasharray="1 4" />
        })}
      </svg>
      {drawn.map(({ code, name, count }) => {
        const [x, y] = cities[code]!
        const isHere = chosen.includes(code)
        return (
          <Link
            key={code}
            to={addressOf(isHere ? null : code)}
            className={classes.city}
            aria-current={isHere || undefined}
            style={{ left: `${((x - 60) / 400) * 100}%`, top: `${(y / 220) * 100}%` }}
          >
            <b>{count}</b>
            <span>{name}</span>
          </Link>
        )
      })}
    </div>
  )
}

/** How many lawyers and organizations work in a place, without those that are none. */
function Counted({ count, organizations }: Pick<CityMapProps['areas'][number], 'count' | 'organizations'>) {
  const { t } = useTranslation('providers')
  const language = useLanguage()
  const lawyers = count - organizations
  const counted = [
    ...(lawyers > 0 ? [t('map.lawyers', { count: lawyers })] : []),
    ...(organizations > 0 ? [t('map.organizations', { count: organizations })] : []),
  ]
  return formatList(counted, language)
}

/**
 * Where those of the directory work: the drawn cities and some other places beside them; the one that is chosen on the
 * map that is set, where it can show places.
 */
export function CityMap(props: CityMapProps) {
  const { areas, chosen, addressOf } = props
  const { t } = useTranslation('providers')
  const names = useDirectoryNames()
  const { mapUrl } = useApp().settings
  if (areas.length === 0) return null
  const here = areas.find(({ code }) => chosen.includes(code))
  const place = here && [here.name, names.country(here.country)].join(', ')
  const isMapped = place !== undefined && mapAddress(mapUrl, place) !== null
  return (
    <section className={classes.map} aria-label={t('map.label')}>
      {isMapped ? (
        <div className={classes.place}>
          <PlaceMap place={place} title={t('map.of', { place })} />
        </div>
      ) : (
        <Drawing {...props} />
      )}
      <div className={classes.panel}>
        {here ? (
          <>
            <h2>{here.name}</h2>
            <p>
              <Counted {...here} />
            </p>
            <Link to={addressOf(null)}>{t('map.everywhere')}</Link>
          </>
        ) : (
          <>
            <h2>{t('map.choose')}</h2>
            <ul>
              {others(areas).map(({ code, name, count }) => (
                <li key={code}>
                  <Link to={addressOf(code)}>{name}</Link> {count}
                </li>
              ))}
            </ul>
          </>
        )}
        {!isMapped && <small>{t('map.note')}</small>}
      </div>
    </section>
  )
}
