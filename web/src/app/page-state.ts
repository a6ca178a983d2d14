import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { PublicSettings } from '@portal/protocol/kernel/page.ts'
import type { ReadingMode } from '@portal/protocol/kernel/reading-modes.ts'
import type { Viewer } from '@portal/protocol/kernel/user-types.ts'
import type { DehydratedState } from '@tanstack/react-query'
import type { HydrationState } from 'react-router'

/** Id of the element that carries the page's state from the server to the browser, as JSON. */
export const stateElementId = 'page-state'

export interface PageState {
  language: Language
  viewer: Viewer | null
  reading: ReadingMode[]
  settings: PublicSettings
  origin: string
  queries: DehydratedState
  router: HydrationState
}
