import { filePurposes } from '@portal/protocol/files/purposes.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../../app/forms/use-form.ts'
import { FileField } from '../../ui/file-field.tsx'

interface LicenceImageFieldProps extends FieldProps<File | null> {
  /** Of what the image is: `certificate` outside China. */
  of: 'licenceImage' | 'certificate'
}

/** Whether a file may stand there; what it really is, the server looks at. */
export function isLicenceImage(file: File | null): boolean {
  const { types, bytes } = filePurposes.BUSINESS_LICENCE
  return file !== null && types.some((type) => type === file.type) && file.size <= bytes
}

/** The image of a business licence or certificate of registration, shown as it was chosen; it goes out with the form. */
export function LicenceImageField({ name, of, value: file, error, onChange }: LicenceImageFieldProps) {
  const { t } = useTranslation('verified')
  const [preview, setPreview] = useState<string>()

  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])

  function choose(chosen: File | null) {
    setPreview(chosen ? URL.createObjectURL(chosen) : undefined)
    onChange(chosen)
  }

  return (
    <FileField
      name={name}
      label={t(`details.${of}`)}
      hint={t('details.licenceHint')}
      accept={filePurposes.BUSINESS_LICENCE.types}
      file={file && { name: file.name, bytes: file.size, preview }}
      error={error}
      onChoose={choose}
      onRemove={() => choose(null)}
    />
  )
}
