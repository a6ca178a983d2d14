import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import type { PageAnswer, PageModule, PageRequest } from '@portal/protocol/kernel/page.ts'
import type { FastifyInstance } from 'fastify'
import type { KeptWhile } from '../kernel/http/answer-cache.ts'
import { keptWhile, keptWhileAll } from '../kernel/http/kept-while.ts'
import { insideHeader } from '../kernel/http/server.ts'
import type { VisitorPage } from './visitor-pages.ts'

/** What a page is made of, beside what its calls answer, and of whose sight it is. */
export type PageAsked = Omit<PageRequest, 'ask' | 'viewer'>

interface PageRenderer {
  /** A page as one reader sees it, whose cookies its calls are made with. */
  forReader(
    asked: PageAsked,
    reader: Pick<PageRequest, 'viewer'> & { cookie: string | undefined },
  ): Promise<PageAnswer>
  /** A page as every visitor sees it: nothing of the request is in it that `asked` does not name. */
  forVisitors(asked: PageAsked): Promise<VisitorPage<string>>
}

/** Has the web app render pages, whose calls are made inside the process. */
export function openRenderer(app: FastifyInstance, { render }: Pick<PageModule, 'render'>): PageRenderer {
  async function call(
    { method, path, body }: Parameters<PageRequest['ask']>[0],
    language: string,
    cookie: string | undefined,
  ) {
    const response = await app.inject({
      method,
      url: apiPrefix + path,
      headers: {
        ...insideHeader,
        'accept-language': language,
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
      },
      ...(body !== undefined && { payload: body }),
    })
    return {
      answer: { status: response.statusCode, envelope: response.json<unknown>() },
      kept: keptWhile(response.raw.req),
    }
  }

  return {
    forReader: (asked, { cookie, ...reader }) =>
      render({
        ...asked,
        ...reader,
        ask: async (asking) => (await call(asking, asked.language, cookie)).answer,
      }),
    forVisitors: async (asked) => {
      const answers: KeptWhile[] = []
      let isKept = true
      const page = await render({
        ...asked,
        viewer: null,
        ask: async (asking) => {
          const { answer, kept } = await call(asking, asked.language, undefined)
          if (kept && answer.status === 200) answers.push(kept)
          else isKept = false
          return answer
        },
      })
      return { ...page, keptWhile: isKept ? keptWhileAll(answers) : null }
    },
  }
}
