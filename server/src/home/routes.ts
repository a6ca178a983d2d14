import { languages } from '@portal/protocol/kernel/languages.ts'
import { homeCalls } from '@portal/protocol/home/calls.ts'
import type { FastifyInstance } from 'fastify'
import type { AnswerCaches } from '../kernel/http/answer-cache.ts'
import { bind } from '../kernel/http/bind.ts'

/** What the home page counts of the other features. */
export interface HomeCounts {
  laws: () => Promise<{ laws: number; articles: number; countries: number }>
  cases: () => Promise<number>
}

export function homeRoutes(app: FastifyInstance, counts: HomeCounts, caches: AnswerCaches): void {
  bind(
    app,
    homeCalls.statistics,
    async () => {
      const [laws, cases] = await Promise.all([counts.laws(), counts.cases()])
      return { ...laws, cases, languages: languages.length }
    },
    () => caches.details,
  )
}
