import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether scripts of the portal's pages may read a cookie; none may as a rule. */
interface CookieReaders {
  isForScripts?: boolean
}

/** What few actions need of HTTP itself. */
export interface Wire {
  /** Of the request, by its name in lower case. */
  header(name: string): string | undefined
  /** Of the request. */
  cookie(name: string): string | undefined
  /** Cookies are this portal's own: same-site, and secure wherever readers reach it by https. */
  setCookie(name: string, value: string, options: CookieReaders & { seconds: number }): void
  clearCookie(name: string, options?: CookieReaders): void
}

export function wireOf(request: FastifyRequest, reply: FastifyReply): Wire {
  const attributes = ({ isForScripts = false }: CookieReaders) =>
    ({ path: '/', httpOnly: !isForScripts, sameSite: 'lax', secure: request.isSecure }) as const
  return {
    header: (name) => [request.headers[name]].flat()[0],
    cookie: (name) => request.cookies[name],
    setCookie: (name, value, options) => {
      reply.setCookie(name, value, { ...attributes(options), maxAge: options.seconds })
    },
    clearCookie: (name, options = {}) => {
      reply.clearCookie(name, attributes(options))
    },
  }
}
