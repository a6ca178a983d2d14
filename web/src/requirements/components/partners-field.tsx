import { mostPartners } from '@portal/protocol/requirements/constants.ts'
import { useTranslation } from 'react-i18next'
import { formCall } from '../../app/forms/form-call.ts'
import type { FieldProps } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { ChooseProviders } from '../../providers/door/choose-providers.tsx'
import { partnersQuery } from '../queries.ts'
import type { Partner } from './requirement-values.ts'

const call = formCall('requirements', 'partners')

/** Verified providers whom a requirement is meant for, found by a part of their name. */
export function PartnersField(field: FieldProps<Partner[]>) {
  const { t } = useTranslation('requirementForm')
  const context = useApp()
  return (
    <ChooseProviders
      {...field}
      query={(keyword) => partnersQuery(context, keyword)}
      most={mostPartners}
      longest={call.fields['keyword']?.longest}
      words={{
        chosen: t('partnersChosen'),
        search: t('partnersSearch'),
        none: t('partnersNone'),
        add: (name) => t('partnersAdd', { name }),
        remove: (name) => t('partnersRemove', { name }),
      }}
    />
  )
}
