import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { ChangePhone } from './change-phone.tsx'
import classes from './safety.module.css'

type Fact = 'password' | 'phone' | 'email'

interface SignInFactsProps {
  username: string
  /** Both masked. */
  phone: string | null
  email: string | null
}

/** What one signs in with, each with the way to change it. */
export function SignInFacts({ username, phone, email }: SignInFactsProps) {
  const { t } = useTranslation('safety')
  const [changed, setChanged] = useState<Fact | null>(null)
  const close = () => setChanged(null)

  const facts: readonly (readonly [Fact, string | null])[] = [
    ['password', t('signIn.passwordHint')],
    ['phone', phone],
    ['email', email],
  ]

  return (
    <section className={classes.card} aria-labelledby="sign-in-title">
      <h2 id="sign-in-title">{t('signIn.title')}</h2>
      <dl className={classes.facts}>
        <div>
          <dt>{t('signIn.username')}</dt>
          <dd>{username}</dd>
        </div>
        {facts.map(([fact, value]) => {
          const what = t(`signIn.${fact}`)
          return (
            <div key={fact}>
              <dt>{what}</dt>
              <dd className={fact === 'password' || value === null ? classes.hint : undefined}>
                {value ?? t('signIn.none')}
              </dd>
              <dd>
                <Button
                  variant="default"
                  aria-label={t(value === null ? 'signIn.addOf' : 'signIn.changeOf', { what })}
                  onClick={() => setChanged(fact)}
                >
                  {t(value === null ? 'signIn.add' : 'signIn.change')}
                </Button>
              </dd>
            </div>
          )
        })}
      </dl>
      {changed === 'password' && <ChangePassword username={username} onClose={close} />}
      {changed === 'phone' && <ChangePhone onClose={close} />}
      {changed === 'email' && <ChangeEmail onClose={close} />}
    </section>
  )
}
