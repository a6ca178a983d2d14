import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallFailed } from '../../app/ask.ts'
import { useApp } from '../../app/page.ts'
import { problemsOf, type Problems } from '../../app/forms/failures.ts'
import { useCaptcha } from '../use-captcha.ts'
import type { Form } from '../../app/forms/use-form.ts'
import { useSignedIn } from '../use-signed-in.ts'
import { CaptchaField } from './captcha-field.tsx'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { PasswordField } from './password-field.tsx'

export interface PasswordLoginValues {
  account: string
  password: string
}

/** Signing in by username, phone or e-mail and password; after failures with a captcha. */
export function PasswordLogin({ form }: { form: Form<PasswordLoginValues> }) {
  const { t } = useTranslation('account')
  const { t: ui } = useTranslation()
  const { ask } = useApp()
  const signedIn = useSignedIn()
  const [isCaptchaDue, setCaptchaDue] = useState(false)
  const captcha = useCaptcha({ isNeeded: isCaptchaDue })
  const { account, password } = form.values

  const logIn = useMutation({
    mutationFn: () =>
      ask('account', 'login', {
        body: { account, password, ...(isCaptchaDue && { captcha: captcha.value }) },
      }),
    onSuccess: ({ userInfo }) => signedIn(userInfo),
    onError: (error) => {
      form.mark(problemsOf(error, ui('states.offline'), ['account', 'password', 'captcha']))
      const failure = error instanceof CallFailed ? error : null
      const wasTold = (failure?.data as { isCaptchaDue?: boolean } | null)?.isCaptchaDue
      if (isCaptchaDue) captcha.renew()
      else if (wasTold || failure?.code === '792108') setCaptchaDue(true)
    },
  })

  function submit() {
    const missing: Problems = {
      ...(!account.trim() && { account: t('login.missingAccount') }),
      ...(!password && { password: t('login.missingPassword') }),
      ...(isCaptchaDue && !captcha.value.trim() && { captcha: t('login.missingCaptcha') }),
    }
    if (form.mark(missing)) logIn.mutate()
  }

  return (
    <FormFrame form={form} labelledBy="login-title" onSubmit={submit}>
      <TextInput
        {...form.text('account')}
        label={t('login.account')}
        placeholder={t('login.accountPlaceholder')}
        autoComplete="username"
        size="md"
      />
      <PasswordField {...form.text('password')} label={t('login.password')} autoComplete="current-password" />
      {isCaptchaDue && <CaptchaField captcha={captcha} error={form.problems['captcha']} />}
      <Button type="submit" size="md" fullWidth loading={logIn.isPending}>
        {t('login.submit')}
      </Button>
    </FormFrame>
  )
}
