import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import type { PageAnswer, PageModule, PageRequest } from '@portal/protocol/kernel/page.ts'
import type { FastifyInstance } from 'fastify'
import type { KeptWhile } from '../kernel/http/answer-cache.ts'
import { keptWhile, keptWhileAll } from '../kernel/http/kept-while.ts'
import { readersNoted, type CountReader } from '../kernel/http/noted-readers.ts'
import { insideHeader } from '../kernel/http/server.ts'
import type { VisitorPage } from './visitor-pages.ts'

/** What a page is made of, beside what its calls answer, and of whose sight it is. */
export type PageAsked = Omit<PageRequest, 'ask' | 'readPicture' | 'viewer'>

/** In whose name the calls of a page are made. */
interface Sender {
  /** Where the request of the page came from. */
  address: string
  cookie: string | undefined
}

interface PageRenderer {
  /** A page as one reader sees it, whose cookies its calls are made with. */
  forReader(asked: PageAsked, reader: Pick<PageRequest, 'viewer'> & Sender): Promise<PageAnswer>
  /**
   * A page as every visitor sees it: nothing of the request is in it that `asked` does not name.
   *
   * @param address of the one for whom it is made first
   */
  forVisitors(asked: PageAsked, address: string): Promise<VisitorPage<string>>
}

/** What every request that is made inside the process says of whoever asked for the page. */
function sentBy({ address, cookie }: Sender) {
  return {
    remoteAddress: address,
    headers: { ...insideHeader, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
  }
}

/** Has the web app render pages, whose calls are made inside the process. */
export function openRenderer(app: FastifyInstance, { render }: Pick<PageModule, 'render'>): PageRenderer {
  async function call(
    { method, path, body }: Parameters<PageRequest['ask']>[0],
    language: string,
    sender: Sender,
  ) {
    const { headers, ...sent } = sentBy(sender)
    const response = await app.inject({
      method,
      url: apiPrefix + path,
      ...sent,
      headers: { ...headers, 'accept-language': language },
      ...(body !== undefined && { payload: body }),
    })
    return {
      answer: { status: response.statusCode, envelope: response.json<unknown>() },
      kept: keptWhile(response.raw.req),
      count: readersNoted(response.raw.req),
    }
  }

  async function readPicture(path: string, sender: Sender): Promise<string | null> {
    const { statusCode, headers, rawPayload } = await app.inject({ url: path, ...sentBy(sender) })
    if (statusCode !== 200) return null
    return `data:${headers['content-type']};base64,${rawPayload.toString('base64')}`
  }

  return {
    forReader: (asked, { viewer, ...sender }) =>
      render({
        ...asked,
        viewer,
        ask: async (asking) => (await call(asking, asked.language, sender)).answer,
        readPicture: (path) => readPicture(path, sender),
      }),
    forVisitors: async (asked, address) => {
      const sender = { address, cookie: undefined }
      const answers: KeptWhile[] = []
      const counts: CountReader[] = []
      let isKept = true
      const page = await render({
        ...asked,
        viewer: null,
        ask: async (asking) => {
          const { answer, kept, count } = await call(asking, asked.language, sender)
          if (count) counts.push(count)
          if (kept && answer.status === 200) answers.push(kept)
          else isKept = false
          return answer
        },
        // What a picture shows never changes under its id: the page rests on what names it.
        readPicture: (path) => readPicture(path, sender),
      })
      return {
        ...page,
        keptWhile: isKept ? keptWhileAll(answers) : null,
        countReader: (reader) => counts.forEach((count) => count(reader)),
      }
    },
  }
}
