import type { Draft } from '../../app/forms/draft.ts'
import { asking, formCall } from '../../app/forms/form-call.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { CompanyFields } from '../../profiles/door/company-fields.tsx'
import {
  keptOfCompany,
  leftOutOfCompany,
  noCompany,
  type CompanyValues,
} from '../../profiles/door/company-values.ts'
import { checkRegistered, isAbroad } from '../../profiles/door/registered-values.ts'
import { detailsDraftKey } from '../registration-kinds.ts'
import { DetailsForm } from './details-form.tsx'
import { isLicenceImage, LicenceImageField } from './licence-image-field.tsx'
import type { DetailsStep } from './registration.tsx'

const call = asking(formCall('account', 'registerCompany'), 'country', 'creditCode', 'registrationNumber')

interface CompanyGiven extends CompanyValues {
  licenseImage: File | null
}

const none: CompanyGiven = { ...noCompany, licenseImage: null }

const draft: Draft<CompanyGiven> = { key: detailsDraftKey('enterprise'), kept: keptOfCompany }

/** What a company gives to be verified. */
export function CompanyDetails({ account, onBack, ...step }: DetailsStep) {
  const form = useForm({
    call,
    initial: none,
    draft,
    check: (values) => ({
      ...checkRegistered(values),
      ...(!isLicenceImage(values.licenseImage) && { licenseImage: 'image' }),
    }),
    leftOut: leftOutOfCompany,
    toBody: (body) => ({ ...account, ...body }),
    ...step,
  })

  return (
    <DetailsForm form={form} onBack={onBack}>
      <CompanyFields form={form} />
      <LicenceImageField
        {...form.field('licenseImage')}
        of={isAbroad(form.values) ? 'certificate' : 'licenceImage'}
      />
    </DetailsForm>
  )
}
