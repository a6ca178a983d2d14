import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import { lawCalls } from '@portal/protocol/laws/calls.ts'
import type { LawHit } from '@portal/protocol/laws/schemas.ts'
import { makeTestPlace } from '@portal/server/testing/store.ts'
import { startChild } from '../measure/child.ts'
import { quantile } from '../measure/quantiles.ts'
import { machine, milliseconds, note, say, table } from '../measure/table.ts'
import { dataOf, openConnection } from '../portal/ask.ts'
import type { PortalDuties } from '../portal/portal-process.ts'
import { auditPage, type PageFigures } from './audit-page.ts'
import { openBarePage } from './bare-page.ts'
import { openBrowser } from './browser.ts'

/** Loads of each of the main pages; the figures are their medians. */
const loadsOfMain = 3

const keywords = { zh: '合同违约责任', en: 'breach of contract', ru: 'нарушение договора' }

/** Path of the page of a law that all three languages know. */
async function lawPath(origin: string): Promise<string> {
  const connection = openConnection(origin)
  const answer = await connection.ask('POST', apiPrefix + lawCalls.search.path, {
    keyword: '中华人民共和国民法典',
    searchField: 'title',
  })
  connection.close()
  const [law] = dataOf<{ content: LawHit[] }>(answer).content
  if (!law) throw new Error('the demo corpus lacks the law whose page is measured')
  return law.address
}

interface Measured {
  name: string
  path: string
  language: Language
}

/** Home, search and a law in each language. */
async function mainPages(origin: string): Promise<Measured[]> {
  const law = await lawPath(origin)
  return languages.flatMap((language) =>
    Object.entries({
      home: '/home',
      search: `/legal/query?keyword=${encodeURIComponent(keywords[language])}`,
      law,
    }).map(([name, path]) => ({ name, path, language })),
  )
}

/** Of the addresses of records, the part that is the same for all of a kind. */
const kindOf = (path: string) => path.replace(/[^/?&=]*\d[^/?&=]*/g, '·')

/**
 * One of each kind of page that the sitemap names; the languages take turns.
 *
 * @param starts where any are named, those alone whose path begins with one of them
 */
async function everyPage(origin: string, starts: readonly string[]): Promise<Measured[]> {
  const read = async (file: string) => (await fetch(`${origin}/${file}`)).text()
  const addresses = (xml: string) =>
    Array.from(
      xml.matchAll(/<loc>([^<]+)<\/loc>/g),
      ([, address = '']) => new URL(address.replaceAll('&amp;', '&')),
    )
  const files = addresses(await read('sitemap.xml')).map(({ pathname }) => pathname.slice(1))
  const paths = new Map<string, string>()
  for (const file of files) {
    for (const { pathname, search } of addresses(await read(file))) {
      const kind = kindOf(pathname + search)
      if (!paths.has(kind)) paths.set(kind, pathname + search)
    }
  }
  return [...paths]
    .map(([name, path], at) => ({ name, path, language: languages[at % languages.length]! }))
    .filter(({ path }) => starts.length === 0 || starts.some((start) => path.startsWith(start)))
}

/** Lighthouse on the home, search and law pages of a portal with demo data, in each language. */
export const benchMainPages = () => benchPages(mainPages, loadsOfMain)

/** Lighthouse on every kind of public page of a portal with demo data, each in one language. */
export const benchEveryPage = (starts: readonly string[]) =>
  benchPages((origin) => everyPage(origin, starts), 1)

async function benchPages(
  choosePages: (origin: string) => Promise<Measured[]>,
  loads: number,
): Promise<void> {
  const place = await makeTestPlace('')
  const portal = startChild<PortalDuties>(new URL('../portal/portal-process.ts', import.meta.url))
  const browser = await openBrowser()
  const bare = await openBarePage()
  try {
    const { origin } = await portal.ask('open', {
      environment: { ...place.environment, DEMO: 'true' },
      withPages: true,
    })
    await portal.ask('catchUp')
    const pages = await choosePages(origin)
    const rows: string[][] = []
    const complaints: string[] = []
    const measure = async (name: string, url: string) => {
      note(name)
      const figures: PageFigures[] = []
      // The server has rendered the page before it is measured.
      await (await fetch(url)).arrayBuffer()
      for (let load = 0; load < loads; load++) figures.push(await auditPage(url, browser.port))
      const row = rowOf(name, figures)
      rows.push(row)
      const found = [...new Set(figures.flatMap((one) => one.complaints))]
      note([row.slice(1).join('  '), ...found].join('\n'))
      complaints.push(...found.map((complaint) => `${name}: ${complaint}`))
    }
    await measure('a bare page, before', bare.url)
    for (const { name, path, language } of pages) {
      const url = `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`
      await measure(`${name}, ${language}`, url)
    }
    await measure('a bare page, after', bare.url)
    say(`Medians of ${loads} loads, Lighthouse ${await lighthouseVersion()}, mobile. ${machine()}\n`)
    say(table(head, rows))
    if (complaints.length > 0) say(`\n${complaints.join('\n')}`)
    await portal.ask('close')
  } finally {
    await portal.end()
    await browser.close()
    await bare.close()
    await place.remove()
  }
}

const head = [
  'page',
  'perf.',
  'access.',
  'practices',
  'SEO',
  'LCP ms',
  'TBT ms',
  'CLS',
  'HTML kB',
  'JS kB',
  'JS gzip kB',
  'machine',
]

function rowOf(name: string, loaded: readonly PageFigures[]): string[] {
  const of = (figure: Exclude<keyof PageFigures, 'complaints'>) =>
    quantile(
      loaded.map((one) => one[figure]),
      0.5,
    )
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  return [
    name,
    ...(['performance', 'accessibility', 'bestPractices', 'seo'] as const).map((figure) =>
      String(of(figure)),
    ),
    milliseconds(of('largestPaint')),
    milliseconds(of('blocked')),
    of('shift').toFixed(3),
    kilobytes(of('html')),
    kilobytes(of('script')),
    kilobytes(of('scriptGzip')),
    of('machineIndex').toFixed(0),
  ]
}

async function lighthouseVersion(): Promise<string> {
  const { readFile } = await import('node:fs/promises')
  const file = new URL(import.meta.resolve('lighthouse/package.json'))
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version
}
