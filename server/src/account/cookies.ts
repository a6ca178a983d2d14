import type { Viewer } from '@portal/protocol/kernel/user-types.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionDays } from './sessions.ts'

const sessionCookie = 'accessToken'
/** What the menu shows, readable by scripts; holds no secret. */
const viewerCookie = 'userInfo'
const captchaCookie = 'captcha'
const seconds = sessionDays * 24 * 3600

/** The session token of a request: its cookie, or the header `accessToken`. */
export function sessionToken(request: FastifyRequest): { token: string; isCookie: boolean } | null {
  const header = request.headers['accesstoken']
  if (typeof header === 'string' && header) return { token: header, isCookie: false }
  const cookie = request.cookies[sessionCookie]
  return cookie ? { token: cookie, isCookie: true } : null
}

export function captchaId(request: FastifyRequest): string | undefined {
  return request.cookies[captchaCookie]
}

/** Cookies of this portal: same-site, and secure wherever the request came by https. */
function attributes(request: FastifyRequest, httpOnly: boolean) {
  return { path: '/', httpOnly, sameSite: 'lax', secure: request.protocol === 'https' } as const
}

export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  viewer: Viewer,
) {
  reply.setCookie(sessionCookie, token, { ...attributes(request, true), maxAge: seconds })
  setViewerCookie(request, reply, viewer)
}

/** What the menu shows, after it has changed. */
export function setViewerCookie(request: FastifyRequest, reply: FastifyReply, viewer: Viewer) {
  reply.setCookie(viewerCookie, JSON.stringify(viewer), { ...attributes(request, false), maxAge: seconds })
}

export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply) {
  reply.clearCookie(sessionCookie, attributes(request, true))
  reply.clearCookie(viewerCookie, attributes(request, false))
}

export function setCaptchaCookie(request: FastifyRequest, reply: FastifyReply, id: string, maxAge: number) {
  reply.setCookie(captchaCookie, id, { ...attributes(request, true), maxAge })
}
