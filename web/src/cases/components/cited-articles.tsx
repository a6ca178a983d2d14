import type { CaseDetails } from '@portal/protocol/cases/schemas.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TitleOrigin } from '../../ui/title-origin.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import classes from './case-lists.module.css'

type Cited = CaseDetails['citedArticles'][number]

/** Of when the version is that a link opens. */
function VersionDay({ article }: { article: Cited }): ReactNode {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const { isHeld, isPerhapsAmended, versionOn, isDayRecorded } = article
  if (!isHeld) return <Tag>{t('details.citedNotHeld')}</Tag>
  if (versionOn === null) return null
  const words = isDayRecorded ? 'details.citedWording' : 'details.citedUndated'
  return (
    <>
      <span>{t(words, { date: formatDate(versionOn, language) })}</span>
      {isPerhapsAmended && <Tag>{t('details.citedPerhapsAmended')}</Tag>}
    </>
  )
}

/** What the case cites, in the wording that it names, else the one in force on the day of the judgment. */
export function CitedArticles({ articles }: { articles: CaseDetails['citedArticles'] }) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  return (
    <section className={classes.card} aria-labelledby="cited-articles">
      <h2 id="cited-articles">{t('details.citedArticles')}</h2>
      {articles.length === 0 ? (
        <p className={classes.hint}>{t('details.noCitedArticles')}</p>
      ) : (
        <>
          <p className={`${classes.hint} no-print`}>{t('details.citedArticlesHint')}</p>
          <ul className={classes.list}>
            {articles.map((article) => (
              <li key={article.address}>
                <Link to={article.address} className={classes.name}>
                  <span lang={article.titleLanguage}>{article.lawTitle}</span>{' '}
                  {article.articleKey === null ? (
                    <span>{t('details.wholeLaw')}</span>
                  ) : (
                    <b lang={article.language}>{article.number ?? article.articleKey}</b>
                  )}
                </Link>
                <span className={classes.meta}>
                  <TitleOrigin language={article.titleLanguage} />
                  <VersionDay article={article} />
                  {article.changedOn && (
                    <Tag tone="gold">
                      {t(article.isPerhapsAmended ? 'details.changedAtLatest' : 'details.changedOn', {
                        date: formatDate(article.changedOn, language),
                      })}
                    </Tag>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
