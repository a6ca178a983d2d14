import { createHash } from 'node:crypto'
import { firstScript } from '@portal/protocol/kernel/first-script.ts'
import type { PageAnswer } from '@portal/protocol/kernel/page.ts'
import { fileOf } from 'virtual:words'
import { belowMark } from '../ui/below.ts'
import { codeOf, entry } from './client-files.ts'
import { headLinks, robots, type Head } from './head-links.ts'
import { stateElementId, type PageState } from './page-state.ts'
import { stylesFor } from './page-styles.ts'
import type { Catalogue } from './words.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!)
}

/** JSON that cannot end the element it stands in. */
function json(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** Characters of a page's body that hold what a phone shows of it at first, where no screen says more. */
const firstScreen = 20_000
const below = new RegExp(` id="(${belowMark}[^"]*)"`)
/** Pictures that a page has in itself: thousands of characters that show no more than others do. */
const ownPictures = /data:image[^ "]+/g

/**
 * The id of what a browser has read when it paints for the first time: something behind the first screen. A page that is
 * painted while it is read is laid out anew for each piece, and a slow phone has what it shows later, and answers later.
 */
function firstScreenEnd(body: string): string {
  const [, id = stateElementId] =
    below.exec(body) ?? / id="([\w-]+)"/.exec(body.replace(ownPictures, '').slice(firstScreen)) ?? []
  return id
}

export interface DocumentInput {
  body: string
  /** Links that ask for what the body shows at once, and does not bring. */
  pictures: string
  state: PageState
  /** Of words, that the page is told in. */
  catalogues: readonly Catalogue[]
  /** The module of the screen's page; undefined where no screen is shown. */
  screen: string | undefined
  url: URL
  head: Head | null
  portal: string
  /** Not for search engines, unless the head says otherwise. */
  isPrivate: boolean
}

export function renderDocument(input: DocumentInput): Pick<PageAnswer, 'html' | 'style'> {
  const { state, head, portal } = input
  const title = head ? `${head.title} - ${portal}` : portal
  const links = headLinks(state.origin, head?.canonical ?? input.url.pathname, state.language, head?.texts)
  const isPrivate = head?.noIndex ?? input.isPrivate
  const styles = stylesFor(input.body, input.screen)
  const lines = [
    '<!doctype html>',
    `<html lang="${state.language === 'zh' ? 'zh-CN' : state.language}" data-reading="${state.reading.join(' ')}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // A picture takes a second round trip, which begins with the first bytes of the page.
    input.pictures,
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(head?.description ?? portal)}">`,
    '<meta name="theme-color" content="#081f3d">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml?lang=${state.language}" title="${escape(portal)}">`,
    `<meta name="robots" content="${robots(isPrivate)}">`,
    `<link rel="canonical" href="${escape(links.canonical)}">`,
    ...links.alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escape(href)}">`,
    ),
    head?.feed
      ? `<link rel="alternate" type="application/atom+xml" title="${escape(title)}" href="${escape(head.feed)}">`
      : '',
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:site_name" content="${escape(portal)}">`,
    `<script>${firstScript}</script>`,
    `<link rel="expect" href="#${firstScreenEnd(input.body)}" blocking="render">`,
    `<style>${styles.text}</style>`,
    // Tells Vite's loader that the sheets are there; what is disabled is fetched once the page's code runs.
    ...styles.files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    '</head>',
    `<body><div id="root">${input.body}</div>`,
    `<script type="application/json" id="${stateElementId}">${json(state)}</script>`,
    head?.jsonLd ? `<script type="application/ld+json">${json(head.jsonLd)}</script>` : '',
    // Behind what is painted: to ask for a dozen files takes a slow phone a tenth of a second.
    ...codeOf(input.screen).map((file) => `<link rel="modulepreload" href="/${file}">`),
    // Browsers keep them from page to page, as no page has them in itself.
    ...[...new Set(input.catalogues.map((name) => fileOf(state.language, name)))].map(
      (file) => `<link rel="preload" as="fetch" crossorigin href="/${file}">`,
    ),
    `<script type="module" src="/${entry.file}"></script>`,
    '</body></html>',
  ]
  return {
    html: lines.filter(Boolean).join('\n'),
    style: `'sha256-${createHash('sha256').update(styles.text).digest('base64')}'`,
  }
}
