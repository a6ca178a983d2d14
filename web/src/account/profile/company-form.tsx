import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useTranslation } from 'react-i18next'
import { UploadField } from '../../app/forms/upload-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { CompanyFields } from '../components/company-fields.tsx'
import { brokenRules } from '../company-values.ts'
import { ChangeForm } from './change-form.tsx'
import { useChange } from './use-change.ts'
import { beginning } from './verified-data.ts'

interface CompanyFormProps {
  profile: OutputOf<Calls['profiles']['company']>
  draftKey: string
  onClose: () => void
}

/** Changes a company's data. */
export function CompanyForm({ profile, draftKey, onClose }: CompanyFormProps) {
  const { t } = useTranslation('account')
  const { t: profileWords } = useTranslation('profile')
  const { ask } = useApp()
  const { licenseImage: _, ...texts } = beginning(profile)
  // The image of a change that was refused is not kept.
  const standing = profile.submission?.state === 'PENDING' ? beginning(profile) : profile.data
  const form = useForm(
    { ...texts, licenseImage: standing.licenseImage },
    { key: draftKey, kept: ['name', 'creditCode', 'address', 'establishedOn', 'industry', 'size'] },
  )
  const { values } = form
  const change = useChange({
    form,
    broken: () => brokenRules(values),
    send: () => {
      const { licenseImage, ...given } = values
      const isNew = licenseImage.id !== standing.licenseImage.id
      return ask('profiles', 'updateCompany', {
        body: { ...given, ...(isNew && { licenseImage: licenseImage.id }) },
      })
    },
    saidOf: ({ waits }) => profileWords(waits ? 'data.submitted' : 'data.saved'),
    onDone: onClose,
  })

  return (
    <ChangeForm form={form} labelledBy="data-title" change={change} onCancel={onClose}>
      <CompanyFields form={form} />
      <UploadField
        name="licenseImage"
        label={t('details.licenceImage')}
        hint={t('details.licenceHint')}
        purpose="BUSINESS_LICENCE"
        file={values.licenseImage}
        error={form.problems['licenseImage']}
        onChange={(licenseImage) => form.change({ licenseImage })}
      />
    </ChangeForm>
  )
}
