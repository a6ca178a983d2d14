import { useTranslation } from 'react-i18next'
import classes from './chips.module.css'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

interface Chip {
  text: string
  /** Address without it. */
  to: string
}

interface ChipsProps {
  label: string
  chips: readonly Chip[]
  /** Address without any; absent where they are not dropped together. */
  clear?: string | undefined
}

/** What a list is narrowed by, each with a way to drop it. */
export function Chips({ label, chips, clear }: ChipsProps) {
  const { t } = useTranslation()
  if (chips.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={label}>
      {chips.map(({ text, to }) => (
        <li key={to + text}>
          <Link to={to} className={classes.chip} aria-label={t('parts.drop', { name: text })}>
            {text}
            <Icon name="close" size={12} />
          </Link>
        </li>
      ))}
      {clear !== undefined && (
        <li>
          <Link to={clear} className={classes.clear}>
            {t('parts.dropAll')}
          </Link>
        </li>
      )}
    </ul>
  )
}
