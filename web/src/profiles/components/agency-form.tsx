import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { asking, formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { UploadField } from '../../app/forms/upload-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { AgencyFields } from '../door/agency-fields.tsx'
import { checkAgency, keptOfAgency } from '../door/agency-values.ts'
import { isSameIdentity } from '../door/identity-values.ts'
import { isAbroad } from '../door/registered-values.ts'
import { useAfterChange } from '../use-after-change.ts'
import { beginning } from '../verified-data.ts'

const call = asking(formCall('profiles', 'updateAgency'), 'country', 'registrationNumber')

interface AgencyFormProps {
  profile: OutputOf<Calls['profiles']['agency']>
  draftKey: string
  onClose: () => void
}

/** Changes an agency's data; its type stays what it registered as. */
export function AgencyForm({ profile, draftKey, onClose }: AgencyFormProps) {
  const { t } = useTranslation('verified')
  const begun = beginning(profile)
  const { type: _type, licenseImage: _image, legalPersonIdentity: identity, ...given } = begun
  const { registrationNumber, ...texts } = given
  // The image of a change that was refused is not kept.
  const { licenseImage } = profile.submission?.state === 'PENDING' ? begun : profile.data
  const form = useForm({
    call,
    initial: {
      ...texts,
      registrationNumber: registrationNumber ?? '',
      licenseImage,
      'legalPersonIdentity.kind': identity.kind,
      'legalPersonIdentity.number': identity.number,
      identityConsent: false,
    },
    draft: { key: draftKey, kept: keptOfAgency },
    check: (values) => ({
      ...checkAgency(values),
      ...(isAbroad(values) && !values.licenseImage && { licenseImage: 'image' }),
    }),
    leftOut: (values) => [
      // The consent to the keeping of a number covers that number.
      ...(isSameIdentity(values, 'legalPersonIdentity', identity) ? (['identityConsent'] as const) : []),
      ...(isAbroad(values) ? [] : (['registrationNumber'] as const)),
      ...(isAbroad(values) && values.licenseImage?.id !== licenseImage?.id
        ? []
        : (['licenseImage'] as const)),
    ],
    toBody: (body) => ({ identityConsent: true, ...body }),
    isGuarded: true,
    after: useAfterChange(onClose),
  })
  const isConsentKept = isSameIdentity(form.values, 'legalPersonIdentity', identity)
  return (
    <FormFrame form={form} labelledBy="data-title">
      <AgencyFields form={form} isConsentKept={isConsentKept} />
      {isAbroad(form.values) && (
        <UploadField
          form={form}
          name="licenseImage"
          label={t('details.certificate')}
          hint={t('details.licenceHint')}
          purpose="BUSINESS_LICENCE"
        />
      )}
      <FormButtons form={form} onCancel={onClose} />
    </FormFrame>
  )
}
