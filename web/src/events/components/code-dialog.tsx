import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { codeQuery } from '../desk-queries.ts'
import classes from './applicants.module.css'

/** Edge of the code in pixels: read from some steps away. */
const edge = 480

interface CodeDialogProps {
  id: string
  title: string
  onClose: () => void
}

/** The code that hangs at the door, large enough to be read across a room. */
export function CodeDialog({ id, title, onClose }: CodeDialogProps) {
  const { t } = useTranslation('eventsDesk')
  const query = useQuery(codeQuery(useApp(), id))
  return (
    <Dialog title={t('codeTitle', { title })} onClose={onClose}>
      <p className={classes.hint}>{t('codeText')}</p>
      <QueryView query={query} skeleton={<Skeleton height={edge} />}>
        {({ address }) => (
          <div className={classes.code}>
            <QrCode text={address} label={t('code')} edge={edge} />
            <p>{address}</p>
          </div>
        )}
      </QueryView>
    </Dialog>
  )
}
