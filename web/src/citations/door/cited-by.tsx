import type { CitedCounts } from '@portal/protocol/citations/schemas.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cited } from '../queries.ts'
import classes from './cited-by.module.css'
import { Citers } from '../components/citers.tsx'

interface CitedByProps extends Cited {
  counts: CitedCounts
}

/** What cites a law, an article or a case: how much at once, the places when asked for. */
export function CitedBy({ kind, id, article, counts }: CitedByProps) {
  const { t } = useTranslation('citations')
  const [shown, setShown] = useState<'law' | 'case' | null>(null)
  const listId = useId()
  const choices = [
    { by: 'law' as const, count: counts.articles, label: t('citedBy.articles', { count: counts.articles }) },
    { by: 'case' as const, count: counts.cases, label: t('citedBy.cases', { count: counts.cases }) },
  ].filter(({ count }) => count > 0)

  return (
    <section id="cited-by" className={classes.panel} aria-label={t('citedBy.label')}>
      <h2>{t('citedBy.title')}</h2>
      {choices.length === 0 && <p className={classes.none}>{t('citedBy.none')}</p>}
      <div className={classes.choices}>
        {choices.map(({ by, label }) => (
          <button
            key={by}
            type="button"
            aria-expanded={shown === by}
            aria-controls={listId}
            onClick={() => setShown(shown === by ? null : by)}
          >
            {label}
          </button>
        ))}
      </div>
      <div id={listId}>{shown && <Citers key={shown} cited={{ kind, id, article }} by={shown} />}</div>
    </section>
  )
}
