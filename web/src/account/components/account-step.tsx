import { usernameRules } from '@portal/protocol/account/rules/names.ts'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../ui/text-input.tsx'
import type { AccountValues } from '../account-values.ts'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { PhoneField } from '../../app/forms/phone-field.tsx'
import type { Form } from '../../app/forms/use-form.ts'
import { Agreement } from './agreement.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { CodeField } from './code-field.tsx'
import { RuleList } from './rule-list.tsx'

/** The first step of every registration: name, password, phone, e-mail and the agreement. */
export function AccountStep({ form, submitWords }: { form: Form<AccountValues>; submitWords: string }) {
  const { t } = useTranslation('account')
  const { values, problems } = form
  const rules = (['length', 'characters', 'kinds'] as const).map((rule) => ({
    words: t(`rules.username.${rule}`),
    isKept: usernameRules[rule](values.username),
  }))

  return (
    <FormFrame form={form} labelledBy="form-title">
      <TextInput
        {...form.text('username')}
        label={t('register.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={<RuleList rules={rules} isWrong={problems['username'] !== undefined} />}
      />
      <ChoosePassword form={form} username={values.username} />
      <PhoneField form={form} />
      <CodeField
        way={{ channel: 'sms', purpose: 'register' }}
        form={form}
        name="smsCode"
        label={t('code.sms')}
      />
      <TextInput {...form.text('email')} type="email" label={t('register.email')} autoComplete="email" />
      {values.email.trim() && (
        <CodeField
          way={{ channel: 'email', purpose: 'register' }}
          form={form}
          name="emailCode"
          label={t('code.email')}
        />
      )}
      <Agreement {...form.field('agreement')} />
      <FormButtons form={form} submit={submitWords} isWide />
    </FormFrame>
  )
}
