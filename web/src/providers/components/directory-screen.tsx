import { readList } from '@portal/protocol/kernel/list-address.ts'
import type { providersList } from '@portal/protocol/providers/lists.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { useApp, type AppContext, type LoadInput } from '../../app/page.ts'
import { SectionMenu } from '../../app/rooms/section-menu.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Directory } from './directory.tsx'
import { RoomMenu } from './room-menu.tsx'
import {
  countsQuery,
  foreignLawyers,
  institutionsOf,
  lawyerCountsQuery,
  loadDirectoryNames,
  registeredProviders,
  roomCountsQuery,
} from '../queries.ts'
import { areRegistered, roomOf, type Room } from '../rooms.ts'

const isCommunication = (pathname: string) => pathname.startsWith('/communication')

function listOf(pathname: string, room: Room) {
  if (isCommunication(pathname)) return foreignLawyers
  return room.path === 'service/lawyer' ? registeredProviders : institutionsOf(room)
}

/** The list of a screen; all have the filters of registered providers, but for the kinds. */
function sourceOf(pathname: string, room: Room): typeof registeredProviders {
  return listOf(pathname, room) as typeof registeredProviders
}

type Filters = ReturnType<typeof readList<typeof providersList>>['filters']

/** What a screen counts: of whom its list holds. */
function countsOf(context: AppContext, pathname: string, filters: Filters) {
  return isCommunication(pathname)
    ? lawyerCountsQuery(context, filters)
    : roomCountsQuery(context, roomOf(pathname), filters)
}

/** Whoever helps, of one sort: the rooms of the service section, and foreign-related lawyers. */
export function DirectoryScreen() {
  const { t } = useTranslation('providers')
  const { t: screen } = useTranslation('screens')
  const { pathname } = useLocation()
  const context = useApp()
  const room = roomOf(pathname)
  const list = useList(sourceOf(pathname, room))
  const { data: counts } = useQuery(countsOf(context, pathname, list.asked.filters))
  const { data: whole } = useQuery({ ...countsQuery(context, {}), enabled: !isCommunication(pathname) })
  const title = screen(isCommunication(pathname) ? 'communication/lawyer' : room.path)
  const lead = t(`leads.${isCommunication(pathname) ? 'communication/lawyer' : room.path}`)
  return (
    <div className="wrap">
      <PageHead title={title} description={lead} noIndex={list.isNarrowed} />
      <PageHeader title={title} lead={lead} />
      <Directory
        label={title}
        list={list}
        counts={counts}
        kinds={areRegistered(room) && !isCommunication(pathname) ? room.kinds : []}
        menu={
          isCommunication(pathname) ? (
            <SectionMenu section="communication" current="communication/lawyer" />
          ) : (
            <RoomMenu current={room} counts={whole?.kinds} />
          )
        }
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </div>
  )
}

/** Asks for what the screen shows. */
export function loadDirectory(input: LoadInput): Promise<unknown> {
  const { pathname, searchParams } = input.url
  const room = roomOf(pathname)
  const source = sourceOf(pathname, room)
  const { filters } = readList(source.list, searchParams)
  return Promise.all([
    loadList(source, input),
    input.context.queries.prefetchQuery(countsOf(input.context, pathname, filters)),
    !isCommunication(pathname) && input.context.queries.prefetchQuery(countsQuery(input.context, {})),
    loadDirectoryNames(input.context),
  ])
}
