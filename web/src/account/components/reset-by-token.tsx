import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { Link } from '../../ui/link.tsx'
import { problemsOf } from '../../app/forms/failures.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { useNewPassword } from '../use-new-password.ts'
import classes from './card.module.css'
import { ChoosePassword } from './choose-password.tsx'
import { FormFrame } from '../../app/forms/form-frame.tsx'

/** Sets a new password by the token that came with a link. */
export function ResetByToken({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation('account')
  const { t: ui } = useTranslation()
  const { ask } = useApp()
  const checkPassword = useNewPassword()
  const form = useForm({ password: '', confirmation: '' })

  const resetting = useMutation({
    mutationFn: (password: string) => ask('account', 'resetPassword', { body: { token, password } }),
    onSuccess: onDone,
    onError: (error) => form.mark(problemsOf(error, ui('states.offline'), ['password'])),
  })

  function submit() {
    if (form.mark(checkPassword(form.values))) resetting.mutate(form.values.password)
  }

  return (
    <FormFrame form={form} labelledBy="form-title" onSubmit={submit}>
      <ChoosePassword form={form} username="" />
      <Button type="submit" size="md" fullWidth loading={resetting.isPending}>
        {t('reset.submit')}
      </Button>
      <p className={classes.links}>
        <Link to="/account/reset">{t('reset.otherWay')}</Link>
      </p>
    </FormFrame>
  )
}
