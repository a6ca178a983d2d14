import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './language-choice.module.css'

interface LanguageChoiceProps {
  label: string
  current: Language
  /** Id of a language's button. */
  idOf?: (language: Language) => string
  /** Beside a language: how its text stands. */
  noteOf?: (language: Language) => ReactNode
  onChoose: (language: Language) => void
}

/** Which language of a thing is shown, where it is chosen on the spot and not by an address. */
export function LanguageChoice({ label, current, idOf, noteOf, onChoose }: LanguageChoiceProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.choice} role="group" aria-label={label}>
      {languages.map((language) => (
        <button
          key={language}
          id={idOf?.(language)}
          type="button"
          aria-pressed={language === current}
          onClick={() => onChoose(language)}
        >
          {t(`languageNames.${language}`)}
          {noteOf?.(language)}
        </button>
      ))}
    </div>
  )
}
