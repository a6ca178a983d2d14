import { TextInput } from '@mantine/core'
import { isCreditCode } from '@portal/protocol/account/rules/credit-code.ts'
import { numberKey } from '@portal/protocol/account/rules/identity.ts'
import { zoneToday } from '@portal/protocol/account/rules/today.ts'
import { useTranslation } from 'react-i18next'
import { detailsDraftKey } from '../registration-kinds.ts'
import { emptyFields } from '../empty-fields.ts'
import { useFieldWords } from '../use-field-words.ts'
import { useForm, type Draft } from '../use-form.ts'
import { DetailsForm } from './details-form.tsx'
import { DictionaryField } from './dictionary-field.tsx'
import classes from './fields.module.css'
import { LicenceImageField } from './licence-image-field.tsx'
import type { DetailsStep } from './registration.tsx'

interface CompanyValues {
  name: string
  creditCode: string
  address: string
  establishedOn: string
  industry: string
  size: string
  licenseImage: File | null
}

export type CompanyGiven = CompanyValues & { licenseImage: File }

const none: CompanyValues = {
  name: '',
  creditCode: '',
  address: '',
  establishedOn: '',
  industry: '',
  size: '',
  licenseImage: null,
}

export const companyFields = Object.keys(none)

const draft: Draft<CompanyValues> = {
  key: detailsDraftKey('enterprise'),
  kept: ['name', 'creditCode', 'address', 'establishedOn', 'industry', 'size'],
}

/** Bytes that the image may have (specification, section 9). */
const imageBytes = 2 * 1024 * 1024

function isImage(file: File): boolean {
  return ['image/png', 'image/jpeg'].includes(file.type) && file.size <= imageBytes
}

/** What a company gives to be verified. */
export function CompanyDetails({ onSubmit, onBack, isBusy }: DetailsStep<CompanyGiven>) {
  const { t } = useTranslation('account')
  const fieldWords = useFieldWords()
  const form = useForm(none, draft)
  const { values, problems } = form

  async function submit() {
    const { creditCode, establishedOn, licenseImage } = values
    const isSound = form.mark({
      ...emptyFields(
        values,
        ['name', 'address', 'establishedOn', 'industry', 'size'],
        fieldWords('required'),
      ),
      ...(!isCreditCode(numberKey(creditCode)) && { creditCode: fieldWords('creditCode') }),
      ...(establishedOn > zoneToday() && { establishedOn: fieldWords('notFuture') }),
      ...((!licenseImage || !isImage(licenseImage)) && { licenseImage: fieldWords('image') }),
    })
    if (isSound && licenseImage) form.mark(await onSubmit({ ...values, licenseImage }))
  }

  return (
    <DetailsForm form={form} onSubmit={() => void submit()} onBack={onBack} isBusy={isBusy}>
      <TextInput
        {...form.text('name')}
        label={t('details.name')}
        autoComplete="organization"
        maxLength={200}
        size="md"
      />
      <TextInput
        {...form.text('creditCode')}
        label={t('details.creditCode')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        size="md"
      />
      <TextInput
        {...form.text('address')}
        label={t('details.address')}
        autoComplete="street-address"
        maxLength={300}
        size="md"
      />
      <TextInput {...form.text('establishedOn')} type="date" label={t('details.establishedOn')} size="md" />
      <div className={classes.pair}>
        <DictionaryField {...form.text('industry')} type="INDUSTRY" label={t('details.industry')} />
        <DictionaryField {...form.text('size')} type="COMPANY_SIZE" label={t('details.size')} />
      </div>
      <LicenceImageField
        file={values.licenseImage}
        error={problems['licenseImage']}
        onChange={(licenseImage) => form.change({ licenseImage })}
      />
    </DetailsForm>
  )
}
