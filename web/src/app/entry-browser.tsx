import './styles.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './app.tsx'
import { browserTransport, createAsk } from './ask.ts'
import { createQueries } from './create-queries.ts'
import type { AppContext } from './page.ts'
import { stateElementId, type PageState } from './page-state.ts'
import { createRoutes } from './router.tsx'
import { handleRefusals } from './refusals.ts'
import { readCountry } from './preferred-country.ts'
import { readViewer, seedViewer } from './viewer.ts'
import { createWords, everyScreens, loadWords } from './words.ts'

/** The matched screens' code must be there before the page comes alive, or it would flash. */
async function loadMatched(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** The page came with the rules that it is painted with; what it shows from now on may need the others. */
function enableSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]'))
    link.disabled = false
}

async function start(): Promise<void> {
  enableSheets()
  const state = JSON.parse(document.getElementById(stateElementId)!.textContent) as PageState
  const words = createWords(state.language, state.words)
  const areWordsThere = loadWords(words, state.language, everyScreens)
  const queries = createQueries({ isServer: false })
  hydrate(queries, state.queries)
  seedViewer(queries, state.viewer)
  const context: AppContext = {
    ask: createAsk(browserTransport(() => words.language as Language)),
    queries,
    words,
    language: () => words.language as Language,
    viewer: () => readViewer(queries),
    reading: state.reading,
    country: readCountry,
    settings: state.settings,
    origin: state.origin,
    styleNonce: document.querySelector('style')?.nonce ?? '',
    isServer: false,
    collectHead: () => {},
  }
  window.history.scrollRestoration = 'manual'
  const routes = createRoutes(context)
  await Promise.all([areWordsThere, loadMatched(routes)])
  const router = createBrowserRouter(routes, { hydrationData: state.router })
  handleRefusals(context, router)
  // As a transition React comes alive in slices, between which the page answers its reader.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <App context={context}>
        <RouterProvider router={router} />
      </App>,
    )
  })
}

void start()
