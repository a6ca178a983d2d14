import { readFileSync } from 'node:fs'
import { articleKey } from '@portal/protocol/laws/article-number.ts'
import { z } from 'zod'
import { nameKey } from './questions.ts'

const file = new URL('./cross-language.jsonl', import.meta.url)

const line = z.object({
  zh: z.string().min(1),
  en: z.string().min(1),
  ru: z.string().min(1),
  articles: z.array(z.object({ law: z.string().min(1), number: z.string().min(1) })).min(1),
})

/** The same question in three languages, and the articles that answer it. */
export interface CrossLanguageQuestion extends Record<'zh' | 'en' | 'ru', string> {
  relevant: ReadonlySet<string>
}

/** The questions that stand with this bench: articles of Chinese statutes answer them. */
export function readCrossLanguageQuestions(): CrossLanguageQuestion[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const { zh, en, ru, articles } = line.parse(JSON.parse(text))
      const keys = articles.map(({ law, number }) => nameKey(law, articleKey(number) ?? number))
      return { zh, en, ru, relevant: new Set(keys) }
    })
}
