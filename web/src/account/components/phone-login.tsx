import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { readPhone } from '../../app/forms/countries.ts'
import { problemsOf } from '../../app/forms/failures.ts'
import type { Form } from '../../app/forms/use-form.ts'
import { useSignedIn } from '../use-signed-in.ts'
import { useFieldWords } from '../../app/forms/use-field-words.ts'
import { CodeField } from './code-field.tsx'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { PhoneField, type PhoneValues } from '../../app/forms/phone-field.tsx'

export interface PhoneLoginValues extends PhoneValues {
  code: string
}

/** Signing in by a phone and the code sent to it. */
export function PhoneLogin({ form }: { form: Form<PhoneLoginValues> }) {
  const { t } = useTranslation('account')
  const { t: ui } = useTranslation()
  const { ask } = useApp()
  const fieldWords = useFieldWords()
  const signedIn = useSignedIn()
  const { country, phone, code } = form.values

  const logIn = useMutation({
    mutationFn: (given: { phone: string; code: string }) => ask('account', 'phoneLogin', { body: given }),
    onSuccess: ({ userInfo }) => signedIn(userInfo),
    onError: (error) => form.mark(problemsOf(error, ui('states.offline'), ['phone', 'code'])),
  })

  async function readRecipient() {
    const number = await readPhone(phone, country)
    if (number === null) form.mark({ phone: fieldWords('phoneNumber') })
    return number
  }

  async function submit() {
    const number = await readPhone(phone, country)
    const missing = {
      ...(number === null && { phone: fieldWords('phoneNumber') }),
      ...(!code.trim() && { code: fieldWords('verificationCode') }),
    }
    if (form.mark(missing) && number !== null) logIn.mutate({ phone: number, code })
  }

  return (
    <FormFrame form={form} labelledBy="login-title" onSubmit={() => void submit()}>
      <PhoneField form={form} />
      <CodeField
        way={{ channel: 'sms', purpose: 'login' }}
        label={t('code.sms')}
        field={form.text('code')}
        readRecipient={readRecipient}
        onRefused={(message) => form.mark({ phone: message })}
      />
      <Button type="submit" size="md" fullWidth loading={logIn.isPending}>
        {t('login.submit')}
      </Button>
    </FormFrame>
  )
}
