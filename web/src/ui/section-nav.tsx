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

interface SectionNavProps {
  label: string
  entries: readonly SectionEntry[]
  /** A phone leaves it out: the trail above the title and the menu lead to the same pages. */
  isQuiet?: boolean
}

/** The pages of a section, below the header; one row that scrolls on a phone. */
export function SectionNav({ label, entries, isQuiet = false }: SectionNavProps) {
  const row = useCurrentInView<HTMLUListElement>(entries.find(({ isCurrent }) => isCurrent)?.to)
  return (
    <nav className={`${classes.bar} no-print`} aria-label={label} data-quiet={isQuiet || undefined}>
      <ul className={`wrap sideways ${classes.row}`} ref={row}>
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
