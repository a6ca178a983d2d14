import type { Concept } from '@portal/protocol/glossary/schemas.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import classes from '../pages/glossary-page.module.css'

function Words({ concept, language }: { concept: Concept; language: Language }) {
  const { t } = useTranslation('glossary')
  const { t: ui } = useTranslation()
  const { term, also, lay } = concept[language]
  const separator = language === 'zh' ? '、' : ', '
  return (
    <div className={classes.words}>
      <dt>{ui(`languageNames.${language}`)}</dt>
      <dd lang={language}>
        <b>{term}</b>
        {also.length > 0 && (
          <span>
            <i>{t('also')}</i> {also.join(separator)}
          </span>
        )}
        <span>
          <i>{t('lay')}</i> {lay.join(separator)}
        </span>
      </dd>
    </div>
  )
}

/** A concept: its words in each language, the way to its branch and to a search for it. */
export function ConceptCard({ concept }: { concept: Concept }) {
  const { t } = useTranslation('glossary')
  const language = useLanguage()
  const { term } = concept[language]
  return (
    <li className={classes.card} id={concept.id}>
      <header>
        <h2>{term}</h2>
        <Link to={`/legal/glossary?branch=${concept.branch}`} className={classes.branch}>
          {t(`branches.${concept.branch}`)}
        </Link>
      </header>
      <dl>
        {languages.map((held) => (
          <Words key={held} concept={concept} language={held} />
        ))}
      </dl>
      <Link to={`/legal/query?keyword=${encodeURIComponent(term)}`} className={classes.search}>
        {t('search')} ›
      </Link>
    </li>
  )
}
