import type { ArticleDetails } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import classes from './article-wordings.module.css'
import { Pieces, PiecesLegend } from '../door/pieces.tsx'
import { useWordingDays } from './use-wording-days.ts'

/** How an article has read in the wordings of its law, each beside the one before. */
export function ArticleWordings({ article }: { article: ArticleDetails }) {
  const { t } = useTranslation('versions')
  const days = useWordingDays(article)
  const { wordings, isInAll } = article
  const [only] = wordings
  if (article.versions.length < 2) return null
  return (
    <section className={classes.wordings} aria-labelledby="article-wordings">
      <h2 id="article-wordings">{t('article.wordings')}</h2>
      {wordings.length < 2 && isInAll && <p>{t('article.only')}</p>}
      {wordings.length < 2 && !isInAll && (
        <>
          <p className={classes.head}>
            <b lang={article.language}>{article.number}</b>
            {only && <span>{days(only)}</span>}
          </p>
          <p>{t('article.notInOthers')}</p>
        </>
      )}
      {wordings.length > 1 && (
        <>
          <PiecesLegend />
          <ol>
            {wordings.map((wording, place) => {
              const isFirst = place === wordings.length - 1
              return (
                <li key={wording.versionId}>
                  <p className={classes.head}>
                    <b lang={article.language}>{wording.number}</b>
                    <span>{days(wording)}</span>
                    {wording.isShown ? (
                      <Tag>{t('state.shown')}</Tag>
                    ) : (
                      <Link to={wording.address} className="no-print">
                        {t('article.show')}
                      </Link>
                    )}
                    <span className={classes.what}>{t(isFirst ? 'article.first' : 'article.changed')}</span>
                  </p>
                  <div lang={article.language} className={classes.text}>
                    <Pieces pieces={wording.pieces} />
                  </div>
                </li>
              )
            })}
          </ol>
        </>
      )}
    </section>
  )
}
