import type { PageAnswer, PageRequest } from '@portal/protocol/kernel/page.ts'
import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { App } from './app.tsx'
import { createAsk } from './ask.ts'
import { cataloguesOf } from './catalogues-of.ts'
import { createQueries } from './create-queries.ts'
import { renderDocument } from './document.ts'
import { bringFirstPictures } from './first-picture.ts'
import type { Head } from './head-links.ts'
import type { AppContext } from './page.ts'
import type { PageState } from './page-state.ts'
import { routesAt } from './router.tsx'
import { isScreen, pageAt, type RouteHandle } from './screen.ts'
import { isPrivate, screenTable } from './screens.ts'
import { readViewer, seedViewer } from './viewer.ts'
import { createWords, loadWords } from './words.ts'

/** Public screens that have an address of their own. */
export const sitePaths = screenTable.rows.flatMap((row) =>
  isScreen(row) && !row.pattern && !isPrivate(row) ? [`/${row.path}`] : [],
)

/** Renders one page in the reader's language, with its data and words in it. */
export async function render(request: PageRequest): Promise<PageAnswer> {
  const { language, viewer, reading, country, settings, origin } = request
  const queries = createQueries({ isServer: true })
  seedViewer(queries, viewer)
  const words = createWords(language)
  await loadWords(words, language, cataloguesOf())
  let head: Head | null = null
  const context: AppContext = {
    ask: createAsk(request.ask),
    queries,
    words,
    language: () => language,
    viewer: () => readViewer(queries),
    reading,
    country: () => country,
    settings,
    origin,
    isServer: true,
    collectHead: (asked) => (head = asked),
  }

  const handler = createStaticHandler(routesAt(context, new URL(request.url).pathname))
  const routed = await handler.query(new Request(request.url))
  if (routed instanceof Response) {
    return { status: routed.status, location: routed.headers.get('location'), html: '', style: '' }
  }

  const drawn = renderToString(
    <App context={context}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, routed)}
        context={routed}
        hydrate={false}
      />
    </App>,
  )

  const { body, links: pictures } = await bringFirstPictures(drawn, request.readPicture)

  const handle = routed.matches.at(-1)?.route.handle as RouteHandle | undefined
  const state: PageState = {
    language,
    viewer,
    reading,
    settings,
    origin,
    queries: dehydrate(queries),
    router: {
      loaderData: routed.loaderData,
      errors:
        routed.errors &&
        Object.fromEntries(Object.keys(routed.errors).map((id) => [id, { status: routed.statusCode }])),
    },
  }
  queries.clear()
  return {
    status: routed.statusCode,
    location: null,
    ...renderDocument({
      body,
      pictures,
      state,
      catalogues: cataloguesOf(handle?.screen),
      screen: handle && pageAt(handle.screen, request.url).module,
      url: request.url,
      head,
      portal: words.t('portal'),
      isPrivate: handle?.isPrivate ?? true,
    }),
  }
}
