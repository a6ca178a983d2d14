import type { Turn } from '@portal/protocol/assistant/schemas.ts'
import { useTranslation } from 'react-i18next'
import { formatList, formatSentences } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import { byCountry } from '../by-country.ts'
import { usePassageCounts } from './answer.tsx'
import answer from './answer.module.css'
import { Quotes } from './quotes.tsx'

/** What was found and why, in plain words. */
export function useFoundText(): (turn: Pick<Turn, 'passages'>) => string {
  const { t } = useTranslation('assistant')
  const language = useLanguage()
  const counts = usePassageCounts()
  return ({ passages }) => {
    const names = byCountry(passages).flatMap(({ country }) => country?.name ?? [])
    const sentences = [
      t('found.text', { list: counts(passages) }),
      ...(names.length > 0 ? [t('found.countries', { list: formatList(names, language) })] : []),
      ...(passages.some(({ isNamed }) => isNamed) ? [t('found.named')] : []),
    ]
    return formatSentences(sentences, language)
  }
}

/** What was found, where no model has written: the sentences that matter, by country. */
export function Found({ turnKey, turn }: { turnKey: string; turn: Turn }) {
  const { t } = useTranslation('assistant')
  const textOf = useFoundText()
  return (
    <>
      <div className={answer.by}>
        <Icon name="book" size={18} />
        <h3>{t('found.title')}</h3>
      </div>
      <p>{textOf(turn)}</p>
      <Quotes turnKey={turnKey} passages={turn.passages} />
    </>
  )
}

/** Questions much like this one that were answered before. */
export function AskedBefore({ questions }: { questions: Turn['askedBefore'] }) {
  const { t } = useTranslation('askLaw')
  if (questions.length === 0) return null
  return (
    <p className={answer.before}>
      <span>{t('askedBefore')}</span>
      {questions.map(({ question, path }) => (
        <Link key={path} to={path}>
          <Written>{question}</Written>
        </Link>
      ))}
    </p>
  )
}
