import { Button, TextInput } from '@mantine/core'
import { isEmail } from '@portal/protocol/account/rules/names.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { problemsOf } from '../../app/forms/failures.ts'
import { useCaptcha } from '../use-captcha.ts'
import { useFieldWords } from '../../app/forms/use-field-words.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { CaptchaField } from './captcha-field.tsx'
import classes from './card.module.css'
import { FormFrame } from '../../app/forms/form-frame.tsx'

/** Asks for the link that resets a password. */
export function ResetByLink() {
  const { t } = useTranslation('account')
  const { t: ui } = useTranslation()
  const { ask } = useApp()
  const fieldWords = useFieldWords()
  const captcha = useCaptcha()
  const form = useForm({ email: '' })
  const { problems } = form
  const email = form.values.email.trim()

  const sending = useMutation({
    mutationFn: (to: string) =>
      ask('account', 'sendResetLink', { query: { email: to, captcha: captcha.value } }),
    onError: (error) => form.mark(problemsOf(error, ui('states.offline'), ['email', 'captcha'])),
    onSettled: captcha.renew,
  })

  function submit() {
    const isSound = form.mark({
      ...(!isEmail(email) && { email: fieldWords('email') }),
      ...(!captcha.value.trim() && { captcha: t('login.missingCaptcha') }),
    })
    if (isSound) sending.mutate(email)
  }

  return (
    <FormFrame form={form} labelledBy="form-title" onSubmit={submit}>
      <TextInput
        {...form.text('email')}
        type="email"
        label={t('reset.email')}
        autoComplete="email"
        maxLength={254}
        size="md"
      />
      <CaptchaField captcha={captcha} error={problems['captcha']} />
      <Button type="submit" size="md" fullWidth loading={sending.isPending}>
        {t('reset.sendLink')}
      </Button>
      <p className={classes.success} role="status">
        {sending.isSuccess && t('reset.linkSent', { email: sending.variables })}
      </p>
    </FormFrame>
  )
}
