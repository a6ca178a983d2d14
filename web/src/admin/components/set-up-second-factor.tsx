import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { TextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { ConfirmAuthenticator } from './confirm-authenticator.tsx'
import classes from '../../app/admin/page.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'

const enrolment = formCall('admin', 'enrolSecondFactor')

/** Sets up an authenticator: the password, the app's secret and its first code, then the recovery codes. */
export function SetUpSecondFactor({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('secondFactor')
  const [begun, setBegun] = useState<OutputOf<Calls['admin']['enrolSecondFactor']>>()
  const [codes, setCodes] = useState<string[] | null>(null)
  const form = useForm({ call: enrolment, initial: { password: '' }, after: { done: setBegun } })

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (begun) return <ConfirmAuthenticator {...begun} onConfirmed={setCodes} />
  return (
    <section className={`${classes.section} ${classes.narrow}`}>
      <h2 id="second-factor-password">{t('identity')}</h2>
      <FormFrame form={form} labelledBy="second-factor-password">
        <TextField
          form={form}
          name="password"
          type="password"
          label={t('password')}
          autoComplete="current-password"
        />
        <FormButtons form={form} submit={t('begin')} />
      </FormFrame>
    </section>
  )
}
