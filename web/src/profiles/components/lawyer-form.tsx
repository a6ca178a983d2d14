import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LongTextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { PlaceFields } from '../../reference/door/place-fields.tsx'
import { isSameIdentity } from '../door/identity-values.ts'
import { LawyerFields } from '../door/lawyer-fields.tsx'
import {
  checkLawyer,
  keptOfLawyer,
  leftOutOfLawyer,
  withOffice,
  type LawyerValues,
} from '../door/lawyer-values.ts'
import { useOfficeId } from '../door/use-office-id.ts'
import { useAfterChange } from '../use-after-change.ts'
import { beginning } from '../verified-data.ts'
import { LanguagesField } from './languages-field.tsx'

const call = formCall('profiles', 'updateLawyer')

type LawyerProfileData = OutputOf<Calls['profiles']['lawyer']>

interface LawyerFormValues extends LawyerValues {
  brief: string
  languages: LawyerProfileData['data']['languages']
  workCountry: string
  workArea: string
}

interface LawyerFormProps {
  profile: LawyerProfileData
  draftKey: string
  onClose: () => void
}

function formValues({ identity, licence, ...data }: LawyerProfileData['data']): LawyerFormValues {
  const isForeign = licence.kind === 'FOREIGN'
  return {
    name: data.name,
    'identity.kind': identity.kind,
    'identity.number': identity.number,
    identityConsent: false,
    'licence.kind': licence.kind,
    'licence.number': licence.number,
    'licence.country': isForeign ? licence.country : '',
    'licence.bar': isForeign ? licence.bar : '',
    'lawFirm.name': data.lawFirm.name,
    specialties: data.specialties,
    brief: data.brief ?? '',
    languages: data.languages,
    workCountry: data.workCountry ?? '',
    workArea: data.workArea ?? '',
  }
}

/** Changes a lawyer's data. */
export function LawyerForm({ profile, draftKey, onClose }: LawyerFormProps) {
  const { t } = useTranslation('profile')
  const { t: verified } = useTranslation('verified')
  const officeIdOf = useOfficeId()
  const standing = beginning(profile)
  // The consent to the keeping of a number covers that number.
  const isConsentKept = (values: LawyerValues) => isSameIdentity(values, 'identity', standing.identity)
  const form = useForm({
    call,
    initial: formValues(standing),
    draft: { key: draftKey, kept: [...keptOfLawyer, 'brief', 'languages', 'workCountry', 'workArea'] },
    check: checkLawyer,
    leftOut: (values) => [
      ...leftOutOfLawyer(values),
      ...(isConsentKept(values) ? (['identityConsent'] as const) : []),
    ],
    toBody: async (body, { 'lawFirm.name': firm }) => {
      const { officeId, name } = standing.lawFirm
      const stays = officeId !== null && firm.trim() === name
      return withOffice({ identityConsent: true, ...body }, stays ? officeId : await officeIdOf(firm))
    },
    isGuarded: true,
    after: useAfterChange(onClose),
  })

  return (
    <FormFrame form={form} labelledBy="data-title">
      <LawyerFields form={form} isConsentKept={isConsentKept(form.values)} />
      <LanguagesField {...form.field('languages')} />
      <PlaceFields
        form={form}
        country="workCountry"
        area="workArea"
        labels={{ country: verified('practice.country'), area: verified('practice.area') }}
      />
      <LongTextField form={form} name="brief" label={t('lawyerBrief')} rows={5} />
      <FormButtons form={form} onCancel={onClose} />
    </FormFrame>
  )
}
