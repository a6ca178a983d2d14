import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { sessionsQuery } from '../queries.ts'
import { useNewPassword } from '../use-new-password.ts'
import { useProblems } from '../use-problems.ts'
import { ChoosePassword } from './choose-password.tsx'
import { PasswordField } from './password-field.tsx'
import classes from './safety.module.css'

/** Changes the password; the other sessions end. */
export function ChangePassword({ username, onClose }: { username: string; onClose: () => void }) {
  const { t } = useTranslation('safety')
  const context = useApp()
  const queries = useQueryClient()
  const checkPassword = useNewPassword()
  const form = useForm({ oldPassword: '', password: '', confirmation: '' })
  const problemsOf = useProblems(['password'], 'oldPassword')
  const { oldPassword, password } = form.values

  const changing = useMutation({
    mutationFn: () => context.ask('account', 'setPassword', { body: { oldPassword, password } }),
    onSuccess: async () => {
      showToast(t('password.done'))
      onClose()
      await queries.invalidateQueries(sessionsQuery(context))
    },
    onError: (error) => form.mark(problemsOf(error)),
  })

  function submit() {
    const isSound = form.mark({
      ...(!oldPassword && { oldPassword: t('password.missing') }),
      ...checkPassword(form.values),
    })
    if (isSound) changing.mutate()
  }

  return (
    <Dialog title={t('password.title')} onClose={onClose}>
      <p id="change-lead" className={classes.lead}>
        {t('password.lead')}
      </p>
      <FormFrame form={form} labelledBy="change-lead" onSubmit={submit}>
        {/* Password managers learn from it whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          {...form.text('oldPassword')}
          label={t('password.old')}
          autoComplete="current-password"
        />
        <ChoosePassword form={form} username={username} />
        <Button type="submit" size="md" loading={changing.isPending}>
          {t('password.submit')}
        </Button>
      </FormFrame>
    </Dialog>
  )
}
