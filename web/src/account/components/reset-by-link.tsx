import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { TextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useCaptcha } from '../use-captcha.ts'
import { CaptchaField } from './captcha-field.tsx'
import classes from './card.module.css'

const call = formCall('account', 'sendResetLink')

/** Asks for the link that resets a password. */
export function ResetByLink() {
  const { t } = useTranslation('account')
  const captcha = useCaptcha()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    call,
    initial: { email: '' },
    others: ['captcha'],
    check: () => ({ captcha: captcha.value.trim() ? undefined : () => t('login.missingCaptcha') }),
    toBody: (query) => ({ ...query, captcha: captcha.value }),
    refused: () => {
      captcha.renew()
      return undefined
    },
    after: {
      keeps: true,
      done: () => {
        captcha.renew()
        setSentTo(form.values.email.trim())
      },
    },
  })

  return (
    <FormFrame form={form} labelledBy="form-title">
      <TextField form={form} name="email" type="email" label={t('reset.email')} autoComplete="email" />
      <CaptchaField captcha={captcha} error={form.problems['captcha']} />
      <FormButtons form={form} submit={t('reset.sendLink')} isWide />
      <p className={classes.success} role="status">
        {sentTo && t('reset.linkSent', { email: sentTo })}
      </p>
    </FormFrame>
  )
}
