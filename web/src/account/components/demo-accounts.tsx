import { demoAccounts, demoPassword } from '@portal/protocol/account/demo.ts'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import classes from './demo-accounts.module.css'

/** The demo's accounts, one of every type; a click fills the form. */
export function DemoAccounts({ onChoose }: { onChoose: (account: string, password: string) => void }) {
  const { t } = useTranslation('account')
  const { t: typeName } = useTranslation('userTypes')
  return (
    <section className={classes.card} aria-labelledby="demo-title">
      <h2 id="demo-title">{t('login.demo')}</h2>
      <p>{t('login.demoHint', { password: demoPassword })}</p>
      <ul>
        {demoAccounts.map(({ username, userType }) => (
          <li key={username}>
            <button type="button" onClick={() => onChoose(username, demoPassword)}>
              <b>{username}</b>
              <span>{typeName(userType)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={classes.outbox}>
        <Link to="/account/outbox">{t('login.outbox')}</Link>
      </p>
    </section>
  )
}
