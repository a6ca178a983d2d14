import { registeredTypes } from '@portal/protocol/kernel/user-types.ts'
import type * as events from '@portal/protocol/words/zh/events.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    events: typeof events
  }
}

const list = { words: ['publications', 'events'], keepAlive: true } as const satisfies Partial<Screen>

const trainings = { ...list, page: () => import('./pages/trainings-page.tsx') } as const
const activities = { ...list, page: () => import('./pages/activities-page.tsx') } as const

/** Its list is known to search engines by the list's own address. */
const detail = {
  page: () => import('./pages/event-page.tsx'),
  words: ['publications', 'citations', 'laws', 'events', 'forms', 'kernel'],
  showsWay: true,
  noIndex: true,
} as const satisfies Partial<Screen>

export const screens: readonly Screen[] = [
  { path: 'information/train', ...trainings, menus: { information: 4 }, icon: 'book' },
  { path: 'information/trainDetail', ...detail, list: trainings.page, under: 'information/train' },
  {
    path: 'communication/activity',
    ...activities,
    menus: { communication: 6 },
    icon: 'calendar',
  },
  {
    path: 'communication/activity/detail',
    ...detail,
    list: activities.page,
    under: 'communication/activity',
  },
  {
    path: 'information/checkIn',
    page: () => import('./pages/check-in-page.tsx'),
    words: ['publications', 'events', 'checkIn'],
    for: registeredTypes,
    noIndex: true,
  },
  {
    path: 'verify',
    pattern: 'verify/:number?',
    page: () => import('./pages/verify-page.tsx'),
    words: ['certificates'],
    noIndex: true,
  },
  {
    path: 'usercenter/trainings',
    page: () => import('./pages/own-events-page.tsx'),
    words: ['events', 'ownEvents'],
    for: registeredTypes,
    menus: { usercenter: 8 },
    group: 'mine',
    icon: 'calendar',
  },
  {
    path: 'admin/events',
    page: () => import('./pages/desk-events-page.tsx'),
    words: ['eventsDesk'],
    roles: ['EDITOR'],
    menus: { admin: 33 },
    group: 'publishing',
    icon: 'calendar',
  },
  {
    path: 'admin/events/applications',
    page: () => import('./pages/desk-applications-page.tsx'),
    words: ['events', 'eventsDesk'],
    roles: ['EDITOR'],
    under: 'admin/events',
  },
]
