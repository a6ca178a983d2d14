import type { Method } from './call.ts'
import type { Language } from './languages.ts'
import type { PreferableCountry } from './preferred-country.ts'
import type { ReadingMode } from './reading-modes.ts'
import type { Viewer } from './user-types.ts'

/** What the server hands the web app's renderer for one page. */
export interface PageRequest {
  /** Absolute address asked for. */
  url: URL
  language: Language
  viewer: Viewer | null
  reading: ReadingMode[]
  /** The country whose laws the reader looks for, '' for none. */
  country: PreferableCountry | ''
  /** Scheme and host the portal is known under, without a trailing slash. */
  origin: string
  settings: PublicSettings
  /** Makes a call in the visitor's name without leaving the process; answers status and envelope. */
  ask: (request: { method: Method; path: string; body?: object; signal?: AbortSignal }) => Promise<{
    status: number
    envelope: unknown
  }>
  /** A picture of the portal in the visitor's name, as a data address; null where it is not to be had. */
  readPicture: (path: string) => Promise<string | null>
}

export interface PageAnswer {
  status: number
  /** Set for a redirect, an address on this site. */
  location: string | null
  html: string
  /** Its one style element, as a Content-Security-Policy names it by what it holds. */
  style: string
}

/** What the built web app gives the server. */
export interface PageModule {
  render: (request: PageRequest) => Promise<PageAnswer>
  /** Paths of the public pages that need nothing else to be shown. */
  sitePaths: readonly string[]
}

/** What of the settings the screens need. */
export interface PublicSettings {
  /** Demo data and accounts are loaded. */
  isDemo: boolean
  /** Address of a map to embed on the contact page. */
  mapUrl: string | null
  /** Its approval number in China (审图号), shown wherever the map is. */
  mapApproval: string | null
  /** Numbers that sites in China show at their foot, as they were given: ICP 备案号, 公安备案号. */
  icpNumber: string | null
  securityNumber: string | null
  /** Where the portal says how far it is open to everybody. */
  accessibilityUrl: string | null
  /** What the service is called that translates what users write; null where there is none. */
  translatedBy: string | null
  /** A line above every page; null for none, empty in a language that has none. */
  announcement: Readonly<Record<Language, string>> | null
  /** New accounts may be made now. */
  isRegistrationOpen: boolean
  /** Posts of the forum are shown only after a review. */
  isForumReviewed: boolean
}
