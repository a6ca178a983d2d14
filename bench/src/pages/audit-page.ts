import { gzipSync } from 'node:zlib'
import lighthouse, { type Result } from 'lighthouse'

/** Figures of one load of a page. */
export interface PageFigures {
  /** 0 to 100. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Milliseconds. */
  largestPaint: number
  blocked: number
  /** Cumulative layout shift. */
  shift: number
  /** Bytes as transferred: the page itself, and all of its scripts. */
  html: number
  script: number
  /** Bytes of the scripts, had they been compressed by gzip -9. */
  scriptGzip: number
  /** How fast the machine was at the time, by Lighthouse's own loop; times of unlike machines do not compare. */
  machineIndex: number
  /** Audits that cost points or failed, with what they found. */
  complaints: string[]
}

/**
 * Lighthouse's mobile profile with its throttling applied: 1.6 Mbps, 150 ms round trip, a processor four times
 * slower. What these are on the wire (562.5 ms a request, 1,475 kbps) is Lighthouse's own reckoning of them.
 */
const settings = {
  output: 'json',
  logLevel: 'error',
  onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  formFactor: 'mobile',
  throttlingMethod: 'devtools',
} as const

export async function auditPage(url: string, port: number): Promise<PageFigures> {
  const answer = await lighthouse(url, { ...settings, onlyCategories: [...settings.onlyCategories], port })
  if (!answer) throw new Error(`Lighthouse had no answer for ${url}`)
  const { lhr } = answer
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const requests = requestsOf(lhr)
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  const sum = (ones: readonly NetworkRequest[]) => ones.reduce((total, one) => total + one.transferSize, 0)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    html: sum(requests.filter(({ resourceType }) => resourceType === 'Document')),
    script: sum(scripts),
    scriptGzip: await gzipped(scripts.map((request) => request.url)),
    machineIndex: lhr.environment.benchmarkIndex,
    complaints: complaintsOf(lhr),
  }
}

interface NetworkRequest {
  url: string
  resourceType: string
  transferSize: number
}

function requestsOf({ audits }: Result): NetworkRequest[] {
  const { details } = audits['network-requests'] ?? {}
  return details?.type === 'table' ? (details.items as unknown as NetworkRequest[]) : []
}

async function gzipped(urls: readonly string[]): Promise<number> {
  let bytes = 0
  for (const url of new Set(urls)) {
    const content = await (await fetch(url)).arrayBuffer()
    bytes += gzipSync(new Uint8Array(content), { level: 9 }).length
  }
  return bytes
}

/** Outside performance, where a slow machine alone costs points. */
function complaintsOf({ categories, audits }: Result): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id]
      const isPassed = audit?.score === null || audit?.score === undefined || audit.score >= 1
      if (!audit || weight === 0 || isPassed) return []
      const details = audit.details?.type === 'table' ? JSON.stringify(audit.details.items).slice(0, 300) : ''
      return [`${name}: ${audit.title} ${details}`.trim()]
    }),
  )
}
