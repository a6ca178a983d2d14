import { openStates } from '@portal/protocol/publications/lifecycle.ts'
import { previewHours } from '@portal/protocol/publications/constants.ts'
import type { DeskVersion } from '@portal/protocol/publications/schemas.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../app/forms/use-act.ts'
import { useApp } from '../../../app/page.ts'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatMoment } from '../../../ui/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
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
  // The button that asked for it is gone.
  const link = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (preview) link.current?.focus()
  }, [preview])
  if (!openStates.some((open) => open === state)) return null
  const address = preview && new URL(preview.link, origin).href

  return (
    <Card isTight title={t('preview.title')}>
      <p className={classes.hint}>{t('preview.text', { hours: previewHours })}</p>
      {preview && address ? (
        <div className={classes.link}>
          <TextInput ref={link} isCompact readOnly label={t('preview.link')} value={address} />
          <p className={classes.hint}>
            {t('preview.ends', { date: formatMoment(preview.endsAt, language, 'Asia/Shanghai') })}
          </p>
          <div className={classes.acts}>
            <Button
              variant="default"
              icon={<Icon name="copy" size={16} />}
              onClick={() => void copy(address, ui('actions.copied'))}
            >
              {ui('actions.copy')}
            </Button>
            <ButtonAnchor variant="default" href={address} target="_blank" rel="noreferrer">
              {t('preview.open')}
            </ButtonAnchor>
          </div>
        </div>
      ) : (
        <div className={classes.acts}>
          <Button variant="default" isBusy={isBusy} onClick={() => make(undefined)}>
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
