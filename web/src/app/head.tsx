import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatches } from 'react-router'
import { useLanguage } from '../ui/use-language.ts'
import { headLinks, robots } from './head-links.ts'
import { useApp } from './page.ts'
import type { RouteHandle } from './router.tsx'

export interface Head {
  title: string
  description: string
  /** Path that is this page's own address, whatever it was reached by. */
  canonical?: string
  /** schema.org data. */
  jsonLd?: object
  noIndex?: boolean
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}

/** The page's title, description, addresses and word to robots: on the server collected, in the browser kept up. */
export function PageHead(head: Head): null {
  const { t } = useTranslation()
  const { isServer, origin, collectHead } = useApp()
  const language = useLanguage()
  const { pathname } = useLocation()
  const screen = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.screen
  if (isServer) collectHead(head)

  const { description, canonical = pathname } = head
  const title = `${head.title} - ${t('portal')}`
  const isPrivate = head.noIndex ?? screen?.noIndex ?? false
  useEffect(() => {
    const links = headLinks(origin + canonical, language)
    document.title = title
    set('meta[name="description"]', 'content', description)
    set('meta[property="og:title"]', 'content', title)
    set('meta[name="robots"]', 'content', robots(isPrivate))
    set('link[rel="canonical"]', 'href', links.canonical)
    for (const { hreflang, href } of links.alternates) set(`link[hreflang="${hreflang}"]`, 'href', href)
  }, [title, description, origin, canonical, language, isPrivate])
  return null
}
