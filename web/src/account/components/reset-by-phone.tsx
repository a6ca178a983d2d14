import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { likelyCountry, readPhone } from '../../app/forms/countries.ts'
import { problemsOf } from '../../app/forms/failures.ts'
import { useFieldWords } from '../../app/forms/use-field-words.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { useNewPassword } from '../use-new-password.ts'
import { ChoosePassword } from './choose-password.tsx'
import { CodeField } from './code-field.tsx'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { PhoneField } from '../../app/forms/phone-field.tsx'

/** Sets a new password by the code sent to the account's phone. */
export function ResetByPhone({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account')
  const { t: ui } = useTranslation()
  const { ask } = useApp()
  const country: string = likelyCountry(useLanguage())
  const fieldWords = useFieldWords()
  const checkPassword = useNewPassword()
  const form = useForm({ country, phone: '', code: '', password: '', confirmation: '' })
  const { values, problems } = form

  const resetting = useMutation({
    mutationFn: (given: { phone: string; code: string; password: string }) =>
      ask('account', 'resetPassword', { body: given }),
    onSuccess: onDone,
    onError: (error) => form.mark(problemsOf(error, ui('states.offline'), ['phone', 'code', 'password'])),
  })

  async function readNumber() {
    const number = await readPhone(values.phone, values.country)
    if (number === null) form.mark({ ...problems, phone: fieldWords('phoneNumber') })
    return number
  }

  async function submit() {
    const { code, password } = values
    const phone = await readPhone(values.phone, values.country)
    const isSound = form.mark({
      ...(phone === null && { phone: fieldWords('phoneNumber') }),
      ...(!code.trim() && { code: fieldWords('verificationCode') }),
      ...checkPassword(values),
    })
    if (isSound && phone !== null) resetting.mutate({ phone, code, password })
  }

  return (
    <FormFrame form={form} labelledBy="form-title" onSubmit={() => void submit()}>
      <PhoneField form={form} />
      <CodeField
        way={{ channel: 'sms', purpose: 'reset' }}
        label={t('code.sms')}
        field={form.text('code')}
        readRecipient={readNumber}
        onRefused={(message) => form.mark({ ...problems, phone: message })}
      />
      <ChoosePassword form={form} username="" />
      <Button type="submit" size="md" fullWidth loading={resetting.isPending}>
        {t('reset.submit')}
      </Button>
    </FormFrame>
  )
}
