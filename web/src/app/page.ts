import type { PreferableCountry } from '@portal/protocol/kernel/preferred-country.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { PublicSettings } from '@portal/protocol/kernel/page.ts'
import type { ReadingMode } from '@portal/protocol/kernel/reading-modes.ts'
import type { Viewer } from '@portal/protocol/kernel/user-types.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { createContext, useContext, type ComponentType } from 'react'
import type { Ask } from './ask.ts'
import type { Head } from './head-links.ts'

/** What the app is run with: on the server made anew for each page, in the browser once. */
export interface AppContext {
  ask: Ask
  queries: QueryClient
  words: i18n
  /** The reader's language now. */
  language: () => Language
  viewer: () => Viewer | null
  /** The reading modes the page came in. */
  reading: ReadingMode[]
  /** The country whose laws the reader looks for now, '' for none. */
  country: () => PreferableCountry | ''
  settings: PublicSettings
  origin: string
  isServer: boolean
  /** On the server: takes the head the page asks for; the last one counts. */
  collectHead: (head: Head) => void
}

/** What a screen's loader is given. */
export interface LoadInput {
  context: AppContext
  params: Record<string, string | undefined>
  url: URL
}

/** A screen. Its loader fills the query cache: awaited on the server, started in the browser. */
export interface Page {
  load?: (input: LoadInput) => Promise<unknown>
  Component: ComponentType
}

export function definePage(page: Page): { page: Page } {
  return { page }
}

const Context = createContext<AppContext | null>(null)

export const AppContextProvider = Context.Provider

export function useApp(): AppContext {
  const context = useContext(Context)
  if (!context) throw new Error('no app context')
  return context
}
