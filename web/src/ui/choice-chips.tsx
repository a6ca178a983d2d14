import classes from './choice-chips.module.css'
import { Link } from './link.tsx'
import { useCurrentInView } from './use-current-in-view.ts'

interface ChoiceChip {
  text: string
  to: string
  isCurrent: boolean
}

/** A choice of a few that stands open above what it narrows, each a link. */
export function ChoiceChips({ label, chips }: { label: string; chips: readonly ChoiceChip[] }) {
  const row = useCurrentInView<HTMLUListElement>(chips.find(({ isCurrent }) => isCurrent)?.to)
  return (
    <nav className={`${classes.chips} no-print`} aria-label={label}>
      <ul className="sideways" ref={row}>
        {chips.map(({ text, to, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
