import { agencyTypes } from '@portal/protocol/kernel/user-types.ts'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import type { Draft } from '../../app/forms/draft.ts'
import { asking, formCall } from '../../app/forms/form-call.ts'
import { LongTextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { AgencyFields } from '../../profiles/door/agency-fields.tsx'
import { checkAgency, keptOfAgency, noAgency, type AgencyValues } from '../../profiles/door/agency-values.ts'
import { isAbroad } from '../../profiles/door/registered-values.ts'
import { detailsDraftKey } from '../registration-kinds.ts'
import { DetailsForm } from './details-form.tsx'
import { isLicenceImage, LicenceImageField } from './licence-image-field.tsx'
import type { DetailsStep } from './registration.tsx'

const call = asking(formCall('account', 'registerAgency'), 'country', 'registrationNumber')

interface AgencyGiven extends AgencyValues {
  type: string
  scope: string
  brief: string
  /** Of the certificate, outside China. */
  licenseImage: File | null
}

const none: AgencyGiven = { type: '', ...noAgency, scope: '', brief: '', licenseImage: null }

const draft: Draft<AgencyGiven> = {
  key: detailsDraftKey('organization'),
  kept: ['type', ...keptOfAgency, 'scope', 'brief'],
}

/** What an agency gives to be verified, and what it may say of itself. */
export function AgencyDetails({ account, onBack, ...step }: DetailsStep) {
  const { t } = useTranslation('verified')
  const { t: typeName } = useTranslation('userTypes')
  const form = useForm({
    call,
    initial: none,
    draft,
    check: (values) => ({
      ...checkAgency(values),
      ...(isAbroad(values) && !isLicenceImage(values.licenseImage) && { licenseImage: 'image' }),
    }),
    leftOut: (values) => (isAbroad(values) ? [] : ['registrationNumber', 'licenseImage']),
    toBody: (body) => ({ ...account, ...body }),
    ...step,
  })

  return (
    <DetailsForm form={form} onBack={onBack}>
      <ChoiceField
        form={form}
        name="type"
        label={t('details.agencyType')}
        choices={agencyTypes.map((type) => ({ value: type, label: typeName(type) }))}
      />
      <AgencyFields form={form} />
      {isAbroad(form.values) && <LicenceImageField {...form.field('licenseImage')} of="certificate" />}
      <LongTextField form={form} name="scope" label={t('details.scope')} rows={2} />
      <LongTextField form={form} name="brief" label={t('details.brief')} rows={4} />
    </DetailsForm>
  )
}
