import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RoomPage, type RoomPageProps } from '../rooms/room-page.tsx'
import { Room } from '../rooms/room.tsx'
import { usePendingCounts } from './use-pending-count.ts'

function useContentMenu() {
  const { t } = useTranslation()
  const waiting = { counts: usePendingCounts(), words: (count: number) => t('waiting', { count }) }
  return { room: 'content', waiting } as const
}

/** The layout of content management, around a page that has a head of its own. */
export function ContentRoom({ children }: { children: ReactNode }) {
  return <Room {...useContentMenu()}>{children}</Room>
}

/** A page of content management. */
export function ContentPage(page: RoomPageProps) {
  return <RoomPage {...useContentMenu()} {...page} />
}
