import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'
import classes from './section-nav.module.css'
import { useCurrentInView } from './use-current-in-view.ts'

export interface SectionEntry {
  to: string
  text: string
  icon: IconName
  isCurrent: boolean
}

/** The pages of a section, below the header; one row that scrolls on a phone. */
export function SectionNav({ label, entries }: { label: string; entries: readonly SectionEntry[] }) {
  const row = useCurrentInView<HTMLUListElement>(entries.find(({ isCurrent }) => isCurrent)?.to)
  return (
    <nav className={`${classes.bar} no-print`} aria-label={label}>
      <ul className={`wrap ${classes.row}`} ref={row}>
        {entries.map(({ to, text, icon, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
              <Icon name={icon} />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
