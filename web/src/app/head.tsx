import { createContext, useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from './page.ts'

export interface Head {
  title: string
  description: string
  /** Path and query that is this page's own address, whatever it was reached by. */
  canonical?: string
  /** schema.org data. */
  jsonLd?: object
  noIndex?: boolean
}

/** While a page is rendered on the server, the head it asks for is collected here. */
export const HeadCollector = createContext<{ head: Head | null } | null>(null)

function setMeta(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}

/** The page's title and description; the last one rendered counts. */
export function PageHead(head: Head): null {
  const collector = useContext(HeadCollector)
  const { t } = useTranslation()
  const { isServer } = useApp()
  if (isServer && collector) collector.head = head
  const title = `${head.title} - ${t('portal')}`
  useEffect(() => {
    document.title = title
    setMeta('meta[name="description"]', 'content', head.description)
  }, [title, head.description])
  return null
}
