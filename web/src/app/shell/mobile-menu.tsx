import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { useMenu } from '../use-screens.ts'
import classes from './header.module.css'
import { isUnder, useEntryName, usePlace } from './navigation.ts'

/** The top navigation on a phone: loaded when it is opened. */
export default function MobileMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const place = usePlace()
  const nameOf = useEntryName()
  const entries = useMenu('header')
  const zone = useMenu('zone')
  const links = entries.flatMap((entry) =>
    entry.row.submenu === 'zone'
      ? zone.map((inner) => ({ ...inner, label: `${nameOf(entry.row)}: ${nameOf(inner.row)}` }))
      : [{ ...entry, label: nameOf(entry.row) }],
  )
  return (
    <Dialog title={t('portalShort')} onClose={onClose} place="side">
      <nav className={classes.drawer} aria-label={t('nav.label')}>
        {links.map(({ row, to, label }) => (
          <Link key={to} to={to} data-current={isUnder(place, row) || undefined}>
            {label}
          </Link>
        ))}
      </nav>
    </Dialog>
  )
}
