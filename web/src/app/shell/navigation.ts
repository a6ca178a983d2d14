import type { ScreenName } from '../routes.ts'

interface Entry {
  to: string
  name: ScreenName
}

/** The top navigation, in the specification's order; the zone's dropdown stands before the last entry. */
export const topEntries: readonly (Entry | 'zone')[] = [
  { to: '/home', name: 'home' },
  { to: '/service', name: 'service' },
  { to: '/legal', name: 'legal' },
  { to: '/lawServiceProduct', name: 'lawServiceProduct' },
  { to: '/researchResult', name: 'researchResult' },
  'zone',
  { to: '/about', name: 'about' },
]

export const zoneEntries = [
  { to: '/communication/policy', word: 'nav.zoneNews' },
  { to: '/business/consult', word: 'nav.zoneConsult' },
] as const

/** Sections that the zone's dropdown leads to. */
export const zoneSections = ['/communication', '/business']

export const serviceEntries: readonly Entry[] = [
  { to: '/service/lawyer', name: 'service/lawyer' },
  { to: '/service/demand', name: 'service/demand' },
  { to: '/service/desk', name: 'service/desk' },
  { to: '/service/contract', name: 'service/contract' },
  { to: '/service/aiLegal', name: 'service/aiLegal' },
]

/** Whether a page belongs to a section; stable addresses of laws belong to that of law. */
export function isInSection(pathname: string, section: string): boolean {
  const isUnder = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  return isUnder(section) || (section === '/legal' && isUnder('/eli'))
}
