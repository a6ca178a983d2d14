import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { VersionComparison } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'
import classes from './compared-articles.module.css'
import { Pieces } from '../door/pieces.tsx'
import { useChangeWords } from './use-change-words.ts'

type Article = VersionComparison['articles'][number]

const tones: Record<Article['change'], Tone> = {
  changed: 'gold',
  added: 'jade',
  removed: 'seal',
  same: 'grey',
}

function numbers({ fromNumber, toNumber }: Article): string {
  const shown = fromNumber === toNumber ? [toNumber] : [fromNumber, toNumber]
  return shown.filter(Boolean).join(' → ')
}

interface ComparedArticlesProps {
  articles: Article[]
  language: Language
  /** One of the wordings, or both, is held as a digest. */
  isDigest: boolean
}

/** The articles of two wordings; those with changes in words, those without by their number alone. */
export function ComparedArticles({ articles, language, isDigest }: ComparedArticlesProps) {
  const { t } = useTranslation('versions')
  const changeWords = useChangeWords(isDigest)
  return (
    <div className={classes.layout}>
      <nav className={`${classes.contents} no-print`} aria-label={t('compare.articles')}>
        <ol lang={language}>
          {articles.map((article, place) =>
            article.change === 'same' ? null : (
              <li key={place} data-change={article.change}>
                <a href={`#change-${place}`}>{numbers(article)}</a>
              </li>
            ),
          )}
        </ol>
      </nav>
      <ol className={classes.articles}>
        {articles.map((article, place) => (
          <li key={place} id={`change-${place}`} data-change={article.change}>
            <h2>
              <Link to={article.address} lang={article.language}>
                {numbers(article)}
              </Link>{' '}
              <Tag tone={tones[article.change]}>{changeWords.kind(article.change)}</Tag>
            </h2>
            {article.pieces.length > 0 && (
              <div className={classes.text} lang={article.language}>
                <Pieces pieces={article.pieces} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
