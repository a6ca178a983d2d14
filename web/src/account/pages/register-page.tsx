import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { Link } from '../../ui/link.tsx'
import card from '../components/card.module.css'
import { registrationKinds, type RegistrationKind } from '../registration-kinds.ts'
import classes from './register-page.module.css'

const kinds = Object.entries(registrationKinds) as [RegistrationKind, string][]

/** The four types, of which one is chosen. */
function RegisterPage() {
  const { settings } = useApp()
  const { t } = useTranslation('account')
  return (
    <div className={`wrap ${classes.page}`}>
      <PageHead title={t('register.title')} description={t('register.lead')} noIndex />
      <h1>{t('register.title')}</h1>
      <p className={classes.lead}>{t(settings.isRegistrationOpen ? 'register.lead' : 'register.closed')}</p>
      {settings.isRegistrationOpen && (
        <ul className={classes.kinds}>
          {kinds.map(([kind, screen]) => (
            <li key={kind}>
              <Link to={`/${screen}`} className={classes.kind}>
                <b>{t(`kinds.${kind}.name`)}</b>
                <span>{t(`kinds.${kind}.text`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className={card.links}>
        <Link to="/account/login">{t('register.toLogin')}</Link>
      </p>
    </div>
  )
}

export const { page } = definePage({ Component: RegisterPage })
