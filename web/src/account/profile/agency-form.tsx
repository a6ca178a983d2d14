import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { agencyRenames, brokenRules, type AgencyValues } from '../agency-values.ts'
import { AgencyFields } from '../components/agency-fields.tsx'
import { identityForm, isSameIdentity } from '../identity-values.ts'
import { ChangeForm } from './change-form.tsx'
import { useChange } from './use-change.ts'
import { beginning } from './verified-data.ts'

interface AgencyFormProps {
  profile: OutputOf<Calls['profiles']['agency']>
  draftKey: string
  onClose: () => void
}

/** Changes an agency's data; its type stays what it registered as. */
export function AgencyForm({ profile, draftKey, onClose }: AgencyFormProps) {
  const { t } = useTranslation('profile')
  const { ask } = useApp()
  const { type: _, legalPersonIdentity: identity, ...texts } = beginning(profile)
  const form = useForm<AgencyValues>(
    { ...texts, ...identityForm(identity) },
    { key: draftKey, kept: ['name', 'responsiblePerson', 'address', 'establishedOn', 'size'] },
  )
  // The consent to the keeping of a number covers that number.
  const isConsentKept = isSameIdentity(form.values, identity)
  const values = { ...form.values, identityConsent: isConsentKept || form.values.identityConsent }
  const change = useChange({
    form,
    broken: () => brokenRules(values),
    send: () => {
      const { identityKind: kind, identityNumber: number, ...given } = values
      return ask('profiles', 'updateAgency', { body: { ...given, legalPersonIdentity: { kind, number } } })
    },
    saidOf: ({ waits }) => t(waits ? 'data.submitted' : 'data.saved'),
    renames: agencyRenames,
    onDone: onClose,
  })

  return (
    <ChangeForm form={form} labelledBy="data-title" change={change} onCancel={onClose}>
      <AgencyFields
        form={form}
        onConsent={isConsentKept ? undefined : (identityConsent) => form.change({ identityConsent })}
      />
    </ChangeForm>
  )
}
