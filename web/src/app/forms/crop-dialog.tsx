import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './crop-dialog.module.css'
import { UploadProgress } from './upload-progress.tsx'
import { useUpload } from './use-upload.ts'

interface CropDialogProps {
  picture: File
  /** Where the browser has the picture. */
  address: string
  onDone: (stored: FileInfo) => void
  onClose: () => void
}

const mostZoom = 4

/** Pixels that an arrow key moves the picture by. */
const keyboardStep = 8

/** The part of a picture to keep as an avatar, and its upload. */
export function CropDialog({ picture, address, onDone, onClose }: CropDialogProps) {
  const { t } = useTranslation('forms')
  const upload = useUpload('AVATAR')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [isUnreadable, setUnreadable] = useState(false)
  const hintId = useId()
  const problem = isUnreadable ? t('crop.unreadable') : upload.problem

  async function save() {
    const stored = area && (await upload.start(picture, area))
    if (stored) onDone(stored)
  }

  return (
    <Dialog title={t('crop.title')} onClose={onClose} place="small">
      <div className={classes.area}>
        {!isUnreadable && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={mostZoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={keyboardStep}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ alt: '', onError: () => setUnreadable(true) }}
            cropperProps={{ role: 'application', 'aria-label': t('crop.area'), 'aria-describedby': hintId }}
          />
        )}
      </div>
      <p id={hintId} className={classes.hint}>
        {t('crop.hint')}
      </p>
      <label className={classes.zoom}>
        {t('crop.zoom')}
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
        />
      </label>
      <UploadProgress upload={upload} />
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.buttons}>
        <Button variant="default" size="md" onClick={onClose}>
          {t('actions.cancel')}
        </Button>
        <Button
          size="md"
          disabled={!area || isUnreadable}
          isBusy={upload.percent !== null}
          onClick={() => void save()}
        >
          {t('actions.save')}
        </Button>
      </div>
    </Dialog>
  )
}
