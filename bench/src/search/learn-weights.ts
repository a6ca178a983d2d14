import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Answered, AnsweredQuestions } from '@portal/server/search/answered/answered-questions.ts'
import { candidateFeatures } from '@portal/server/search/answered/candidate-features.ts'
import { unitName } from '@portal/server/search/answered/recall.ts'
import type { AnsweredQuestion, SearchConcept, SearchGroup } from '@portal/server/search/door.ts'
import { Glossary } from '@portal/server/search/expansion/glossary.ts'
import { Collection } from '@portal/server/search/index/collection.ts'
import { SegmentedIndex } from '@portal/server/search/index/segmented-index.ts'
import { search } from '@portal/server/search/query/search.ts'
import { leaningOf } from '@portal/server/laws/leanings.ts'
import { lawCollection } from '@portal/server/laws/search-collection.ts'
import { makeTestPlace } from '@portal/server/testing/store.ts'
import { timed } from '../measure/quantiles.ts'
import { machine, note, say, whole } from '../measure/table.ts'
import { engineQuestion } from './asking.ts'
import { lawsBeside, namesAt, relevanceKey, writeLaws } from './corpus.ts'
import { readCrossLanguageQuestions } from './cross-language.ts'
import { fill } from './measure-corpus.ts'
import { fitWeights, type Example } from './fit-weights.ts'
import { nameKey, readQuestions, textKey } from './questions.ts'

const weightsFile = new URL('../../../server/src/search/answered/weights.ts', import.meta.url)

/**
 * Learns how much each feature of a candidate counts: every question is asked as if it had not been answered, and the
 * weights are those under which each of its answers stands before what answers it not (a softmax). The questions that
 * stand with this bench, which nothing has answered, are asked beside them in Chinese; in English and Russian they are
 * what is learned of questions in other languages. Writes the weights into the engine.
 */
export async function learnWeights(path: string, questionsFile: string): Promise<void> {
  const questions = readQuestions(questionsFile)
  const names = await namesAt(path)
  const folder = await mkdtemp(join(tmpdir(), 'portal-learn-'))
  const place = await makeTestPlace('')
  try {
    note('import …')
    const beside = join(folder, 'beside.jsonl')
    writeLaws(beside, lawsBeside(questions, names))
    const groupsFile = join(folder, 'groups.jsonl')
    const { concepts } = await fill([path, beside], place.environment, groupsFile)
    const lines = readFileSync(groupsFile, 'utf8').split('\n')
    const laws = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as SearchGroup)
    const asked = questions.map(({ question, articles }) => ({
      question,
      keys: articles.map((article) => relevanceKey(article, names)),
    }))
    note('questions …')
    const { took, result: examples } = await timed(() => examplesOf(asked, laws, concepts))
    note('weights …')
    const learning = await timed(() => ({
      words: fitWeights(examples.words),
      concepts: fitWeights(examples.concepts),
    }))
    await writeFile(weightsFile, sourceOf(learning.result))
    const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(0)} s`
    say(
      `${whole(examples.words.length + examples.concepts.length)} questions asked in ${seconds(took)}, weights learned in ${seconds(learning.took)}. ${machine()}`,
    )
  } finally {
    await place.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

function examplesOf(
  asked: readonly { question: string; keys: readonly string[] }[],
  laws: SearchGroup[],
  concepts: SearchConcept[],
): Record<'words' | 'concepts', Example[]> {
  const index = new SegmentedIndex(new Collection(lawCollection))
  for (const _ of index.apply({ sequence: 1, upserts: laws, removals: [] }));
  const glossary = new Glossary()
  for (const _ of glossary.fill(concepts));
  const byKey = new Map<string, AnsweredQuestion['by']>()
  for (const { id, titles, units } of laws) {
    for (const { key, text } of units) {
      for (const name of [nameKey(titles[0]?.title ?? '', key), textKey(text)]) {
        byKey.set(name, [...(byKey.get(name) ?? []), { group: id, unit: key }])
      }
    }
  }
  const answered = new AnsweredQuestions()
  for (const _ of answered.understand(glossary));
  for (const [number, { question, keys }] of asked.entries()) {
    const by = keys.flatMap((key) => byKey.get(key)?.slice(0, 1) ?? [])
    answered.set(lawCollection.kind, String(number), { question, by, path: null })
  }
  const exampleOf = (question: string, keys: readonly string[], without?: string): Example => {
    const right = new Set(
      keys.flatMap((key) => byKey.get(key) ?? []).map(({ group, unit }) => unitName(group, unit)),
    )
    const example: Example = { candidates: [], isRight: [] }
    const learner: Answered = {
      recall: (text) => answered.recall(text, without),
      worthOf: (features, unit) => {
        example.candidates.push(Float64Array.from(candidateFeatures, (name) => features[name]))
        example.isRight.push(right.has(unit))
        return 0
      },
    }
    const form = engineQuestion(question, { unit: 'article', size: 1 })
    const leaning = leaningOf({ keyword: question, reader: 'zh' })
    search(index, { glossary, answered: learner }, { ...form, ...leaning })
    return example
  }
  const ours = readCrossLanguageQuestions().map(({ relevant, ...inLanguages }) => ({
    ...inLanguages,
    keys: [...relevant],
  }))
  return {
    words: [
      ...asked.map(({ question, keys }, number) => exampleOf(question, keys, String(number))),
      ...ours.map(({ zh, keys }) => exampleOf(zh, keys)),
    ],
    concepts: ours.flatMap(({ en, ru, keys }) => [exampleOf(en, keys), exampleOf(ru, keys)]),
  }
}

function sourceOf(weights: Record<'words' | 'concepts', Float64Array>): string {
  const rowsOf = (some: Float64Array) =>
    candidateFeatures.map((name, at) => {
      const key = /^\w+$/.test(name) ? name : `'${name}'`
      return `    ${key}: ${Number(some[at]!.toPrecision(3))},`
    })
  return `import type { CandidateFeature } from './candidate-features.ts'

export type Weights = Readonly<Record<CandidateFeature, number>>

/** Learned by \`npm run learn\`, which writes this file: for questions compared by their words, and by concepts. */
export const weights: Readonly<Record<'words' | 'concepts', Weights>> = {
  words: {
${rowsOf(weights.words).join('\n')}
  },
  concepts: {
${rowsOf(weights.concepts).join('\n')}
  },
}
`
}
