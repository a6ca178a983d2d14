import { onFrom } from '@portal/protocol/kernel/page-links.ts'
import {
  data,
  redirect,
  useLocation,
  type LoaderFunctionArgs,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router'
import { isMissing } from '../ui/is-missing.ts'
import { CallFailed } from './ask.ts'
import { cataloguesOf } from './catalogues-of.ts'
import type { AppContext, Page } from './page.ts'
import {
  isScreen,
  pageAt,
  type Address,
  type PageLoader,
  type RouteHandle,
  type Screen,
  type Section,
} from './screen.ts'
import { isPrivate, rowAt, screenTable } from './screens.ts'
import { ScreenFailed } from './shell/screen-failed.tsx'
import { Shell } from './shell/shell.tsx'
import { loadWords } from './words.ts'

const { guard, rows } = screenTable

type Rows = typeof rows

/** A chunk that has not come after this time has failed. */
const chunkMilliseconds = 120_000

/** A screen's code or its words could not be loaded. */
class ChunkFailed extends Error {
  override name = 'ChunkFailed'
}

/** Pages by what loads them, once their code has come. */
const pages = new Map<PageLoader, Page>()

/** Loads what stands at an address of a screen. */
export async function loadPage(screen: Screen, address: Address): Promise<Page> {
  const load = pageAt(screen, address)
  const known = pages.get(load)
  if (known) return known
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), chunkMilliseconds)
  })
  try {
    const { page } = await Promise.race([load(), tooLate])
    pages.set(load, page)
    return page
  } catch (error) {
    throw new ChunkFailed(screen.path, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** Throws where the guard sends the visitor elsewhere, or shows the 403 page. */
function passGuard(context: AppContext, url: URL): void {
  const verdict = guard.judge(url.pathname, context.viewer()?.userType)
  if (verdict === 'home') throw redirect(onFrom(url.search, '/'))
  if (verdict === 'forbidden') throw data(null, { status: 403 })
  if (verdict === 'sign-in') {
    throw redirect(onFrom(url.search, `/account/login?to=${encodeURIComponent(url.pathname + url.search)}`))
  }
}

/** Whether a screen asks for what the reader has just changed: as it was before, it is not shown any more. */
function isAskedAnew({ queries }: AppContext): boolean {
  return queries.isFetching({ predicate: ({ state }) => state.isInvalidated && state.data !== undefined }) > 0
}

/** Loads a screen's words, in the language that is chosen once they have come. */
async function loadScreenWords({ words, language }: AppContext, screen: Screen): Promise<void> {
  let loaded
  do {
    loaded = language()
    try {
      await loadWords(words, loaded, cataloguesOf(screen))
    } catch (error) {
      throw new ChunkFailed(screen.path, { cause: error })
    }
  } while (loaded !== language())
}

/** What shows the page at an address of a screen; its code has come by then. */
function shown(screen: Screen) {
  return function Shown() {
    const { Component } = pages.get(pageAt(screen, useLocation()))!
    return <Component />
  }
}

type Admit = (context: AppContext, screen: Screen) => Promise<boolean>

/**
 * @param admit whether the screen may ask for its data yet
 */
function screenRoute(
  context: AppContext,
  screen: Screen,
  admit: Admit = () => Promise.resolve(true),
): RouteObject {
  const handle: RouteHandle = { screen, isPrivate: isPrivate(screen) }
  return {
    id: `/${screen.path}`,
    path: `/${screen.pattern ?? screen.path}`,
    handle,
    Component: shown(screen),
    loader: async ({ request, params }: LoaderFunctionArgs) => {
      const url = new URL(request.url)
      passGuard(context, url)
      const [page, isAdmitted] = await Promise.all([
        loadPage(screen, url),
        admit(context, screen),
        loadScreenWords(context, screen),
      ])
      const loading = isAdmitted && page.load?.({ context, params, url })
      // In the browser the screen shows its skeleton, its error and its retry by itself.
      if (!context.isServer) {
        const asked = Promise.resolve(loading).catch(() => null)
        if (isAskedAnew(context)) await asked
        return null
      }
      try {
        await loading
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error
        if (isMissing(error)) throw data(null, { status: 404 })
      }
      return null
    },
    // A change of the query alone is the page's own affair.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || pageAt(screen, currentUrl) !== pageAt(screen, nextUrl),
  }
}

function sectionRoute(context: AppContext, { path, to }: Section): RouteObject {
  return {
    id: `/${path}`,
    ...(path === '' ? { index: true } : { path }),
    // Whether its target may be seen is the target's affair.
    loader: ({ request }: LoaderFunctionArgs) => {
      const url = new URL(request.url)
      if (guard.needsSignIn(url.pathname) && !context.viewer()) passGuard(context, url)
      return redirect(`/${to}${url.search}`)
    },
  }
}

/** Who may not see the administrator's part is told so in the public frame. */
function AdminFailed() {
  return (
    <Shell>
      <ScreenFailed />
    </Shell>
  )
}

/** Ids of what holds the screens of a frame. */
const frames = { admin: 'administration', portal: 'portal' } as const

const isAdministered = (row: Rows[number]): row is Screen => isScreen(row) && row.roles !== undefined

/** The administrator's part: a frame of its own, loaded with it. */
function adminRoute(context: AppContext, of: Rows): RouteObject {
  const admit: Admit = async (...asked) => (await import('./admin/admit.ts')).admit(...asked)
  return {
    lazy: async () => ({ Component: (await import('./admin/admin-shell.tsx')).AdminShell }),
    ErrorBoundary: AdminFailed,
    loader: async ({ request }: LoaderFunctionArgs) => {
      passGuard(context, new URL(request.url))
      return null
    },
    children: [
      {
        id: frames.admin,
        ErrorBoundary: ScreenFailed,
        children: of.filter(isAdministered).map((screen) => screenRoute(context, screen, admit)),
      },
    ],
  }
}

/** What stands in the portal's frame, and what is told where nothing does. */
function portalRoutes(context: AppContext, of: Rows): RouteObject[] {
  return [
    ...of
      .filter((row) => !isAdministered(row))
      .map((row) => (isScreen(row) ? screenRoute(context, row) : sectionRoute(context, row))),
    {
      id: 'missing',
      path: '*',
      loader: ({ request }: LoaderFunctionArgs) => {
        passGuard(context, new URL(request.url))
        throw data(null, { status: 404 })
      },
    },
  ]
}

function routesOf(context: AppContext, of: Rows): RouteObject[] {
  return [
    adminRoute(context, of),
    {
      path: '/',
      Component: Shell,
      // Without the frame, which has failed.
      ErrorBoundary: ScreenFailed,
      children: [{ id: frames.portal, ErrorBoundary: ScreenFailed, children: portalRoutes(context, of) }],
    },
  ]
}

/** The table of routes as the router takes it, as far as one address needs it; all of it, where that is not known. */
export function routesAt(context: AppContext, pathname: string): RouteObject[] {
  const row = rowAt(pathname)
  return routesOf(context, row ? [row] : rows)
}

/** Adds the rest of the table, once somebody goes on: to read all of it takes a slow phone a fifth of a second. */
export function addRoutes(context: AppContext): PatchRoutesOnNavigationFunction {
  let areAll = false
  return ({ patch }) => {
    if (areAll) return
    areAll = true
    for (const { children = [] } of routesOf(context, rows)) {
      for (const { id, children: screens } of children) patch(id!, screens!)
    }
  }
}
