import type { Viewer } from '@portal/protocol/kernel/user-types.ts'
import type { Wire } from '../kernel/http/wire.ts'
import { sessionDays } from './sessions.ts'

const sessionCookie = 'accessToken'
/** What the menu shows, readable by scripts; holds no secret. */
const viewerCookie = 'userInfo'
const captchaCookie = 'captcha'
const seconds = sessionDays * 24 * 3600

/** The session token of a request: its cookie, or the header `accessToken`. */
export function sessionToken(wire: Wire): { token: string; isCookie: boolean } | null {
  const header = wire.header('accesstoken')
  if (header) return { token: header, isCookie: false }
  const cookie = wire.cookie(sessionCookie)
  return cookie ? { token: cookie, isCookie: true } : null
}

export function captchaId(wire: Wire): string | undefined {
  return wire.cookie(captchaCookie)
}

export function setSessionCookies(wire: Wire, token: string, viewer: Viewer): void {
  wire.setCookie(sessionCookie, token, { seconds })
  setViewerCookie(wire, viewer)
}

/** What the menu shows, after it has changed. */
export function setViewerCookie(wire: Wire, viewer: Viewer): void {
  wire.setCookie(viewerCookie, JSON.stringify(viewer), { seconds, isForScripts: true })
}

export function clearSessionCookies(wire: Wire): void {
  wire.clearCookie(sessionCookie)
  wire.clearCookie(viewerCookie, { isForScripts: true })
}

export function setCaptchaCookie(wire: Wire, id: string, goodFor: number): void {
  wire.setCookie(captchaCookie, id, { seconds: goodFor })
}
