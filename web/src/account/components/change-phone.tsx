import { useTranslation } from 'react-i18next'
import { checkPhone, likelyCountry, readPhone } from '../../app/forms/countries.ts'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { PhoneField } from '../../app/forms/phone-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { ownAccountQuery } from '../../app/own-account.ts'
import { useApp } from '../../app/page.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { useWrongPassword } from '../use-wrong-password.ts'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import classes from './safety.module.css'

const call = formCall('account', 'changePhone')

/** Changes the phone number, by the code sent to the new one. */
export function ChangePhone({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('safety')
  const { t: account } = useTranslation('account')
  const country: string = likelyCountry(useLanguage())
  const form = useForm({
    call,
    initial: { country, phone: '', code: '', password: '' },
    check: checkPhone,
    toBody: async (body, { phone, country: of }) => ({ ...body, phone: await readPhone(phone, of) }),
    refused: useWrongPassword('password'),
    after: {
      toast: t('phone.done'),
      invalidates: [ownAccountQuery(useApp()).queryKey],
      done: onClose,
    },
  })

  return (
    <Dialog title={t('phone.title')} onClose={onClose}>
      <p id="change-lead" className={classes.lead}>
        {t('phone.lead')}
      </p>
      <FormFrame form={form} labelledBy="change-lead">
        <PhoneField form={form} />
        <CodeField
          way={{ channel: 'sms', purpose: 'changePhone' }}
          form={form}
          name="code"
          label={account('code.sms')}
        />
        <PasswordField {...form.text('password')} label={t('yourPassword')} autoComplete="current-password" />
        <FormButtons form={form} submit={t('phone.submit')} />
      </FormFrame>
    </Dialog>
  )
}
