import type { ConfirmLink, EndLink } from './queries.ts'

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const expires = /^\d{1,12}$/

/** What a link carries, where its parts can be what the portal signed. */
function signedIn(search: URLSearchParams, named: string) {
  const [about, until, signature] = [named, 'expires', 'signature'].map((name) => search.get(name) ?? '')
  if (about === undefined || until === undefined || signature === undefined) return null
  const isWhole = id.test(about) && expires.test(until) && signature !== '' && signature.length <= 100
  return isWhole ? { about, expires: until, signature } : null
}

export function readEndLink(search: URLSearchParams): EndLink | null {
  const link = signedIn(search, 'id')
  return link && { id: link.about, expires: link.expires, signature: link.signature }
}

export function readConfirmLink(search: URLSearchParams): ConfirmLink | null {
  const link = signedIn(search, 'account')
  return link && { account: link.about, expires: link.expires, signature: link.signature }
}
