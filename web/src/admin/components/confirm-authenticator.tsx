import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { TextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import classes from '../../app/admin/page.module.css'
import { QrCode } from '../../ui/qr-code.tsx'
import styles from './second-factor.module.css'

const confirmation = formCall('admin', 'confirmSecondFactor')

interface ConfirmAuthenticatorProps {
  /** Base32. */
  secret: string
  uri: string
  /** Takes the recovery codes. */
  onConfirmed: (recoveryCodes: string[]) => void
}

/** Shows the secret to the authenticator, and asks for the first code it makes of it. */
export function ConfirmAuthenticator({ secret, uri, onConfirmed }: ConfirmAuthenticatorProps) {
  const { t } = useTranslation('secondFactor')
  const form = useForm({
    call: confirmation,
    initial: { code: '' },
    after: { done: ({ recoveryCodes }) => onConfirmed(recoveryCodes) },
  })

  return (
    <section className={`${classes.section} ${classes.narrow}`}>
      <h2 id="authenticator">{t('setUp')}</h2>
      <p className={classes.hint}>{t('scan')}</p>
      <QrCode text={uri} label={t('qr')} />
      <p className={styles.secret}>
        {t('secret')} <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <FormFrame form={form} labelledBy="authenticator">
        <TextField
          form={form}
          name="code"
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <FormButtons form={form} submit={t('confirm')} />
      </FormFrame>
    </section>
  )
}
