import type { Calls } from '@portal/protocol/calls.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { asking, formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { UploadField } from '../../app/forms/upload-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { CompanyFields } from '../door/company-fields.tsx'
import { keptOfCompany, leftOutOfCompany } from '../door/company-values.ts'
import { checkRegistered, isAbroad } from '../door/registered-values.ts'
import { useAfterChange } from '../use-after-change.ts'
import { beginning } from '../verified-data.ts'

const call = asking(formCall('profiles', 'updateCompany'), 'country', 'creditCode', 'registrationNumber')

interface CompanyFormProps {
  profile: OutputOf<Calls['profiles']['company']>
  draftKey: string
  onClose: () => void
}

/** Changes a company's data. */
export function CompanyForm({ profile, draftKey, onClose }: CompanyFormProps) {
  const { t } = useTranslation('verified')
  const { licenseImage: _, creditCode, registrationNumber, ...texts } = beginning(profile)
  // The image of a change that was refused is not kept.
  const standing = profile.submission?.state === 'PENDING' ? beginning(profile) : profile.data
  const licenseImage: FileInfo | null = standing.licenseImage
  const form = useForm({
    call,
    initial: {
      ...texts,
      creditCode: creditCode ?? '',
      registrationNumber: registrationNumber ?? '',
      licenseImage,
    },
    draft: { key: draftKey, kept: keptOfCompany },
    check: checkRegistered,
    leftOut: (values) => [
      ...leftOutOfCompany(values),
      ...(values.licenseImage?.id === licenseImage.id ? (['licenseImage'] as const) : []),
    ],
    isGuarded: true,
    after: useAfterChange(onClose),
  })

  return (
    <FormFrame form={form} labelledBy="data-title">
      <CompanyFields form={form} />
      <UploadField
        form={form}
        name="licenseImage"
        label={t(isAbroad(form.values) ? 'details.certificate' : 'details.licenceImage')}
        hint={t('details.licenceHint')}
        purpose="BUSINESS_LICENCE"
      />
      <FormButtons form={form} onCancel={onClose} />
    </FormFrame>
  )
}
