import { Button, TextInput } from '@mantine/core'
import { isEmail } from '@portal/protocol/account/rules/names.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useFieldWords } from '../../app/forms/use-field-words.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { ownAccountQuery } from '../queries.ts'
import { useProblems } from '../use-problems.ts'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import classes from './safety.module.css'

/** Changes the e-mail address or adds one, by the code sent to the new one. */
export function ChangeEmail({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('safety')
  const { t: account } = useTranslation('account')
  const context = useApp()
  const queries = useQueryClient()
  const fieldWords = useFieldWords()
  const form = useForm({ email: '', code: '', password: '' })
  const problemsOf = useProblems(['email', 'code'], 'password')
  const { values, problems } = form
  const email = values.email.trim()

  const changing = useMutation({
    mutationFn: (body: { email: string; code: string; password: string }) =>
      context.ask('account', 'changeEmail', { body }),
    onSuccess: async () => {
      showToast(t('email.done'))
      onClose()
      await queries.invalidateQueries(ownAccountQuery(context))
    },
    onError: (error) => form.mark(problemsOf(error)),
  })

  function readAddress() {
    if (isEmail(email)) return Promise.resolve(email)
    form.mark({ ...problems, email: fieldWords('email') })
    return Promise.resolve(null)
  }

  function submit() {
    const { code, password } = values
    const isSound = form.mark({
      ...(!isEmail(email) && { email: fieldWords('email') }),
      ...(!code.trim() && { code: fieldWords('verificationCode') }),
      ...(!password && { password: account('login.missingPassword') }),
    })
    if (isSound) changing.mutate({ email, code, password })
  }

  return (
    <Dialog title={t('email.title')} onClose={onClose}>
      <p id="change-lead" className={classes.lead}>
        {t('email.lead')}
      </p>
      <FormFrame form={form} labelledBy="change-lead" onSubmit={submit}>
        <TextInput
          {...form.text('email')}
          type="email"
          label={t('email.label')}
          autoComplete="email"
          maxLength={254}
          size="md"
        />
        <CodeField
          way={{ channel: 'email', purpose: 'changeEmail' }}
          label={account('code.email')}
          field={form.text('code')}
          readRecipient={readAddress}
          onRefused={(message) => form.mark({ ...problems, email: message })}
        />
        <PasswordField {...form.text('password')} label={t('yourPassword')} autoComplete="current-password" />
        <Button type="submit" size="md" loading={changing.isPending}>
          {t('email.submit')}
        </Button>
      </FormFrame>
    </Dialog>
  )
}
