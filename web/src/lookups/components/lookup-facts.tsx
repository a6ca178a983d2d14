import { useTranslation } from 'react-i18next'
import { currency } from '../../app/records/terms.tsx'
import { TranslatableText } from '../../translation/door/translatable-text.tsx'
import { Facts, type Fact } from '../../ui/facts.tsx'
import { formatList, formatMoney } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { useLawNames } from '../code-names.ts'
import type { AskedLookup } from '../standing.ts'

/** What an applicant asked for. */
export function LookupFacts({ lookup, first }: { lookup: AskedLookup; first?: readonly Fact[] }) {
  const { t } = useTranslation('lookups')
  const language = useLanguage()
  const names = useLawNames()
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no')
  return (
    <Facts
      facts={[
        ...(first ?? []),
        [t('fields.country'), names.country(lookup.country)],
        [t('fields.departments'), formatList(lookup.departments.map(names.department), language)],
        [t('fields.matter'), <TranslatableText key="matter" text={lookup.matter} />],
        [t('fields.question'), <TranslatableText key="question" text={lookup.question} />],
        [t('fields.proceedings'), t(`proceedings.${lookup.proceedings}`)],
        [t('fields.isForeignInvestment'), yesNo(lookup.isForeignInvestment)],
        [t('fields.needsNotary'), yesNo(lookup.needsNotary)],
        [t('fields.needsTranslation'), yesNo(lookup.needsTranslation)],
        [t('fields.expectedCost'), formatMoney(lookup.expectedCost, currency, language)],
        [t('fields.expectedDays'), t('workingDays', { count: lookup.expectedDays })],
        [t('fields.allowsRelease'), yesNo(lookup.allowsRelease)],
      ]}
    />
  )
}
