import { useTranslation } from 'react-i18next'
import classes from '../../app/admin/page.module.css'
import { isScreen } from '../../app/screen.ts'
import { useScreens } from '../../app/use-screens.ts'
import { Link } from '../../ui/link.tsx'
import styles from './waiting.module.css'

/** The work that waits, of the roles that the administrator has, in the order of the menu. */
export function Waiting({ waiting }: { waiting: Readonly<Record<string, number>> }) {
  const { t } = useTranslation('oversight')
  const { t: tw } = useTranslation('waiting')
  const { rows } = useScreens()
  const open = rows
    .filter(isScreen)
    .flatMap(({ path, menus, waiting: works = [] }) =>
      [works].flat().flatMap((work) => {
        const count = waiting[work.kind]
        return count === undefined ? [] : { ...work, path, count, place: menus?.admin ?? 0 }
      }),
    )
    .toSorted((one, other) => one.place - other.place)
  return (
    <section className={classes.section} aria-labelledby="waiting">
      <h2 id="waiting">{t('overview.waiting')}</h2>
      {open.length === 0 && <p className={classes.hint}>{t('overview.nothing')}</p>}
      <ul className={styles.cards}>
        {open.map(({ kind, path, query, count }) => (
          <li key={kind}>
            <Link to={`/${path}?${query}`} className={styles.card} data-some={count > 0 || undefined}>
              {tw(kind, { count })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
