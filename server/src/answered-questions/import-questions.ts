import { basename } from 'node:path'
import {
  importDocuments,
  type ImportControls,
  type ImportEnd,
  type Source,
} from '../import/import-documents.ts'
import { countLines, readJsonLines } from '../import/json-lines.ts'
import { checkQuestion, type QuestionDocument } from './document.ts'
import type { QuestionSaved } from './save-questions.ts'

interface NumberedQuestion {
  source: string
  question: QuestionDocument
}

/** Stores the questions of a JSON Lines file; articles that are not held are named beside what could not be read. */
export async function importQuestions({
  path,
  save,
  ...controls
}: ImportControls & {
  path: string
  save: (questions: QuestionDocument[]) => Promise<QuestionSaved[]>
}): Promise<ImportEnd<QuestionSaved['outcome']>> {
  const notHeld: { source: string; problem: string }[] = []
  const end = await importDocuments<NumberedQuestion, QuestionSaved['outcome']>({
    ...controls,
    total: await countLines(path),
    sources: sourcesOf(path),
    outcomes: ['added', 'updated', 'unchanged', 'removed', 'unanswered'],
    save: async (numbered) => {
      const saved = await save(numbered.map(({ question }) => question))
      for (const [at, { source }] of numbered.entries()) {
        for (const name of saved[at]?.notHeld ?? []) notHeld.push({ source, problem: `not held: ${name}` })
      }
      return saved.map(({ outcome }) => outcome)
    },
    lengthOf: ({ question }) => question.question.length,
  })
  return { ...end, problems: [...end.problems, ...notHeld] }
}

async function* sourcesOf(path: string): AsyncGenerator<Source<NumberedQuestion>> {
  for await (const { line, ...found } of readJsonLines(path, checkQuestion)) {
    const source = `${basename(path)}:${line}`
    yield 'document' in found
      ? { source, files: 1, document: { source, question: found.document } }
      : { source, files: 1, problem: found.problem }
  }
}
