import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { useApp } from '../../app/page.ts'
import { Link } from '../../ui/link.tsx'
import { accountDraft, accountFields, accountRenames, type AccountGiven } from '../account-values.ts'
import { problemsOf, type Problems } from '../../app/forms/failures.ts'
import { detailsDraftKey, registrationKinds, type RegistrationKind } from '../registration-kinds.ts'
import { forgetDraft } from '../../app/forms/use-form.ts'
import { useAccountStep } from '../use-account-step.ts'
import { AccountStep } from './account-step.tsx'
import classes from './card.module.css'
import { LeadAway } from './lead-away.tsx'
import { RegistrationClosed } from './registration-closed.tsx'
import { Steps, type Step } from './steps.tsx'

/** What the step of the verification data is given. */
export interface DetailsStep<Details> {
  /** Registers; gives back what the server has against the details. */
  onSubmit: (details: Details) => Promise<Problems>
  onBack: () => void
  isBusy: boolean
}

interface RegistrationProps<Details> {
  kind: RegistrationKind
  send: (account: AccountGiven, details: Details) => Promise<unknown>
  /** Fields of the verification data, by the names the server has for them. */
  fields?: readonly string[]
  /** Names of the call's fields that have another in the form. */
  renames?: Readonly<Record<string, string>>
  /** The step of the verification data, where the type has one. */
  children?: (step: DetailsStep<Details>) => ReactNode
}

/** A registration in its steps, or that there is none for now. */
export function Registration<Details>(props: RegistrationProps<Details>) {
  const { settings } = useApp()
  return settings.isRegistrationOpen ? (
    <RegistrationSteps {...props} />
  ) : (
    <RegistrationClosed kind={props.kind} />
  )
}

/** All steps stay as they were filled in, whichever is shown. */
function RegistrationSteps<Details>(props: RegistrationProps<Details>) {
  const { kind, send, fields = [], renames, children } = props
  const { t } = useTranslation('account')
  const { t: ui } = useTranslation()
  const { t: screen } = useTranslation('screens')
  const [step, setStep] = useState<Step>('account')
  const [account, setAccount] = useState<AccountGiven | null>(null)
  const first = useAccountStep()
  const title = screen(registrationKinds[kind])
  const registering = useMutation({
    mutationFn: (given: { account: AccountGiven; details: Details }) => send(given.account, given.details),
  })

  /** Registers, or leads to the step with what is wrong. */
  async function register(given: AccountGiven, details: Details): Promise<Problems> {
    try {
      await registering.mutateAsync({ account: given, details })
      forgetDraft(accountDraft.key)
      forgetDraft(detailsDraftKey(kind))
      setStep('done')
      return {}
    } catch (error) {
      const problems = problemsOf(error, ui('states.offline'), [...accountFields, ...fields], {
        ...accountRenames,
        ...renames,
        code: 'smsCode',
      })
      const isOfAccount = !children || Object.keys(problems).some((name) => accountFields.includes(name))
      if (!isOfAccount) return problems
      setStep('account')
      first.refuse(error)
      return {}
    }
  }

  async function goOn() {
    const given = await first.check()
    if (!given) return
    setAccount(given)
    if (children) setStep('details')
    else await register(given, undefined as Details)
  }

  return (
    <div className={`wrap ${classes.layout}`}>
      <PageHead title={title} description={t('register.lead')} noIndex />
      <div className={`${classes.card} ${classes.wide}`}>
        <h1 id="form-title">{title}</h1>
        <Steps steps={children ? ['account', 'details', 'done'] : ['account', 'done']} current={step} />
        <div hidden={step !== 'account'}>
          <AccountStep
            form={first.form}
            onSubmit={() => void goOn()}
            isBusy={first.isChecking || registering.isPending}
            submitWords={t(children ? 'register.next' : 'register.submit')}
          />
        </div>
        {children && account && (
          <div hidden={step !== 'details'}>
            {children({
              onSubmit: (details) => register(account, details),
              onBack: () => setStep('account'),
              isBusy: registering.isPending,
            })}
          </div>
        )}
        {step === 'done' && (
          <LeadAway
            title={t('done.registered')}
            text={t(kind === 'personal' ? 'done.person' : 'done.pending')}
          />
        )}
        {step === 'account' && (
          <p className={classes.links}>
            <Link to="/account/register">{t('register.otherType')}</Link>
            <Link to="/account/login">{t('register.toLogin')}</Link>
          </p>
        )}
      </div>
    </div>
  )
}
