import { useTranslation } from 'react-i18next'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { Facts } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { consultationTypes } from '../queries.ts'
import type { DeskConsultation } from '../standing.ts'
import { AskedProduct } from './asked-product.tsx'

/** Who asked a question, when, and what they allow. */
export function AskedFacts({ consultation }: { consultation: DeskConsultation }) {
  const { t } = useTranslation('consultations')
  const { t: desk } = useTranslation('consultationsDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { t: userTypeName } = useTranslation('userTypes')
  const typeName = useEntryNames(consultationTypes)
  const { code, username, userType, type, language, phone, askedAt, repliedAt, allowsPublication } =
    consultation
  return (
    <Facts
      look="narrow"
      facts={[
        [t('fields.code'), code],
        [desk('asker'), [username, userTypeName(userType)].filter(Boolean).join(' · ')],
        [t('fields.phone'), phone ?? '--'],
        [t('fields.type'), typeName(type)],
        ...(consultation.product
          ? [[t('fields.product'), <AskedProduct key="product" product={consultation.product} />] as const]
          : []),
        [t('fields.language'), frame(`languages.${language}`)],
        [t('fields.askedAt'), <Moment key="asked" at={askedAt} />],
        [t('fields.repliedAt'), <Moment key="replied" at={repliedAt} />],
        [t('fields.publication'), desk(`allowsWords.${allowsPublication ? 'yes' : 'no'}`)],
      ]}
    />
  )
}
