import { Textarea } from '@mantine/core'
import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { LawyerFields } from '../components/lawyer-fields.tsx'
import { identityForm, isSameIdentity } from '../identity-values.ts'
import { brokenRules, lawyerGiven, lawyerRenames, type LawyerValues } from '../lawyer-values.ts'
import { useOfficeId } from '../use-office-id.ts'
import { ChangeForm } from './change-form.tsx'
import { useChange } from './use-change.ts'
import { beginning } from './verified-data.ts'

type LawyerProfileData = OutputOf<Calls['profiles']['lawyer']>

interface LawyerFormValues extends LawyerValues {
  brief: string
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
    ...identityForm(identity),
    licenceKind: licence.kind,
    licenceNumber: licence.number,
    licenceCountry: isForeign ? licence.country : '',
    bar: isForeign ? licence.bar : '',
    lawFirm: data.lawFirm.name,
    specialties: data.specialties,
    brief: data.brief ?? '',
  }
}

/** Changes a lawyer's data. */
export function LawyerForm({ profile, draftKey, onClose }: LawyerFormProps) {
  const { t } = useTranslation('profile')
  const { t: formWords } = useTranslation('forms')
  const { ask } = useApp()
  const officeIdOf = useOfficeId()
  const standing = beginning(profile)
  const form = useForm<LawyerFormValues>(formValues(standing), {
    key: draftKey,
    kept: ['name', 'licenceKind', 'licenceCountry', 'bar', 'lawFirm', 'specialties', 'brief'],
  })
  // The consent to the keeping of a number covers that number.
  const isConsentKept = isSameIdentity(form.values, standing.identity)
  const values = { ...form.values, identityConsent: isConsentKept || form.values.identityConsent }
  const change = useChange({
    form,
    broken: () => brokenRules(values),
    send: async () => {
      const { officeId, name } = standing.lawFirm
      const stays = officeId !== null && values.lawFirm.trim() === name
      const given = lawyerGiven(values, stays ? officeId : await officeIdOf(values.lawFirm))
      return ask('profiles', 'updateLawyer', { body: { ...given, brief: values.brief } })
    },
    saidOf: ({ waits }) => t(waits ? 'data.submitted' : 'data.saved'),
    renames: lawyerRenames,
    onDone: onClose,
  })

  return (
    <ChangeForm form={form} labelledBy="data-title" change={change} onCancel={onClose}>
      <LawyerFields
        form={form}
        onConsent={isConsentKept ? undefined : (identityConsent) => form.change({ identityConsent })}
      />
      <Textarea
        {...form.text('brief')}
        label={formWords('optional', { label: t('lawyerBrief') })}
        maxLength={3000}
        rows={5}
        size="md"
      />
    </ChangeForm>
  )
}
