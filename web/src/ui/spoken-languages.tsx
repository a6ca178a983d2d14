import { formatLanguages } from './format.ts'
import { Icon } from './icon.tsx'
import classes from './spoken-languages.module.css'
import { useLanguage } from './use-language.ts'

interface SpokenLanguagesProps {
  /** For assistive technology: what the list is of. */
  label: string
  /** In the reader's language. */
  names: readonly string[]
}

/** The languages somebody works in, or a text stands in. */
export function SpokenLanguages({ label, names }: SpokenLanguagesProps) {
  const language = useLanguage()
  return (
    <span className={classes.languages}>
      <Icon name="languages" size={16} />
      <span className="visually-hidden">{label}: </span>
      {formatLanguages(names, language)}
    </span>
  )
}
