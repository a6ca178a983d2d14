import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import classes from './help.module.css'

const ways = [
  { name: 'lookup', to: '/legal/apply', icon: 'search' },
  { name: 'ask', to: '/business/consult', icon: 'speech' },
  { name: 'call', to: '/about/contact', icon: 'phone' },
] as const satisfies readonly { name: string; to: string; icon: IconName }[]

/** Where to turn when nothing above has helped. */
export function Help() {
  const { t } = useTranslation('home')
  return (
    <div className={classes.ways}>
      {ways.map(({ name, to, icon }) => (
        <section key={name} className={classes.way}>
          <Icon name={icon} size={28} />
          <h2>{t(`${name}.title`)}</h2>
          <p>{t(`${name}.text`)}</p>
          <Link to={to}>{t(`${name}.action`)}</Link>
        </section>
      ))}
    </div>
  )
}
