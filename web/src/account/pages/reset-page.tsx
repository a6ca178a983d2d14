import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { definePage } from '../../app/page.ts'
import { Link } from '../../ui/link.tsx'
import classes from '../components/card.module.css'
import { LeadAway } from '../components/lead-away.tsx'
import { ResetByLink } from '../components/reset-by-link.tsx'
import { ResetByPhone } from '../components/reset-by-phone.tsx'
import { ResetByToken } from '../components/reset-by-token.tsx'
import { Ways } from '../components/ways.tsx'
import { useToken } from '../use-token.ts'

/** Retrieval of a password: the link is asked for here and leads here. */
function ResetPage() {
  const { t } = useTranslation('account')
  const token = useToken()
  const [way, setWay] = useState<'email' | 'phone'>('email')
  const [isDone, setDone] = useState(false)
  const finish = () => setDone(true)

  function content() {
    if (isDone) return <LeadAway title={t('done.reset')} text={t('done.resetText')} />
    if (token) return <ResetByToken token={token} onDone={finish} />
    return (
      <Ways
        label={t('reset.ways')}
        ways={[
          ['email', t('reset.byEmail')],
          ['phone', t('reset.byPhone')],
        ]}
        current={way}
        onChange={setWay}
      >
        {way === 'email' ? <ResetByLink /> : <ResetByPhone onDone={finish} />}
      </Ways>
    )
  }

  return (
    <div className={`wrap ${classes.layout}`}>
      <PageHead title={t('reset.title')} description={t('reset.lead')} noIndex />
      <div className={classes.card}>
        <h1 id="form-title">{token ? t('reset.newPassword') : t('reset.title')}</h1>
        <p className={classes.lead}>{token ? t('reset.newPasswordLead') : t('reset.lead')}</p>
        {content()}
        <p className={classes.links}>
          <Link to="/account/login">{t('reset.toLogin')}</Link>
        </p>
      </div>
    </div>
  )
}

export const { page } = definePage({ Component: ResetPage })
