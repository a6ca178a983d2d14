import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { problemsOf } from '../../app/forms/failures.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import classes from './page.module.css'
import { QrCode } from './qr-code.tsx'
import styles from './second-factor.module.css'

interface ConfirmAuthenticatorProps {
  /** Base32. */
  secret: string
  uri: string
  /** Takes the recovery codes. */
  onConfirmed: (recoveryCodes: string[]) => void
}

/** Shows the secret to the authenticator, and asks for the first code it makes of it. */
export function ConfirmAuthenticator({ secret, uri, onConfirmed }: ConfirmAuthenticatorProps) {
  const { t } = useTranslation('admin')
  const { t: ui } = useTranslation()
  const { ask } = useApp()
  const form = useForm({ code: '' })
  const { code } = form.values

  const confirm = useMutation({
    mutationFn: () => ask('admin', 'confirmSecondFactor', { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: (error) => form.mark(problemsOf(error, ui('states.offline'), ['code'])),
  })

  function submit() {
    if (form.mark(code.trim() ? {} : { code: t('security.missingCode') })) confirm.mutate()
  }

  return (
    <section className={`${classes.section} ${classes.narrow}`}>
      <h2 id="authenticator">{t('security.setUp')}</h2>
      <p className={classes.hint}>{t('security.scan')}</p>
      <QrCode text={uri} label={t('security.qr')} />
      <p className={styles.secret}>
        {t('security.secret')} <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <FormFrame form={form} labelledBy="authenticator" onSubmit={submit}>
        <TextInput
          {...form.text('code')}
          label={t('security.code')}
          description={t('security.codeHint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          size="md"
        />
        <div className={classes.buttons}>
          <Button type="submit" size="md" loading={confirm.isPending}>
            {t('security.confirm')}
          </Button>
        </div>
      </FormFrame>
    </section>
  )
}
