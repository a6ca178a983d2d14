import type { Calls } from '@portal/protocol/calls.ts'
import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import { useTranslation } from 'react-i18next'
import { Decide } from '../../app/admin/decide.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'

const reject = formCall('forum', 'reject')
const takeDown = formCall('forum', 'takeDown')
const close = formCall('forum', 'close')

type Reviewed = AnswerOf<Calls['forum']['review']>

/** Has a post shown, refuses it or takes it down; lets it stand first, and ends what is said below it. */
export function DecidePost({
  id,
  revision,
  title,
  abilities,
}: Pick<Reviewed, 'id' | 'revision' | 'title' | 'abilities'>) {
  const { t } = useTranslation('forumDesk')
  const { reasons, closeReasons } = useCatalogue('forumDesk')
  const { ask } = useApp()
  const plain = (action: 'pin' | 'unpin' | 'reopen') => ({
    label: t(action),
    title: t(`${action}Title`, { title }),
    text: t(`${action}Text`),
    done: t(`${action}Done`),
    send: () => ask('forum', action, { params: { id } }),
  })
  return (
    <Decide
      id={id}
      revision={revision}
      abilities={abilities}
      decisions={{
        approve: {
          label: t('approve'),
          title: t('approveTitle', { title }),
          text: t('approveText'),
          done: t('approved'),
          send: () => ask('forum', 'approve', { params: { id }, body: { revision } }),
        },
        reject: {
          label: t('reject'),
          title: t('rejectTitle', { title }),
          text: t('rejectText'),
          done: t('rejected'),
          call: reject,
          reasons,
        },
        takeDown: {
          label: t('takeDown'),
          title: t('takeDownTitle', { title }),
          text: t('takeDownText'),
          done: t('takenDown'),
          call: takeDown,
          reasons,
        },
        pin: plain('pin'),
        unpin: plain('unpin'),
        close: {
          label: t('close'),
          title: t('closeTitle', { title }),
          text: t('closeText'),
          done: t('closeDone'),
          call: close,
          reasons: closeReasons,
        },
        reopen: plain('reopen'),
      }}
    />
  )
}
