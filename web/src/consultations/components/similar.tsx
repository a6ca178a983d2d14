import { longestTyped } from '@portal/protocol/consultations/constants.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { publishedAddress } from '../published-address.ts'
import { similarQuery } from '../queries.ts'
import classes from './similar.module.css'

/** Milliseconds without a key after which similar ones are asked for. */
const pause = 500

interface FoundLinkProps {
  to: string
  language: string
  title: string
  children?: ReactNode
}

/** Leads there in a new tab: nothing that is typed is lost. */
function FoundLink({ to, language, title, children }: FoundLinkProps) {
  const { t } = useTranslation('consultationForm')
  const reader = useLanguage()
  return (
    <li>
      <a href={to} target="_blank" rel="noreferrer" lang={language}>
        {title} <Icon name="outside" size={12} />
        <span className="visually-hidden" lang={reader}>
          {t('newTab')}
        </span>
      </a>
      {children}
    </li>
  )
}

/** What is typed of a question. */
interface SimilarProps {
  title: string
  content: string
}

/** What is found once the keys rest. */
function useSimilar({ title, content }: SimilarProps) {
  const typed = `${title.trim()} ${content.trim()}`.trim().slice(0, longestTyped)
  const asked = useDebounced(typed.trim(), pause)
  const { data, isPlaceholderData } = useQuery(similarQuery(useApp(), asked))
  const found = asked === '' ? undefined : data
  return {
    found,
    count: (found?.consultations.length ?? 0) + (found?.articles.length ?? 0),
    isPlaceholderData,
  }
}

type Found = NonNullable<ReturnType<typeof useSimilar>['found']>

function FoundLists({ found: { consultations, articles } }: { found: Found }) {
  const { t } = useTranslation('consultationForm')
  return (
    <>
      {consultations.length > 0 && (
        <section aria-label={t('similarConsultations')}>
          <h3>{t('similarConsultations')}</h3>
          <ul>
            {consultations.map(({ id, title, language }) => (
              <FoundLink key={id} to={publishedAddress(id)} language={language} title={title} />
            ))}
          </ul>
        </section>
      )}
      {articles.length > 0 && (
        <section aria-label={t('similarArticles')}>
          <h3>{t('similarArticles')}</h3>
          <ul>
            {articles.map(({ address, lawTitle, language, number, heading, text }) => (
              <FoundLink
                key={address}
                to={address}
                language={language}
                title={[lawTitle, number, heading].filter(Boolean).join(' ')}
              >
                <p lang={language}>{text}</p>
              </FoundLink>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** What may answer a question before it is sent, in the rail: published ones like it, and articles of law. */
export function SimilarBeside(typed: SimilarProps) {
  const { t } = useTranslation('consultationForm')
  const { found, count, isPlaceholderData } = useSimilar(typed)
  return (
    <div className={classes.beside}>
      <Card isTight title={t('similar')}>
        <div className={classes.similar} data-stale={isPlaceholderData || undefined}>
          {count === 0 && <p className={classes.hint}>{found ? t('similarNone') : t('similarText')}</p>}
          <p role="status" className="visually-hidden">
            {count > 0 && t('similarFound', { count })}
          </p>
          {found && <FoundLists found={found} />}
        </div>
      </Card>
    </div>
  )
}

/** The same on a phone, folded below what is typed. */
export function SimilarBelow(typed: SimilarProps) {
  const { t } = useTranslation('consultationForm')
  const { found, count } = useSimilar(typed)
  return (
    <div className={classes.below} role="status">
      {found && count > 0 && (
        <details>
          <summary>{t('similarFound', { count })}</summary>
          <div className={classes.similar}>
            <FoundLists found={found} />
          </div>
        </details>
      )}
    </div>
  )
}
