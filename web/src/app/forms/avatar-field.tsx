import { filePurposes } from '@portal/protocol/files/purposes.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import classes from './avatar-field.module.css'
import { CropDialog } from './crop-dialog.tsx'

interface AvatarFieldProps {
  /** Whose picture it is. */
  name: string
  /** Path of the picture; null where there is none. */
  picture: string | null
  isBusy?: boolean
  error?: string | undefined
  onChange: (stored: FileInfo | null) => void
}

/** A picture of somebody: chosen, cropped, uploaded; or taken away. */
export function AvatarField({ name, picture, isBusy = false, error, onChange }: AvatarFieldProps) {
  const { t } = useTranslation('forms')
  const [chosen, setChosen] = useState<{ picture: File; address: string } | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const address = chosen?.address

  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address])

  function choose(file: File | undefined) {
    setChosen(file ? { picture: file, address: URL.createObjectURL(file) } : null)
  }

  return (
    <div className={classes.field}>
      <Avatar name={name} picture={picture} size="large" />
      <div className={classes.told}>
        <div className={classes.buttons}>
          <Button variant="default" isBusy={isBusy} onClick={() => input.current?.click()}>
            {t(picture ? 'avatar.replace' : 'avatar.choose')}
          </Button>
          {picture && !isBusy && (
            <Button variant="subtle" tone="seal" onClick={() => onChange(null)}>
              {t('avatar.remove')}
            </Button>
          )}
        </div>
        <p className={error ? classes.error : classes.hint} role={error ? 'alert' : undefined}>
          {error ?? t('avatar.hint')}
        </p>
      </div>
      <input
        ref={input}
        name="avatar"
        type="file"
        hidden
        accept={filePurposes.AVATAR.types.join(',')}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0])
          // The same picture may be chosen again.
          event.currentTarget.value = ''
        }}
      />
      {chosen && (
        <CropDialog
          {...chosen}
          onClose={() => setChosen(null)}
          onDone={(stored) => {
            setChosen(null)
            onChange(stored)
          }}
        />
      )}
    </div>
  )
}
