import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import classes from './header.module.css'
import { isInSection, topEntries, zoneEntries } from './navigation.ts'

/** The top navigation on a phone: loaded when it is opened. */
export default function MobileMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { t: name } = useTranslation('screens')
  const { pathname } = useLocation()
  const links = topEntries.flatMap((entry) =>
    entry === 'zone'
      ? zoneEntries.map(({ to, word }) => ({ to, label: `${t('nav.zone')}: ${t(word)}` }))
      : [{ to: entry.to, label: name(entry.name) }],
  )
  return (
    <Dialog title={t('portalShort')} onClose={onClose} place="side">
      <nav className={classes.drawer} aria-label={t('nav.label')}>
        {links.map(({ to, label }) => (
          <Link key={to} to={to} data-current={isInSection(pathname, to) || undefined}>
            {label}
          </Link>
        ))}
      </nav>
    </Dialog>
  )
}
