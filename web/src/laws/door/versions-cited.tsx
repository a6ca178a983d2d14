import type { VersionsCited as Cited } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import classes from '../../search/search-results.module.css'
import { formatDate } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { useLanguage } from '../../ui/use-language.ts'

function Said({ version }: { version: Cited[number] }) {
  const { t } = useTranslation('laws')
  const language = useLanguage()
  const { asked, isHeld, isToCome, inForceFrom, inForceUntil, isEndRecorded } = version
  if (!isHeld) return t('results.versionNotHeld', { asked })
  if (isToCome) return t('results.versionToCome', { asked, date: formatDate(inForceFrom, language) })
  const words = isEndRecorded ? 'results.versionFormer' : 'results.versionFormerAtLatest'
  return t(words, { asked, date: formatDate(inForceUntil, language) })
}

/** Versions that the question cites and that are not today's, with the way to those that are held. */
export function VersionsCited({ versions }: { versions: Cited }) {
  const { t } = useTranslation('laws')
  return versions.map((version) => (
    <p key={version.asked} className={classes.resolved} role="status">
      <Said version={version} />{' '}
      {version.isHeld && <Link to={version.address}>{t('results.openVersion')}</Link>}
    </p>
  ))
}
