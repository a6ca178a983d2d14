import type { DeskPublication } from '@portal/protocol/publications/schemas.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminKey } from '../../../app/admin/queries.ts'
import { useMeanwhile } from '../../../app/admin/use-meanwhile.ts'
import { ActDialog } from '../../../app/forms/act-dialog.tsx'
import { useApp } from '../../../app/page.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Moment } from '../../../ui/moment.tsx'
import classes from './desk-publication.module.css'
import { PublicationTag } from './publication-tag.tsx'

type Version = DeskPublication['versions'][number]

interface BeginFromProps {
  id: string
  version: Version
  onClose: () => void
}

/** Begins a new version from an earlier one, after asking once more. */
function BeginFrom({ id, version, onClose }: BeginFromProps) {
  const { t } = useTranslation('publicationDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { ask } = useApp()
  const refused = useMeanwhile(frame('review.begun'), onClose)
  return (
    <ActDialog
      title={t('restoreTitle', { number: version.number })}
      text={t('restoreText')}
      confirm={t('restoreVersion')}
      cancel={frame('form.cancel')}
      send={() => ask('publications', 'revise', { params: { id }, body: { from: version.id } })}
      after={{ toast: t('restored', { number: version.number }), invalidates: [adminKey] }}
      refused={refused}
      onClose={onClose}
    />
  )
}

/** Every version with who wrote it last and when, the newest first, and the way back to an earlier one. */
export function VersionsCard({ publication }: { publication: DeskPublication }) {
  const { t } = useTranslation('publicationDesk')
  const [restored, setRestored] = useState<Version | null>(null)
  const { id, latest, versions, mayRevise } = publication
  const newestFirst = versions.toSorted((one, other) => other.number - one.number)
  return (
    <Card isTight title={t('versions')}>
      <ol className={classes.versions} reversed>
        {newestFirst.map((version) => (
          <li key={version.id}>
            <b>{t('version', { number: version.number })}</b>
            <PublicationTag state={version.state} />
            <small>
              {version.writtenBy.username} · <Moment at={version.writtenAt} />
            </small>
            {mayRevise && version.id !== latest.id && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('restoreOf', { number: version.number })}
                onClick={() => setRestored(version)}
              >
                {t('restoreVersion')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {!mayRevise && versions.length > 1 && <p className={classes.hint}>{t('restoreNotNow')}</p>}
      {restored && <BeginFrom id={id} version={restored} onClose={() => setRestored(null)} />}
    </Card>
  )
}
