import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { Link } from '../../ui/link.tsx'
import { registrationKinds, type RegistrationKind } from '../registration-kinds.ts'
import classes from './card.module.css'

/** Stands where a registration would, while the platform takes no new accounts. */
export function RegistrationClosed({ kind }: { kind: RegistrationKind }) {
  const { t } = useTranslation('account')
  const { t: screen } = useTranslation('screens')
  const title = screen(registrationKinds[kind])
  return (
    <div className={`wrap ${classes.layout}`}>
      <PageHead title={title} description={t('register.lead')} noIndex />
      <div className={`${classes.card} ${classes.wide}`}>
        <h1>{title}</h1>
        <p>{t('register.closed')}</p>
        <p className={classes.links}>
          <Link to="/account/login">{t('register.toLogin')}</Link>
        </p>
      </div>
    </div>
  )
}
