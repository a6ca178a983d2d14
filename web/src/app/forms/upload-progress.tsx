import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import classes from './upload-progress.module.css'
import type { Upload } from './use-upload.ts'

/** How far an upload has come, while it runs, and the way to give it up. */
export function UploadProgress({ upload: { percent, cancel } }: { upload: Upload }) {
  const { t } = useTranslation('forms')
  const { t: ui } = useTranslation()
  if (percent === null) return null
  const words = ui('files.sending', { percent })
  return (
    <div className={classes.progress}>
      <progress value={percent} max={100} aria-label={words} />
      <span aria-hidden="true">{words}</span>
      <Button variant="subtle" onClick={cancel}>
        {t('file.cancel')}
      </Button>
    </div>
  )
}
