import { portal } from './this-portal.ts'

export interface PageRequest {
  language?: string
  cookies?: readonly { name: string; value: string }[]
}

export interface PageResponse {
  status: number
  /** Path and query a redirect leads to; null without one. */
  leadsTo: string | null
  html: string
}

/** Asks for a page over plain HTTP, without following redirects. */
export async function fetchPage(path: string, request: PageRequest = {}): Promise<PageResponse> {
  const cookies = [
    ...(request.cookies ?? []),
    ...(request.language ? [{ name: 'lang', value: request.language }] : []),
  ]
  const response = await fetch(portal + path, {
    redirect: 'manual',
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  })
  return {
    status: response.status,
    leadsTo: response.headers.get('location'),
    html: await response.text(),
  }
}

/** What the reader sees of a page before any script has run. */
export const visibleHtml = (html: string) =>
  html.slice(html.indexOf('<body'), html.indexOf('<script type="application/json"'))
