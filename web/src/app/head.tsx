import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatches } from 'react-router'
import { useLanguage } from '../ui/use-language.ts'
import { headLinks, robots, type Head, type HeadLinks } from './head-links.ts'
import { useApp } from './page.ts'
import type { RouteHandle } from './screen.ts'

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}

function setAlternates({ alternates }: HeadLinks): void {
  for (const link of document.head.querySelectorAll('link[hreflang]')) link.remove()
  for (const { hreflang, href } of alternates) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'alternate', hreflang, href })
    document.head.append(link)
  }
}

function setFeed(feed: string | undefined, title: string): void {
  document.head.querySelector('link[type="application/atom+xml"]')?.remove()
  if (feed === undefined) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'alternate', type: 'application/atom+xml', title, href: feed })
  document.head.append(link)
}

/** The page's title, description, addresses and word to robots: on the server collected, in the browser kept up. */
export function PageHead(head: Head): null {
  const { t } = useTranslation()
  const { isServer, origin, collectHead } = useApp()
  const language = useLanguage()
  const { pathname } = useLocation()
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  if (isServer) collectHead(head)

  const { description, canonical = pathname, texts, feed } = head
  const title = `${head.title} - ${t('portal')}`
  const isPrivate = head.noIndex ?? handle?.isPrivate ?? false
  useEffect(() => {
    const links = headLinks(origin, canonical, language, texts)
    document.title = title
    set('meta[name="description"]', 'content', description)
    set('meta[property="og:title"]', 'content', title)
    set('meta[name="robots"]', 'content', robots(isPrivate))
    set('link[rel="canonical"]', 'href', links.canonical)
    setAlternates(links)
    setFeed(feed, title)
  }, [title, description, origin, canonical, texts, feed, language, isPrivate])
  return null
}
