import type { VersionComparison } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TitleOrigin } from '../../ui/title-origin.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { comparisonPath } from '../door/comparison-address.ts'
import { eliPart, otherLanguage } from '../law-address.ts'
import { ComparedArticles } from './compared-articles.tsx'
import { ComparisonForm } from './comparison-form.tsx'
import classes from './comparison-view.module.css'
import { LanguageLinks } from '../../ui/language-links.tsx'
import { PiecesLegend } from '../door/pieces.tsx'
import { useChangeWords } from './use-change-words.ts'
import { useWordingDays } from './use-wording-days.ts'

const kinds = ['changed', 'added', 'removed', 'same'] as const

interface ComparisonViewProps {
  comparison: VersionComparison
  /** Articles without a change are shown too. */
  isWhole: boolean
}

/** Two wordings of a law, article by article and word by word. */
export function ComparisonView({ comparison, isWhole }: ComparisonViewProps) {
  const { t } = useTranslation('versions')
  const language = useLanguage()
  const days = useWordingDays()
  const changeWords = useChangeWords(comparison.isDigest)
  const { id, title, from, to, counts } = comparison
  const address = {
    id,
    from: from.id,
    to: to.id,
    text: otherLanguage(comparison, language).language,
    isWhole,
  }
  const articles = comparison.articles.filter(({ change }) => isWhole || change !== 'same')

  return (
    <div className="wrap">
      <PageHead
        title={t('compare.of', { title })}
        description={t('compare.description', { title, from: days(from), to: days(to) })}
        noIndex
      />
      <header className={classes.header}>
        <p>{t('compare.title')}</p>
        <h1 lang={comparison.titleLanguage}>{title}</h1>
        <TitleOrigin language={comparison.titleLanguage} origin={comparison.titleOrigin} />
        <Link to={eliPart(comparison.address, otherLanguage(comparison, language))} className="no-print">
          {t('compare.law')}
        </Link>
      </header>
      <ComparisonForm key={`${from.id}-${to.id}`} comparison={comparison} address={address} />
      {comparison.isDigest && (
        <p className={classes.note}>{t(comparison.isMixed ? 'compare.mixedNote' : 'compare.digestNote')}</p>
      )}
      <dl className={classes.pair}>
        {(['from', 'to'] as const).map((side) => (
          <div key={side}>
            <dt>{t(`compare.${side}`)}</dt>
            <dd>{days(comparison[side])}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.bar}>
        <ul className={classes.counts}>
          {kinds.map((kind) => (
            <li key={kind} data-kind={kind}>
              {changeWords.count(kind, counts[kind])}
            </li>
          ))}
        </ul>
        <div className={`${classes.choices} no-print`}>
          <div className={classes.scope} role="group" aria-label={t('compare.show')}>
            {[false, true].map((whole) => (
              <Link
                key={String(whole)}
                to={comparisonPath({ ...address, isWhole: whole })}
                aria-current={whole === isWhole ? 'true' : undefined}
              >
                {t(whole ? 'compare.all' : 'compare.changedOnly')}
              </Link>
            ))}
          </div>
          {comparison.languages.length > 1 && (
            <LanguageLinks
              label={t('article.languages')}
              links={comparison.languages.map((held) => ({
                language: held,
                to: comparisonPath({ ...address, text: held }),
              }))}
              current={comparison.language}
            />
          )}
        </div>
      </div>
      <PiecesLegend />
      {articles.length === 0 ? (
        <Notice spot="done" title={t('compare.identical')} text={t('compare.identicalHint')} />
      ) : (
        <ComparedArticles articles={articles} language={comparison.language} isDigest={comparison.isDigest} />
      )}
    </div>
  )
}
