import './styles.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './app.tsx'
import { browserTransport, createAsk } from './ask.ts'
import { cataloguesOf } from './catalogues-of.ts'
import { fetchCodeAhead } from './code-ahead.ts'
import { createQueries } from './create-queries.ts'
import { keepEarlyInput } from './early-input.ts'
import { layOutRest } from './lay-out-rest.ts'
import { followRouter } from './location-ahead.ts'
import type { AppContext } from './page.ts'
import { stateElementId, type PageState } from './page-state.ts'
import { addRoutes, loadPage, routesAt } from './router.tsx'
import { handleRefusals } from './refusals.ts'
import { readCountry } from './preferred-country.ts'
import { readViewer, seedViewer } from './viewer.ts'
import type { RouteHandle } from './screen.ts'
import { createWords, loadWords } from './words.ts'

type Matches = NonNullable<ReturnType<typeof matchRoutes>>

/** The frame's code must be there before the page comes alive, or it would flash. */
async function loadMatched(matches: Matches): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** Lets the browser draw, and answer its reader, between two pieces of work: on a slow phone each takes a moment. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

/** Fetches a sheet without applying it. */
function fetchSheet(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
    link.media = 'not all'
    link.disabled = false
  })
}

/**
 * The page came with the rules that it is painted with; what it shows from now on may need the others. Their sheets
 * apply together: one of them before the next would put its rules above what the page has of the others.
 */
async function enableSheets(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')]
  const fetched: Promise<void>[] = []
  for (const link of links) {
    fetched.push(fetchSheet(link))
    await breathe()
  }
  await Promise.all(fetched)
  for (const link of links) link.media = 'all'
}

async function start(): Promise<void> {
  const tellEarlyInput = keepEarlyInput()
  // What is imported has just been read.
  await breathe()
  const sheets = enableSheets()
  const state = JSON.parse(document.getElementById(stateElementId)!.textContent) as PageState
  const words = createWords(state.language)
  let came: ReadonlySet<object> = new Set()
  const queries = createQueries({ isServer: false, cameWithPage: (query) => came.has(query) })
  hydrate(queries, state.queries)
  seedViewer(queries, state.viewer)
  came = new Set(queries.getQueryCache().getAll())
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
    isServer: false,
    collectHead: () => {},
  }
  window.history.scrollRestoration = 'manual'
  await breathe()
  const routes = routesAt(context, window.location.pathname)
  const matches = matchRoutes(routes, window.location) ?? []
  const handle = matches.at(-1)?.route.handle as RouteHandle | undefined
  await breathe()
  await Promise.all([
    loadWords(words, state.language, cataloguesOf(handle?.screen)),
    loadMatched(matches),
    handle && loadPage(handle.screen, window.location),
    // What it shows once it is alive has its rules.
    sheets,
  ])
  await breathe()
  const router = createBrowserRouter(routes, {
    hydrationData: state.router,
    patchRoutesOnNavigation: addRoutes(context),
  })
  await breathe()
  handleRefusals(context, router)
  followRouter(router)
  fetchCodeAhead()
  const { key } = router.state.location
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.key !== key) came = new Set()
  })
  // As a transition React comes alive in slices, between which the page answers its reader.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <App context={context}>
        <RouterProvider router={router} />
      </App>,
    )
  })
  tellEarlyInput()
  await layOutRest()
}

void start()
