import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { TextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { ownAccountQuery } from '../../app/own-account.ts'
import { useApp } from '../../app/page.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useWrongPassword } from '../use-wrong-password.ts'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import classes from './safety.module.css'

const call = formCall('account', 'changeEmail')

/** Changes the e-mail address or adds one, by the code sent to the new one. */
export function ChangeEmail({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('safety')
  const { t: account } = useTranslation('account')
  const form = useForm({
    call,
    initial: { email: '', code: '', password: '' },
    refused: useWrongPassword('password'),
    after: {
      toast: t('email.done'),
      invalidates: [ownAccountQuery(useApp()).queryKey],
      done: onClose,
    },
  })

  return (
    <Dialog title={t('email.title')} onClose={onClose}>
      <p id="change-lead" className={classes.lead}>
        {t('email.lead')}
      </p>
      <FormFrame form={form} labelledBy="change-lead">
        <TextField form={form} name="email" type="email" label={t('email.label')} autoComplete="email" />
        <CodeField
          way={{ channel: 'email', purpose: 'changeEmail' }}
          form={form}
          name="code"
          label={account('code.email')}
        />
        <PasswordField {...form.text('password')} label={t('yourPassword')} autoComplete="current-password" />
        <FormButtons form={form} submit={t('email.submit')} />
      </FormFrame>
    </Dialog>
  )
}
