import { readFileSync } from 'node:fs'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { lawCalls } from '@portal/protocol/laws/calls.ts'
import type { LawHit } from '@portal/protocol/laws/schemas.ts'
import { makeTestPlace } from '@portal/server/testing/store.ts'
import { z } from 'zod'
import { startChild } from '../measure/child.ts'
import { note, say, share, table, whole } from '../measure/table.ts'
import { dataOf, openConnection } from '../portal/ask.ts'
import type { PortalDuties } from '../portal/portal-process.ts'

const file = new URL('./first-page.jsonl', import.meta.url)
const portalScript = new URL('../portal/portal-process.ts', import.meta.url)

const topics = ['trade', 'investment', 'labour', 'customs', 'disputes'] as const

/** `laws` are parts of the addresses of what a good first page holds; of a treaty its day, whatever the country. */
const line = z.object({
  language: z.enum(languages),
  topic: z.enum(topics),
  question: z.string().min(1),
  laws: z.array(z.string().min(1)).min(1),
})

type Question = z.infer<typeof line>

function readFirstPageQuestions(): Question[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((text) => text.trim() !== '').map((text) => line.parse(JSON.parse(text)))
}

const over = new Set<string>(['REPEALED', 'LAPSED'])

/** Of one question: the share of its laws on the first page, among its first three, and where the first of them is. */
function judge({ laws }: Question, hits: readonly LawHit[]) {
  const places = laws.map((law) => hits.findIndex(({ address }) => `${address}/`.includes(law)))
  const within = (first: number) => places.filter((place) => place >= 0 && place < first).length / laws.length
  const firstOver = hits.findIndex(({ timeliness }) => over.has(timeliness))
  return {
    page: within(10),
    three: within(3),
    reciprocal: Math.max(...places.map((place) => (place === -1 ? 0 : 1 / (place + 1)))),
    isOverBefore: firstOver >= 0 && hits.slice(firstOver).some(({ timeliness }) => !over.has(timeliness)),
  }
}

/** Asks a portal with the sample laws, and those at a path, the questions that stand with this bench. */
export async function benchFirstPage(path?: string): Promise<void> {
  note(
    path ? 'First pages over the sample laws and those at the path …' : 'First pages over the sample laws …',
  )
  const questions = readFirstPageQuestions()
  const place = await makeTestPlace('')
  const child = startChild<PortalDuties>(portalScript)
  try {
    const environment = { ...place.environment, DEMO: 'true' }
    const { origin } = await child.ask('open', { environment, withPages: false })
    if (path) await child.ask('import', path)
    const connection = openConnection(origin)
    const judged: (Question & ReturnType<typeof judge>)[] = []
    for (const question of questions) {
      const answer = await connection.ask(
        lawCalls.search.method,
        apiPrefix + lawCalls.search.path,
        { keyword: question.question },
        { 'accept-language': question.language },
      )
      judged.push({ ...question, ...judge(question, dataOf<{ content: LawHit[] }>(answer).content) })
    }
    connection.close()
    await child.ask('close')
    say('\n## First pages: laws found among the first ten and three\n')
    say(firstPageTable(judged))
  } finally {
    await child.end()
    await place.remove()
  }
}

function firstPageTable(judged: readonly (Question & ReturnType<typeof judge>)[]): string {
  const row = (name: string, some: typeof judged): string[] => {
    const mean = (of: (one: (typeof some)[number]) => number) =>
      share(some.reduce((sum, one) => sum + of(one), 0) / some.length)
    const before = some.filter(({ isOverBefore }) => isOverBefore).length
    return [
      name,
      whole(some.length),
      mean(({ page }) => page),
      mean(({ three }) => three),
      mean(({ reciprocal }) => reciprocal),
      whole(before),
    ]
  }
  return table(
    ['', 'questions', 'Recall@10', '@3', 'MRR@10', 'repealed before in force'],
    [
      row('all', judged),
      ...languages.map((one) =>
        row(
          one,
          judged.filter(({ language }) => language === one),
        ),
      ),
      ...topics.map((one) =>
        row(
          one,
          judged.filter(({ topic }) => topic === one),
        ),
      ),
    ],
  )
}
