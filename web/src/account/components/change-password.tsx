import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useRepeated } from '../use-repeated.ts'
import { sessionsQuery } from '../queries.ts'
import { useWrongPassword } from '../use-wrong-password.ts'
import { ChoosePassword } from './choose-password.tsx'
import { PasswordField } from './password-field.tsx'
import classes from './safety.module.css'

const call = formCall('account', 'setPassword')

/** Changes the password; the other sessions end. */
export function ChangePassword({ username, onClose }: { username: string; onClose: () => void }) {
  const { t } = useTranslation('safety')
  const form = useForm({
    call,
    initial: { oldPassword: '', password: '', confirmation: '' },
    check: useRepeated(),
    refused: useWrongPassword('oldPassword'),
    after: {
      toast: t('password.done'),
      invalidates: [sessionsQuery(useApp()).queryKey],
      done: onClose,
    },
  })

  return (
    <Dialog title={t('password.title')} onClose={onClose}>
      <p id="change-lead" className={classes.lead}>
        {t('password.lead')}
      </p>
      <FormFrame form={form} labelledBy="change-lead">
        {/* Password managers learn from it whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          {...form.text('oldPassword')}
          label={t('password.old')}
          autoComplete="current-password"
        />
        <ChoosePassword form={form} username={username} />
        <FormButtons form={form} submit={t('password.submit')} />
      </FormFrame>
    </Dialog>
  )
}
