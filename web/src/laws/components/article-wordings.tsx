import type { ArticleDetails } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import classes from './article-wordings.module.css'
import { Pieces, PiecesLegend } from '../door/pieces.tsx'
import { useWordingDays } from './use-wording-days.ts'

/** The one wording of an article: the same in every wording of its law, or of those alone that have it. */
function OneWording({ article }: { article: ArticleDetails }) {
  const { t } = useTranslation('versions')
  const days = useWordingDays(article)
  const [wording] = article.wordings
  if (article.isInAll || !wording) return <p>{t('article.only')}</p>
  return (
    <>
      <p className={classes.head}>
        <b lang={article.language}>{wording.number}</b>
        <span>{days(wording)}</span>
      </p>
      <p>{t('article.notInOthers')}</p>
    </>
  )
}

/** How an article has read in the wordings of its law, each beside the one before. */
export function ArticleWordings({ article }: { article: ArticleDetails }) {
  const { t } = useTranslation('versions')
  const days = useWordingDays(article)
  const { wordings } = article
  if (article.versions.length < 2) return null
  return (
    <section className={classes.wordings} aria-labelledby="article-wordings">
      <h2 id="article-wordings">{t('article.wordings')}</h2>
      {wordings.length < 2 ? (
        <OneWording article={article} />
      ) : (
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
