import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'

/** The currency of all fees on the portal. */
export const currency = 'CNY'

interface FeeProps {
  offer: { feeFrom: number | null; feeTo: number | null }
}

/** What a provider asks for: an amount, a range, no more than an amount, or what is agreed later. */
export function Fee({ offer: { feeFrom, feeTo } }: FeeProps) {
  const { t } = useTranslation('records')
  const language = useLanguage()
  const money = (amount: number) => formatMoney(amount, currency, language)
  if (feeFrom === null && feeTo === null) return <span>{t('negotiable')}</span>
  if (feeFrom === null) return <span>{t('feeTo', { amount: money(feeTo!) })}</span>
  if (feeTo === null || feeFrom === feeTo) return <span>{money(feeFrom)}</span>
  return <span>{`${money(feeFrom)} – ${money(feeTo)}`}</span>
}

/** How long a provider needs, where that is said. */
export function WorkingDays({ days }: { days: number | null }) {
  const { t } = useTranslation('records')
  return <span>{days === null ? t('negotiable') : t('workingDays', { count: days })}</span>
}

/** Who contracts: the firm that is named, else the provider. */
export function ContractingFirm({ firm }: { firm: string | null }) {
  const { t } = useTranslation('records')
  return firm === null ? <span>{t('own')}</span> : <Written>{firm}</Written>
}
