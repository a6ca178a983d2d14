import { filePurposes } from '@portal/protocol/files/purposes.ts'
import { useBrokenWords, useFieldWords } from '../../app/forms/use-field-words.ts'
import { useForm, type Draft } from '../../app/forms/use-form.ts'
import { brokenRules, noCompany, type CompanyValues } from '../company-values.ts'
import { detailsDraftKey } from '../registration-kinds.ts'
import { CompanyFields } from './company-fields.tsx'
import { DetailsForm } from './details-form.tsx'
import { LicenceImageField } from './licence-image-field.tsx'
import type { DetailsStep } from './registration.tsx'

interface CompanyStepValues extends CompanyValues {
  licenseImage: File | null
}

export type CompanyGiven = CompanyValues & { licenseImage: File }

const none: CompanyStepValues = { ...noCompany, licenseImage: null }

const draft: Draft<CompanyStepValues> = {
  key: detailsDraftKey('enterprise'),
  kept: ['name', 'creditCode', 'address', 'establishedOn', 'industry', 'size'],
}

function isImage(file: File): boolean {
  const { types, bytes } = filePurposes.BUSINESS_LICENCE
  return types.some((type) => type === file.type) && file.size <= bytes
}

/** What a company gives to be verified. */
export function CompanyDetails({ onSubmit, onBack, isBusy }: DetailsStep<CompanyGiven>) {
  const fieldWords = useFieldWords()
  const brokenWords = useBrokenWords()
  const form = useForm(none, draft)
  const { values, problems } = form

  async function submit() {
    const { licenseImage } = values
    const isSound = form.mark({
      ...brokenWords(brokenRules(values)),
      ...((!licenseImage || !isImage(licenseImage)) && { licenseImage: fieldWords('image') }),
    })
    if (isSound && licenseImage) form.mark(await onSubmit({ ...values, licenseImage }))
  }

  return (
    <DetailsForm form={form} onSubmit={() => void submit()} onBack={onBack} isBusy={isBusy}>
      <CompanyFields form={form} />
      <LicenceImageField
        file={values.licenseImage}
        error={problems['licenseImage']}
        onChange={(licenseImage) => form.change({ licenseImage })}
      />
    </DetailsForm>
  )
}
