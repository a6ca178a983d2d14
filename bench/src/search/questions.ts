import { readFileSync } from 'node:fs'
import { articleKey } from '@portal/protocol/laws/article-number.ts'
import { z } from 'zod'

const line = z.object({
  question: z.string().min(1),
  articles: z.array(z.object({ name: z.string().min(1), text: z.string().min(1) })).min(1),
})

/** An article as a question names it. */
export interface NamedArticle {
  /** Title of the law, without what `plainTitle` takes away. */
  title: string
  /** As printed; null where the name has none. */
  number: string | null
  text: string
}

export interface LabelledQuestion {
  question: string
  articles: NamedArticle[]
}

/** What two spellings of a law's title have in common: no book marks, no "(2018修正)", no blanks. */
function plainTitle(title: string): string {
  return title.replace(/[(（]\d{4}[^)）]*[)）]$/, '').replace(/[《》\s]/g, '')
}

function namedArticle(name: string, text: string): NamedArticle {
  const [, title, number] = /^(.+?)(第[^第条]+条(?:之[一二三四五六七八九十]+)?)/.exec(name) ?? []
  return title && number && articleKey(number)
    ? { title: plainTitle(title), number, text: text.trim() }
    : { title: plainTitle(name), number: null, text: text.trim() }
}

/** Reads questions with the articles that answer them: JSON Lines `{question, articles: [{name, text}]}`. */
export function readQuestions(file: string): LabelledQuestion[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const { question, articles } = line.parse(JSON.parse(text))
      return { question, articles: articles.map(({ name, text: words }) => namedArticle(name, words)) }
    })
}

/** Names an article by its law and number. */
export function nameKey(title: string, key: string): string {
  return `${plainTitle(title)}#${key}`
}

/** Names an article by what it says. */
export function textKey(text: string): string {
  return text.replace(/\s/g, '')
}
