import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemsOf } from '../../app/forms/failures.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { ConfirmAuthenticator } from './confirm-authenticator.tsx'
import classes from './page.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Sets up an authenticator: the password, the app's secret and its first code, then the recovery codes. */
export function SetUpSecondFactor({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('admin')
  const { t: ui } = useTranslation()
  const { ask } = useApp()
  const form = useForm({ password: '' })
  const [codes, setCodes] = useState<string[] | null>(null)
  const { password } = form.values

  const begin = useMutation({
    mutationFn: () => ask('admin', 'enrolSecondFactor', { body: { password } }),
    onSuccess: () => form.change({ password: '' }),
    onError: (error) => {
      const found = problemsOf(error, ui('states.offline'), ['password'])
      form.mark(found['password'] ? found : { password: found['form'] ?? '' })
    },
  })

  function submit() {
    if (form.mark(password ? {} : { password: t('security.missingPassword') })) begin.mutate()
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (begin.data) return <ConfirmAuthenticator {...begin.data} onConfirmed={setCodes} />
  return (
    <section className={`${classes.section} ${classes.narrow}`}>
      <h2 id="second-factor-password">{t('security.password')}</h2>
      <FormFrame form={form} labelledBy="second-factor-password" onSubmit={submit}>
        <TextInput
          {...form.text('password')}
          type="password"
          label={t('security.password')}
          description={t('security.passwordHint')}
          autoComplete="current-password"
          maxLength={200}
          size="md"
        />
        <div className={classes.buttons}>
          <Button type="submit" size="md" loading={begin.isPending}>
            {t('security.begin')}
          </Button>
        </div>
      </FormFrame>
    </section>
  )
}
