import { languages } from '@portal/protocol/kernel/languages.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { translationState, type Translated } from '../standing.ts'
import classes from './translations.module.css'

/** Which languages a version is held in, and which of them are older than the Chinese. */
export function Translations({ of }: { of: Translated }) {
  const { t } = useTranslation('publicationDesk')
  const { t: ui } = useTranslation()
  return (
    <ul className={classes.translations} aria-label={t('translations')}>
      {languages.map((language) => {
        const state = translationState(of, language)
        return (
          <li key={language}>
            {ui(`languageNames.${language}`)}
            {state === 'current' ? (
              <>
                <Icon name="check" size={14} />
                <span className="visually-hidden">{t('translation.current')}</span>
              </>
            ) : (
              <Tag tone={state === 'older' ? 'gold' : 'grey'}>{t(`translation.${state}`)}</Tag>
            )}
          </li>
        )
      })}
    </ul>
  )
}
