import { Button, TextInput } from '@mantine/core'
import { isEmail, usernameRules } from '@portal/protocol/account/rules/names.ts'
import { useTranslation } from 'react-i18next'
import type { AccountValues } from '../account-values.ts'
import { readPhone } from '../../app/forms/countries.ts'
import type { Form } from '../../app/forms/use-form.ts'
import { useFieldWords } from '../../app/forms/use-field-words.ts'
import { Agreement } from './agreement.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { CodeField } from './code-field.tsx'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { PhoneField } from '../../app/forms/phone-field.tsx'
import { RuleList, rulesBelow } from './rule-list.tsx'

interface AccountStepProps {
  form: Form<AccountValues>
  onSubmit: () => void
  isBusy: boolean
  submitWords: string
}

/** The first step of every registration: name, password, phone, e-mail and the agreement. */
export function AccountStep({ form, onSubmit, isBusy, submitWords }: AccountStepProps) {
  const { t } = useTranslation('account')
  const fieldWords = useFieldWords()
  const { values, problems } = form

  async function readNumber() {
    const number = await readPhone(values.phone, values.country)
    if (number === null) form.mark({ ...problems, phone: fieldWords('phoneNumber') })
    return number
  }

  async function readEmail() {
    const email = values.email.trim()
    if (isEmail(email)) return email
    form.mark({ ...problems, email: fieldWords('email') })
    return null
  }

  const rules = (['length', 'characters', 'kinds'] as const).map((rule) => ({
    words: t(`rules.username.${rule}`),
    isKept: usernameRules[rule](values.username),
  }))

  return (
    <FormFrame form={form} labelledBy="form-title" onSubmit={onSubmit}>
      <TextInput
        {...form.text('username')}
        label={t('register.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        size="md"
        description={<RuleList rules={rules} />}
        inputWrapperOrder={rulesBelow}
      />
      <ChoosePassword form={form} username={values.username} />
      <PhoneField form={form} />
      <CodeField
        way={{ channel: 'sms', purpose: 'register' }}
        label={t('code.sms')}
        field={form.text('smsCode')}
        readRecipient={readNumber}
        onRefused={(message) => form.mark({ ...problems, phone: message })}
      />
      <TextInput
        {...form.text('email')}
        type="email"
        label={t('register.email')}
        autoComplete="email"
        maxLength={254}
        size="md"
      />
      {values.email.trim() && (
        <CodeField
          way={{ channel: 'email', purpose: 'register' }}
          label={t('code.email')}
          field={form.text('emailCode')}
          readRecipient={readEmail}
          onRefused={(message) => form.mark({ ...problems, email: message })}
        />
      )}
      <Agreement
        isAgreed={values.isAgreed}
        error={problems['isAgreed']}
        onChange={(isAgreed) => form.change({ isAgreed })}
      />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {submitWords}
      </Button>
    </FormFrame>
  )
}
