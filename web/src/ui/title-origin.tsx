import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { TitleOrigin as Origin } from '@portal/protocol/kernel/title-origin.ts'
import { useTranslation } from 'react-i18next'
import { Tag } from './tag.tsx'
import classes from './title-origin.module.css'
import { useLanguage } from './use-language.ts'

interface TitleOriginProps {
  /** Of the title shown. */
  language: Language
  /** None: it is given, and there is no more to tell of it. */
  origin?: Origin | null
  /** On a phone the original stands elsewhere on the page. */
  isShort?: boolean
}

/** Below a title: its language where that is not the reader's, whether it is our translation, the original beside it. */
export function TitleOrigin({ language, origin, isShort = false }: TitleOriginProps) {
  const { t } = useTranslation()
  const reader = useLanguage()
  const isForeign = language !== reader
  const { isOurs = false, original = null } = origin ?? {}
  if (!isForeign && !isOurs && !original) return null
  return (
    <span className={classes.origin} data-short={isShort || undefined}>
      {isForeign && <Tag>{t(`languageNames.${language}`)}</Tag>}
      {isOurs && (
        <Tag tone="gold" title={t('titles.oursHint')}>
          {t('titles.ours')}
        </Tag>
      )}
      {original && (
        <span className={classes.original} lang={original.language}>
          {original.title}
        </span>
      )}
    </span>
  )
}
