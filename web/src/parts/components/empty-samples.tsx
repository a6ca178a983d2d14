import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { Card } from '../../ui/card.tsx'
import classes from './samples.module.css'

const here = '/admin/parts'

/** What stands where there is nothing, not yet something, or something went wrong. */
export function EmptySamples() {
  const { t } = useTranslation('parts')
  const { t: ui } = useTranslation()
  return (
    <>
      <div className={classes.pair}>
        <Notice title={t('empty.none')} text={t('empty.noneText')}>
          <Button icon={<Icon name="plus" size={16} />}>{t('empty.publish')}</Button>
        </Notice>
        <Notice spot="nothing-found" title={t('empty.notFound')} text={t('empty.notFoundText')}>
          <Button variant="default">{t('empty.drop')}</Button>
        </Notice>
        <Notice
          spot="failed"
          title={ui('states.failed')}
          text={ui('states.failedHint')}
          detail={ui('states.requestId', { id: '8f2c-01' })}
        >
          <Button>{ui('actions.retry')}</Button>
        </Notice>
        <Notice spot="done" title={t('empty.done')} text={t('empty.doneText')} />
        <Notice spot="locked" title={t('empty.locked')} text={t('empty.lockedText')} />
      </div>
      <Card title={t('empty.title')}>
        <div className={classes.pair}>
          <div className={classes.stack}>
            <Note tone="gold" icon="lock">
              {t('empty.waits')} <Link to={here}>{t('empty.progress')}</Link>
            </Note>
            <Note tone="seal">
              {t('empty.moved')} <Link to={here}>{t('empty.latest')}</Link>
            </Note>
            <Note tone="jade">{t('empty.sent')}</Note>
            <Note tone="ink">{t('empty.running')}</Note>
            <Note tone="grey">{t('empty.ended')}</Note>
          </div>
          <RowSkeletons rows={5} height={48} />
        </div>
      </Card>
    </>
  )
}
