import type { DeskTemplate } from '@portal/protocol/templates/schemas.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminKey } from '../../app/admin/queries.ts'
import { useMeanwhile } from '../../app/admin/use-meanwhile.ts'
import { ActDialog } from '../../app/forms/act-dialog.tsx'
import { useApp } from '../../app/page.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Moment } from '../../ui/moment.tsx'
import classes from './desk-template.module.css'
import { TemplateTag } from './template-tag.tsx'

type Version = DeskTemplate['versions'][number]

interface BeginFromProps {
  id: string
  version: Version
  onClose: () => void
}

/** Begins a new version from an earlier one, after asking once more. */
function BeginFrom({ id, version, onClose }: BeginFromProps) {
  const { t } = useTranslation('templateDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { ask } = useApp()
  const refused = useMeanwhile(frame('review.begun'), onClose)
  return (
    <ActDialog
      title={t('versions.restoreTitle', { number: version.number })}
      text={t('versions.restoreText')}
      confirm={t('versions.restore')}
      cancel={frame('form.cancel')}
      send={() => ask('templates', 'revise', { params: { id }, body: { from: version.id } })}
      after={{ toast: t('versions.restored', { number: version.number }), invalidates: [adminKey] }}
      refused={refused}
      onClose={onClose}
    />
  )
}

interface VersionsCardProps {
  template: DeskTemplate
  /** The version whose text is shown. */
  shown: string
  onShow: (id: string) => void
}

/** Every version with who wrote it last and when, the newest first; each can be read, and gone back to. */
export function VersionsCard({ template, shown, onShow }: VersionsCardProps) {
  const { t } = useTranslation('templateDesk')
  const [restored, setRestored] = useState<Version | null>(null)
  const { id, latest, versions, mayRevise } = template
  const newestFirst = versions.toSorted((one, other) => other.number - one.number)
  return (
    <Card isTight title={t('versions.title')}>
      <ol className={classes.versions} reversed>
        {newestFirst.map((version) => {
          const { number } = version
          return (
            <li key={version.id}>
              <b>{t('version', { number })}</b>
              <TemplateTag state={version.state} />
              <small>
                {version.writtenBy.username} · <Moment at={version.writtenAt} />
              </small>
              <span className={classes.tools}>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-pressed={version.id === shown}
                  aria-label={t('versions.readOf', { number })}
                  onClick={() => onShow(version.id)}
                >
                  {t('versions.read')}
                </Button>
                {mayRevise && version.id !== latest.id && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t('versions.restoreOf', { number })}
                    onClick={() => setRestored(version)}
                  >
                    {t('versions.restore')}
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ol>
      {restored && <BeginFrom id={id} version={restored} onClose={() => setRestored(null)} />}
    </Card>
  )
}
