import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { PhoneField } from '../../app/forms/phone-field.tsx'
import type { usePhoneLogin } from '../use-phone-login.ts'
import { CodeField } from './code-field.tsx'

/** Signing in by a phone and the code sent to it. */
export function PhoneLogin({ form }: { form: ReturnType<typeof usePhoneLogin> }) {
  const { t } = useTranslation('account')
  return (
    <FormFrame form={form} labelledBy="login-title">
      <PhoneField form={form} />
      <CodeField way={{ channel: 'sms', purpose: 'login' }} form={form} name="code" label={t('code.sms')} />
      <FormButtons form={form} submit={t('login.submit')} isWide />
    </FormFrame>
  )
}
