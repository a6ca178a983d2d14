import { useTranslation } from 'react-i18next'
import { RoomPage, type RoomPageProps } from '../rooms/room-page.tsx'
import { useUnreadCounts } from './use-unread-counts.ts'

/** A page of the user center. */
export function UserCenter(page: RoomPageProps) {
  const { t } = useTranslation()
  const waiting = { counts: useUnreadCounts(), words: (count: number) => t('user.unread', { count }) }
  return <RoomPage room="usercenter" waiting={waiting} {...page} />
}
