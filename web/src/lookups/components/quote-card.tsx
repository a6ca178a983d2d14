import { useTranslation } from 'react-i18next'
import { currency } from '../../app/records/terms.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { formatMoney } from '../../ui/format.ts'
import { useFormatDay } from '../../ui/moment.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import type { OwnLookup } from '../standing.ts'
import classes from './own-lookup-view.module.css'

/** What the desk asks for. */
export function QuoteCard({ quote }: { quote: NonNullable<OwnLookup['quote']> }) {
  const { t } = useTranslation('lookups')
  const language = useLanguage()
  const formatDay = useFormatDay()
  const { cost, days, note, at, acceptedAt } = quote
  return (
    <Card isTight title={t('quote.title')}>
      <Facts
        look="narrow"
        facts={[
          [t('quote.cost'), formatMoney(cost, currency, language)],
          [t('quote.days'), t('workingDays', { count: days })],
          [t('quote.at'), formatDay(at)],
          ...(acceptedAt ? ([[t('quote.accepted'), formatDay(acceptedAt)]] as const) : []),
        ]}
      />
      {note && (
        <p className={classes.note}>
          <Written>{note}</Written>
        </p>
      )}
    </Card>
  )
}
