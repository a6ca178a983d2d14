import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import { lawCalls } from '@portal/protocol/laws/calls.ts'
import type { ArticleRow } from '@portal/protocol/laws/schemas.ts'
import type { SearchQuestion } from '@portal/server/search/door.ts'
import { quietest, type Times } from '../measure/quantiles.ts'
import { dataOf, type Answer, type Connection } from '../portal/ask.ts'
import { nameKey, textKey } from './questions.ts'

/** Latency is measured over at least so many questions. */
const fewest = 1000

/** The questions again and again, until there are enough to tell a 99th percentile. */
export function enough(questions: readonly string[]): string[] {
  const times = Math.ceil(fewest / questions.length)
  return Array.from({ length: times }, () => questions).flat()
}

export interface Form {
  unit: 'article' | 'law'
  size: number
}

function askPortal(portal: Connection, keyword: string, form: Form): Promise<Answer> {
  return portal.ask(lawCalls.search.method, apiPrefix + lawCalls.search.path, { keyword, ...form })
}

/** The keys of each article the portal finds, best first. */
export async function articlesFound(portal: Connection, keyword: string): Promise<string[][]> {
  const answer = await askPortal(portal, keyword, { unit: 'article', size: 100 })
  const { content } = dataOf<{ content: ArticleRow[] }>(answer)
  return content.map(({ lawTitle, articleKey, text }) => [nameKey(lawTitle, articleKey), textKey(text)])
}

/** Milliseconds to the last byte of each answer, one question after the other. */
export async function latency(
  portal: Connection,
  questions: readonly string[],
  form: Form,
): Promise<{ times: Times; meanBytes: number }> {
  let meanBytes = 0
  const times = await quietest(async () => {
    const took: number[] = []
    let bytes = 0
    for (const question of questions) {
      const answer = await askPortal(portal, question, form)
      if (answer.status !== 200) throw new Error(`HTTP ${answer.status} for ${question.slice(0, 100)}`)
      took.push(answer.took)
      bytes += answer.body.length
    }
    meanBytes = bytes / took.length
    return took
  })
  return { times, meanBytes }
}

export function engineQuestion(keyword: string, { unit, size }: Form): SearchQuestion {
  return {
    keyword,
    of: unit === 'law' ? 'groups' : 'units',
    size,
    field: 'text',
    filters: {},
    page: 1,
    sort: 'relevance',
    language: 'zh',
    today: new Date().toISOString().slice(0, 10),
  }
}

/**
 * Questions that cost the most: the commonest words of statutes alone and together, and whole articles, up to the
 * longest keyword that is looked at.
 */
export function hardQuestions(texts: readonly string[]): string[] {
  const common = [
    '应当',
    '规定',
    '的',
    '或者',
    '人民法院应当依法',
    '依照本法规定',
    '有下列情形之一的',
    '本法自公布之日起施行',
  ]
  const longest = texts.toSorted((one, other) => other.length - one.length).slice(0, 20)
  const all = longest.join('').slice(0, 10_000)
  return [...common, ...longest.map((text) => text.slice(0, 2000)), all]
}
