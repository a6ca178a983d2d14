import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'
import { formatCount } from './format.ts'
import classes from './side-menu.module.css'
import { useCurrentInView } from './use-current-in-view.ts'

interface MenuEntry {
  to: string
  text: string
  icon?: IconName
  isCurrent: boolean
  count?: number
  /** The count waits for the reader, in these words. */
  waiting?: string
}

export interface MenuGroup {
  /** Absent for a group without a name. */
  title?: string
  entries: readonly MenuEntry[]
}

function Count({ count, waiting }: Pick<MenuEntry, 'count' | 'waiting'>) {
  if (count === undefined || (waiting !== undefined && count === 0)) return null
  return (
    <>
      <span className={classes.count} data-waiting={waiting !== undefined || undefined} aria-hidden="true">
        {formatCount(count)}
      </span>
      <span className="visually-hidden"> {waiting ?? count}</span>
    </>
  )
}

interface SideMenuProps {
  label: string
  groups: readonly MenuGroup[]
  /** Without a card of its own, and a column on a phone too: in a frame's side or a dialog. */
  isBare?: boolean
}

/** The pages of a room, in groups, beside the page; on a phone one row above it that scrolls. */
export function SideMenu({ label, groups, isBare = false }: SideMenuProps) {
  const { i18n } = useTranslation()
  const id = useId()
  const current = groups.flatMap(({ entries }) => entries).find(({ isCurrent }) => isCurrent)
  const row = useCurrentInView<HTMLDivElement>(current && `${current.to} ${i18n.language}`)
  return (
    <nav className={`${isBare ? classes.bare : classes.card} no-print`} aria-label={label}>
      <div className={isBare ? classes.groups : `sideways ${classes.groups}`} ref={row}>
        {groups.map(({ title, entries }, place) => (
          <div key={title ?? place}>
            {title && (
              <p id={`${id}-${place}`} className={classes.title}>
                {title}
              </p>
            )}
            <ul aria-labelledby={title && `${id}-${place}`}>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <Link to={entry.to} aria-current={entry.isCurrent ? 'page' : undefined}>
                    {entry.icon && <Icon name={entry.icon} />}
                    <span>{entry.text}</span>
                    <Count {...entry} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
