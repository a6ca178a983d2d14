import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { TextField } from '../../app/forms/text-field.tsx'
import type { usePasswordLogin } from '../use-password-login.ts'
import { CaptchaField } from './captcha-field.tsx'
import { PasswordField } from './password-field.tsx'

/** Signing in by username, phone or e-mail and password. */
export function PasswordLogin({ form, captcha }: ReturnType<typeof usePasswordLogin>) {
  const { t } = useTranslation('account')
  return (
    <FormFrame form={form} labelledBy="login-title">
      <TextField
        form={form}
        name="account"
        label={t('login.account')}
        placeholder={t('login.accountPlaceholder')}
        autoComplete="username"
      />
      <PasswordField {...form.text('password')} label={t('login.password')} autoComplete="current-password" />
      {captcha && <CaptchaField captcha={captcha} error={form.problems['captcha']} />}
      <FormButtons form={form} submit={t('login.submit')} isWide />
    </FormFrame>
  )
}
