import type { ArticleDetails, LawDetails } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { formatDate } from '../../ui/format.ts'
import { Printed } from '../../ui/printed.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { eliPart } from '../law-address.ts'
import { useWordingDays } from './use-wording-days.ts'

interface PrintedAddressProps {
  law: LawDetails | ArticleDetails
  part: { article?: string }
}

/** On paper: the address of the wording printed, from when to when it is in force, and the day of printing. */
export function PrintedAddress({ law, part }: PrintedAddressProps) {
  const { t } = useTranslation('versions')
  const { origin } = useApp()
  const language = useLanguage()
  const days = useWordingDays(law)
  return (
    <Printed>
      {t('printed', {
        address: origin + eliPart(law.version.address, part),
        days: days(law.version),
        date: formatDate(law.today, language),
      })}
    </Printed>
  )
}
