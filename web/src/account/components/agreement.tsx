import { Checkbox } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './agreement.module.css'

const LegalTextPopup = lazy(() => import('../../app/shell/legal-text.tsx'))

interface AgreementProps {
  isAgreed: boolean
  error: string | undefined
  onChange: (isAgreed: boolean) => void
}

/** The agreement, to be read and accepted; never ticked beforehand. */
export function Agreement({ isAgreed, error, onChange }: AgreementProps) {
  const { t } = useTranslation('account')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.agreement}>
      <Checkbox
        name="isAgreed"
        checked={isAgreed}
        onChange={(event) => onChange(event.currentTarget.checked)}
        error={error}
        label={t('register.agree')}
      />
      <button type="button" className={classes.read} onClick={() => setOpen(true)}>
        {t('register.readAgreement')}
      </button>
      {isOpen && (
        <Suspense>
          <LegalTextPopup text="agreement" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
