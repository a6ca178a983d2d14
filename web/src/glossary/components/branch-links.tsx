import type { Branch } from '@portal/protocol/glossary/constants.ts'
import type { GlossaryPage } from '@portal/protocol/glossary/schemas.ts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import classes from '../pages/glossary-page.module.css'

interface BranchLinksProps {
  branches: GlossaryPage['branches']
  /** Empty for all. */
  chosen: Branch | ''
  addressOf: (branch: Branch | '') => string
}

/** The branches of law that have concepts, each with how many. */
export function BranchLinks({ branches, chosen, addressOf }: BranchLinksProps) {
  const { t } = useTranslation('glossary')
  const language = useLanguage()
  const all = { branch: '' as const, count: branches.reduce((sum, { count }) => sum + count, 0) }
  return (
    <nav aria-label={t('branch')}>
      <ul className={`sideways ${classes.branches}`}>
        {[all, ...branches].map(({ branch, count }) => (
          <li key={branch}>
            <Link to={addressOf(branch)} aria-current={branch === chosen ? 'true' : undefined}>
              {branch ? t(`branches.${branch}`) : t('all')} <small>{formatNumber(count, language)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
