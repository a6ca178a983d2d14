import { useTranslation } from 'react-i18next'
import { checkPhone, likelyCountry, readPhone } from '../../app/forms/countries.ts'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { PhoneField } from '../../app/forms/phone-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { useRepeated } from '../use-repeated.ts'
import { ChoosePassword } from './choose-password.tsx'
import { CodeField } from './code-field.tsx'

const call = formCall('account', 'resetPassword')

/** Sets a new password by the code sent to the account's phone. */
export function ResetByPhone({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account')
  const country: string = likelyCountry(useLanguage())
  const checkRepeated = useRepeated()
  const form = useForm({
    call,
    initial: { country, phone: '', code: '', password: '', confirmation: '' },
    check: async (values) => ({
      ...(await checkPhone(values)),
      // The other way to reset it asks for no code.
      code: values.code.trim() ? undefined : 'required',
      ...checkRepeated(values),
    }),
    toBody: async (body, { phone, country: of }) => ({ ...body, phone: await readPhone(phone, of) }),
    after: { done: onDone },
  })

  return (
    <FormFrame form={form} labelledBy="form-title">
      <PhoneField form={form} />
      <CodeField way={{ channel: 'sms', purpose: 'reset' }} form={form} name="code" label={t('code.sms')} />
      <ChoosePassword form={form} username="" />
      <FormButtons form={form} submit={t('reset.submit')} isWide />
    </FormFrame>
  )
}
