import type { AdminRole, UserType } from '@portal/protocol/kernel/user-types.ts'
import type { IconName } from '../ui/icon.tsx'
import type { Page } from './page.ts'
import type { Catalogue, Catalogues } from './words.ts'

export type ScreenName = keyof Catalogues['screens']

/** The menus of the frame. */
export type MenuName =
  | 'header'
  | 'zone'
  | 'service'
  | 'legal'
  | 'information'
  | 'communication'
  | 'user'
  | 'usercenter'
  | 'content'
  | 'admin'

interface Row {
  /** The user types that may open paths that begin so, all of them signed in; anybody, where none are named. */
  for?: readonly UserType[]
  /** The menus that lead here, each with the entry's place in it. */
  menus?: Partial<Record<MenuName, number>>
  /** Its group, in a menu that has them. */
  group?: keyof Catalogues['shell']['groups']
  /**
   * The screen that leads here: its entry in a menu is this one's too, and what is not found here leads back to it. One
   * of another section has this screen in its own section.
   */
  under?: ScreenName
  /** The same by what `?type=` names, where the screen shows things of several lists. */
  underTypes?: ReadonlyMap<string, ScreenName>
  /** Beside its name, in menus that have room for it. */
  icon?: IconName
  /** The menu it opens in the header, instead of leading on. */
  submenu?: MenuName
  /** What menus call it, where that is not its name. */
  menuWord?: `nav.${keyof Catalogues['shell']['nav']}`
}

/** What waits for administrators, as words name it. */
type WaitingKind = keyof Catalogues['waiting'] extends infer Key
  ? Key extends `${infer Kind}_other`
    ? Kind
    : never
  : never

/** What waits on a screen for administrators, and the address's query that shows it. */
interface WaitingWork {
  kind: WaitingKind
  query: string
}

/** Where a screen is asked for, as browsers name its parts. */
export type Address = Pick<URL, 'pathname' | 'search'>

/** Loads what stands at a path. */
export interface PageLoader {
  (): Promise<{ page: Page }>
  /** Of the page, as the browser's build names it; known to the server alone (`build/page-modules.ts`). */
  module?: string
}

/** What stands at a path. */
export interface Screen extends Row {
  /** Without the leading slash; also the key of the screen's name. */
  path: ScreenName
  /** As the router matches it, where that is not the path. */
  pattern?: string
  /** The administrators it is for, beside SUPER; such a screen stands in the administration's frame. */
  roles?: readonly AdminRole[]
  page: PageLoader
  /** Of a screen that shows the record which `?id=` names: what stands there without one. */
  list?: PageLoader
  /** What stands there instead at some of its addresses. */
  instead?: { at: (address: Address) => boolean; page: PageLoader }
  words?: readonly Catalogue[]
  waiting?: WaitingWork | readonly WaitingWork[]
  /** A list that is kept as it was left, with its scroll position. */
  keepAlive?: true
  /** Shows the way to itself (`Breadcrumbs`), with the names of what it shows. */
  showsWay?: true
  /** Not for search engines, though open: without content of its own. */
  noIndex?: true
}

/** A path that leads to one of the screens below it at once. */
export interface Section extends Row {
  path: ScreenName | '' | 'account'
  to: ScreenName
}

/** Whether it shows a list, where its address names no record. */
export function isListAt({ list }: Screen, { search }: Address): boolean {
  return list !== undefined && !new URLSearchParams(search).has('id')
}

/** What stands at an address of a screen. */
export function pageAt(screen: Screen, address: Address): PageLoader {
  const { page, list, instead } = screen
  if (isListAt(screen, address)) return list!
  return instead?.at(address) ? instead.page : page
}

/** At addresses that name a value in their query. */
export function where(name: string, value: string): (address: Address) => boolean {
  return ({ search }) => new URLSearchParams(search).get(name) === value
}

export function isScreen(row: Screen | Section): row is Screen {
  return !('to' in row)
}

export function hasPattern(row: Screen | Section): row is Screen & { pattern: string } {
  return 'pattern' in row
}

/** What components read of the screen they are part of. */
export interface RouteHandle {
  screen: Screen
  /** Not for search engines. */
  isPrivate: boolean
}
