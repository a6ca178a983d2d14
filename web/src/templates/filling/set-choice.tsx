import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../ui/use-language.ts'
import { keyOf, languageSets, type LanguageSet } from './language-sets.ts'
import classes from './set-choice.module.css'
import type { Language } from '@portal/protocol/kernel/languages.ts'

/** What a set of languages is called. */
export function useSetName(): (set: LanguageSet) => string {
  const { t } = useTranslation('template')
  const { t: ui } = useTranslation()
  return ([first, second]) =>
    second === undefined
      ? t('sets.one', { language: ui(`languageNames.${first}`) })
      : t(`sets.${[first, second].sort().join('-') as 'en-zh'}`)
}

interface SetChoiceProps {
  held: readonly Language[]
  current: LanguageSet
  onChoose: (set: LanguageSet) => void
}

/** In which language, or which two, a contract is made and shown: those that hold the reader’s, and the current one. */
export function SetChoice({ held, current, onChoose }: SetChoiceProps) {
  const { t } = useTranslation('template')
  const reader = useLanguage()
  const nameOf = useSetName()
  const sets = languageSets(held, reader)
  const offered = sets.filter(
    (set) => keyOf(set) === keyOf(current) || set.some((language) => language === reader),
  )
  const shown = offered.length > 0 ? offered : sets
  if (shown.length < 2) return null
  return (
    <div className={classes.sets} role="group" aria-label={t('sets.label')}>
      {shown.map((set) => (
        <button
          key={keyOf(set)}
          type="button"
          aria-pressed={keyOf(set) === keyOf(current)}
          onClick={() => onChoose(set)}
        >
          {nameOf(set)}
        </button>
      ))}
    </div>
  )
}
