import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { useApp } from '../../app/page.ts'
import { Link } from '../../ui/link.tsx'
import { accountFields, type AccountGiven } from '../account-values.ts'
import type { CallFailed } from '../../app/ask.ts'
import { problemsOf, type Findings } from '../../app/forms/failures.ts'
import type { After } from '../../app/forms/use-after.ts'
import { registrationKinds, type RegistrationKind } from '../registration-kinds.ts'
import { useAccountStep } from '../use-account-step.ts'
import { AccountStep } from './account-step.tsx'
import classes from './card.module.css'
import { LeadAway } from './lead-away.tsx'
import { RegistrationClosed } from './registration-closed.tsx'
import { Steps } from '../../ui/steps.tsx'

/** What the form of the verification data is given: the account it belongs to, and what follows. */
export interface DetailsStep {
  account: AccountGiven
  refused: (error: CallFailed) => Findings | undefined
  after: After<unknown>
  onBack: () => void
}

interface RegistrationProps {
  kind: RegistrationKind
  /** Registers by the account alone, where the type has no data to be verified. */
  send?: (account: AccountGiven) => Promise<unknown>
  /** The step of the verification data, where the type has one. */
  children?: (step: DetailsStep) => ReactNode
}

/** A registration in its steps, or that there is none for now. */
export function Registration(props: RegistrationProps) {
  const { settings } = useApp()
  return settings.isRegistrationOpen ? (
    <RegistrationSteps {...props} />
  ) : (
    <RegistrationClosed kind={props.kind} />
  )
}

/** What is said of the account by what it may do once its data are verified. */
const registered = {
  personal: 'person',
  enterprise: 'enterprise',
  organization: 'provider',
  lawyer: 'provider',
} as const satisfies Record<RegistrationKind, string>

type Step = 'account' | 'details' | 'done'

/** All steps stay as they were filled in, whichever is shown. */
function RegistrationSteps({ kind, send, children }: RegistrationProps) {
  const { t } = useTranslation('account')
  const { t: ui } = useTranslation()
  const { t: screen } = useTranslation('screens')
  const [step, setStep] = useState<Step>('account')
  const [account, setAccount] = useState<AccountGiven | null>(null)
  const title = screen(registrationKinds[kind])
  const first = useAccountStep(async (given) => {
    setAccount(given)
    if (children) return setStep('details')
    await send?.(given)
    return finish()
  })

  function finish() {
    first.reset()
    setStep('done')
  }

  /** What the server has against the account leads back to its step. */
  function refused(error: CallFailed): Findings | undefined {
    const problems = problemsOf(error, ui('states.offline'), accountFields)
    if (!Object.keys(problems).some((name) => accountFields.includes(name))) return undefined
    flushSync(() => setStep('account'))
    first.mark(problems)
    return {}
  }

  const steps: readonly Step[] = children ? ['account', 'details', 'done'] : ['account', 'done']
  return (
    <div className={`wrap ${classes.layout}`}>
      <PageHead title={title} description={t('register.lead')} noIndex />
      <div className={`${classes.card} ${classes.wide}`}>
        <h1 id="form-title">{title}</h1>
        <div className={classes.steps}>
          <Steps
            label={t('steps.label')}
            steps={steps.map((name) => ({ name: t(`steps.${name}`) }))}
            current={step === 'done' ? steps.length : steps.indexOf(step)}
          />
        </div>
        <div hidden={step !== 'account'}>
          <AccountStep form={first} submitWords={t(children ? 'register.next' : 'register.submit')} />
        </div>
        {children && account && (
          <div hidden={step !== 'details'}>
            {children({
              account,
              refused,
              after: { done: finish },
              onBack: () => setStep('account'),
            })}
          </div>
        )}
        {step === 'done' && <LeadAway title={t('done.registered')} text={t(`done.${registered[kind]}`)} />}
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
