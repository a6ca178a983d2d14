import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { problemsOf } from '../../app/forms/failures.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { PageHead } from '../../app/head.tsx'
import { useApp } from '../../app/page.ts'
import classes from './page.module.css'

/** Asks for the code of the authenticator, or for a recovery code. */
export function EnterSecondFactor({ onPassed }: { onPassed: () => void }) {
  const { t } = useTranslation('admin')
  const { t: ui } = useTranslation()
  const { ask } = useApp()
  const form = useForm({ code: '' })
  const { code } = form.values

  const enter = useMutation({
    mutationFn: () => ask('admin', 'enterSecondFactor', { body: { code } }),
    onSuccess: onPassed,
    onError: (error) => form.mark(problemsOf(error, ui('states.offline'), ['code'])),
  })

  function submit() {
    if (form.mark(code.trim() ? {} : { code: t('security.missingCode') })) enter.mutate()
  }

  return (
    <section className={`${classes.section} ${classes.narrow}`}>
      <PageHead title={t('security.enterTitle')} description={t('security.enterLead')} noIndex />
      <div className={classes.head}>
        <h1 id="second-factor">{t('security.enterTitle')}</h1>
      </div>
      <p className={classes.lead}>{t('security.enterLead')}</p>
      <FormFrame form={form} labelledBy="second-factor" onSubmit={submit}>
        <TextInput
          {...form.text('code')}
          label={t('security.enterCode')}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={30}
          size="md"
        />
        <div className={classes.buttons}>
          <Button type="submit" size="md" loading={enter.isPending}>
            {t('security.enter')}
          </Button>
        </div>
      </FormFrame>
    </section>
  )
}
