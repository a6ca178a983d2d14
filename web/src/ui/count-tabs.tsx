import { formatNumber } from './format.ts'
import classes from './count-tabs.module.css'
import { Link } from './link.tsx'
import { useCurrentInView } from './use-current-in-view.ts'
import { useLanguage } from './use-language.ts'

export interface CountTab {
  to: string
  text: string
  count?: number
  /** Its things wait for the reader. */
  isMine?: boolean
  isCurrent?: boolean
}

/** Parts of a list, each with how many it holds; one row that scrolls on a phone. */
export function CountTabs({ label, tabs }: { label: string; tabs: readonly CountTab[] }) {
  const language = useLanguage()
  const row = useCurrentInView<HTMLUListElement>(tabs.find(({ isCurrent }) => isCurrent)?.to)
  return (
    <nav className={classes.tabs} aria-label={label}>
      <ul className="sideways" ref={row}>
        {tabs.map(({ to, text, count, isMine, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
              {text}
              {count !== undefined && (
                <span data-mine={(isMine && count > 0) || undefined}>{formatNumber(count, language)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
