import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../../app/forms/use-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { later } from '../../ui/later.tsx'
import classes from './agreement.module.css'

const LegalTextPopup = later(async () => (await import('../../app/shell/legal-text.tsx')).default)

/** The agreement, to be read and accepted; never ticked beforehand. */
export function Agreement({ name, value, error, onChange }: FieldProps<boolean>) {
  const { t } = useTranslation('account')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.agreement}>
      <Checkbox
        name={name}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
        error={error}
        label={t('register.agree')}
      />
      <button type="button" className={classes.read} onClick={() => setOpen(true)}>
        {t('register.readAgreement')}
      </button>
      {isOpen && <LegalTextPopup text="agreement" onClose={() => setOpen(false)} />}
    </div>
  )
}
