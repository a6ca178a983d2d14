import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../app/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { later } from '../../ui/later.tsx'
import { showToast } from '../../ui/toast.tsx'

// Comes once the document is wanted.
const FinishDialog = later(async () => (await import('./finish-dialog.tsx')).default)

interface FinishProps extends Omit<ComponentProps<typeof FinishDialog>, 'id' | 'onClose'> {
  /** Saves what is not saved yet; the contract’s id where all is. */
  flush: () => Promise<string | null>
}

/** The way to the finished document. */
export function Finish({ flush, ...finished }: FinishProps) {
  const { t } = useTranslation('template')
  const viewer = useViewer()
  const [opened, setOpened] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isOwner = viewer !== null && viewer.userType !== 'ADMIN'

  async function open() {
    if (!isOwner) {
      setOpened('')
      return
    }
    setBusy(true)
    const id = await flush()
    setBusy(false)
    if (id === null) showToast(t('finish.notSaved'), { tone: 'error' })
    setOpened(id)
  }

  return (
    <>
      <Button icon={<Icon name="download" size={16} />} isBusy={isBusy} onClick={() => void open()}>
        {t('finish.download')}
      </Button>
      {opened !== null && <FinishDialog {...finished} id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
