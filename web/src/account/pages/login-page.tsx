import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { Link } from '../../ui/link.tsx'
import classes from '../components/card.module.css'
import { DemoAccounts } from '../components/demo-accounts.tsx'
import { PasswordLogin } from '../components/password-login.tsx'
import { PhoneLogin } from '../components/phone-login.tsx'
import { Ways } from '../components/ways.tsx'
import { usePasswordLogin } from '../use-password-login.ts'
import { usePhoneLogin } from '../use-phone-login.ts'

function LoginPage() {
  const { t } = useTranslation('account')
  const { settings } = useApp()
  const [search] = useSearchParams()
  const [way, setWay] = useState<'account' | 'phone'>('account')
  const byPassword = usePasswordLogin()
  const byPhone = usePhoneLogin()

  return (
    <div className={`wrap ${classes.layout}`}>
      <PageHead title={t('login.title')} description={t('login.lead')} noIndex />
      <div className={classes.card}>
        <h1 id="login-title">{t('login.title')}</h1>
        <p className={classes.lead}>{search.get('to') ? t('login.needed') : t('login.lead')}</p>
        <Ways
          label={t('login.ways')}
          ways={[
            ['account', t('login.byPassword')],
            ['phone', t('login.byPhone')],
          ]}
          current={way}
          onChange={setWay}
        >
          {way === 'account' ? <PasswordLogin {...byPassword} /> : <PhoneLogin form={byPhone} />}
        </Ways>
        <p className={classes.links}>
          <Link to="/account/reset">{t('login.forgot')}</Link>
          <Link to="/account/register">{t('login.register')}</Link>
        </p>
        <p className={classes.safety}>{t('login.safety')}</p>
      </div>
      {settings.isDemo && (
        <DemoAccounts
          onChoose={(account, password) => {
            setWay('account')
            byPassword.form.change({ account, password })
          }}
        />
      )}
    </div>
  )
}

export const { page } = definePage({ Component: LoginPage })
