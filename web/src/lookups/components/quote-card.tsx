import { useTranslation } from 'react-i18next'
import { currency } from '../../app/records/terms.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { formatInstant, formatMoney } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import type { OwnLookup } from '../standing.ts'

/** What the desk asks for. */
export function QuoteCard({ quote }: { quote: NonNullable<OwnLookup['quote']> }) {
  const { t } = useTranslation('lookups')
  const language = useLanguage()
  const { cost, days, note, at, acceptedAt } = quote
  return (
    <Card isTight title={t('quote.cost')}>
      <Facts
        look="narrow"
        facts={[
          [t('quote.cost'), formatMoney(cost, currency, language)],
          [t('quote.days'), t('workingDays', { count: days })],
          [t('quote.at'), formatInstant(at, language)],
          ...(acceptedAt ? ([[t('quote.accepted'), formatInstant(acceptedAt, language)]] as const) : []),
          ...(note ? ([[t('quote.note'), note]] as const) : []),
        ]}
      />
    </Card>
  )
}
