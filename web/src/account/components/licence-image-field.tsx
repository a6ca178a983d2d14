import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../../app/forms/fields.module.css'

interface LicenceImageFieldProps {
  file: File | null
  error: string | undefined
  onChange: (file: File | null) => void
}

/** The image of a business licence, shown as it was chosen. */
export function LicenceImageField({ file, error, onChange }: LicenceImageFieldProps) {
  const { t } = useTranslation('account')
  const id = useId()
  const [preview, setPreview] = useState<string | null>(null)

  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])

  function choose(chosen: File | null) {
    setPreview(chosen && URL.createObjectURL(chosen))
    onChange(chosen)
  }

  return (
    <div className={classes.group}>
      <label htmlFor={id}>{t('details.licenceImage')}</label>
      <div className={classes.file}>
        <input
          id={id}
          name="licenseImage"
          type="file"
          accept="image/png,image/jpeg"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-told`}
          onChange={(event) => choose(event.currentTarget.files?.[0] ?? null)}
        />
        {preview && <img src={preview} alt={file?.name ?? ''} />}
      </div>
      <p id={`${id}-told`} className={error ? classes.error : classes.hint}>
        {error ?? t('details.licenceHint')}
      </p>
    </div>
  )
}
