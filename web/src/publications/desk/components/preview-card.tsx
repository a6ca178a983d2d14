import { Button, TextInput } from '@mantine/core'
import { openStates } from '@portal/protocol/publications/lifecycle.ts'
import { previewHours } from '@portal/protocol/publications/constants.ts'
import type { DeskVersion } from '@portal/protocol/publications/schemas.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../app/forms/use-act.ts'
import { useApp } from '../../../app/page.ts'
import { Card } from '../../../ui/card.tsx'
import { formatMoment } from '../../../ui/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useCopy } from '../../../ui/use-copy.ts'
import { useLanguage } from '../../../ui/use-language.ts'
import classes from './desk-publication.module.css'

/** A link by which anybody reads a version that is not published, while it is not. */
export function PreviewCard({ version: { id, state } }: { version: DeskVersion }) {
  const { t } = useTranslation('publicationDesk')
  const { t: ui } = useTranslation()
  const { ask, origin } = useApp()
  const language = useLanguage()
  const copy = useCopy()
  const [preview, setPreview] = useState<{ link: string; endsAt: string } | null>(null)
  const { make, isBusy, problem } = useAct(() => ask('publications', 'previewLink', { params: { id } }), {
    done: setPreview,
  })
  if (!openStates.some((open) => open === state)) return null
  const address = preview && new URL(preview.link, origin).href

  return (
    <Card isTight title={t('preview.title')}>
      <p className={classes.hint}>{t('preview.text', { hours: previewHours })}</p>
      {preview && address ? (
        <div className={classes.link}>
          <TextInput readOnly label={t('preview.link')} value={address} />
          <p className={classes.hint}>
            {t('preview.ends', { date: formatMoment(preview.endsAt, language, 'Asia/Shanghai') })}
          </p>
          <div className={classes.acts}>
            <Button
              variant="default"
              leftSection={<Icon name="copy" size={16} />}
              onClick={() => void copy(address, ui('actions.copied'))}
            >
              {ui('actions.copy')}
            </Button>
            <Button variant="default" component="a" href={address} target="_blank" rel="noreferrer">
              {t('preview.open')}
            </Button>
          </div>
        </div>
      ) : (
        <div className={classes.acts}>
          <Button variant="default" loading={isBusy} onClick={() => make(undefined)}>
            {t('preview.get')}
          </Button>
        </div>
      )}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </Card>
  )
}
