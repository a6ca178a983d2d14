import type { Times } from '../measure/quantiles.ts'
import { megabytes, milliseconds, say, share, table, whole } from '../measure/table.ts'
import type { CorpusFigures } from './measure-corpus.ts'
import type { Ranking } from './ranking.ts'

const none = ''

function rankingCells({ recall5, recall10, recall100, reciprocalRank10 }: Ranking): string[] {
  return [recall5, recall10, recall100, reciprocalRank10].map(share)
}

const timeCells = ({ p50, p99 }: Times): string[] => [milliseconds(p50), milliseconds(p99)]

export function report(title: string, { texts, characters, plain, portal, engine }: CorpusFigures): void {
  const unranked = [none, none, none, none]
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
  say(`\n## ${title}\n`)
  say(`${whole(texts.length)} articles, ${whole(characters)} characters\n`)
  say(
    table(
      ['', 'Recall@5', '@10', '@100', 'MRR@10', 'p50 ms', 'p99 ms', 'answer'],
      [
        ['plain BM25, 100 articles', ...rankingCells(plain.ranking), ...timeCells(plain.times), none],
        [
          'portal through HTTP, 100 articles, without glossary',
          ...rankingCells(portal.plainRanking),
          ...unranked.slice(2),
          none,
        ],
        [
          '  … questions on odd lines, not learned on',
          ...rankingCells(portal.plainOdd),
          ...unranked.slice(2),
          none,
        ],
        [
          'portal through HTTP, 10 laws, without glossary',
          ...unranked,
          ...timeCells(portal.plainLaw10.times),
          kilobytes(portal.plainLaw10.meanBytes),
        ],
        [
          'portal through HTTP, 100 articles, with glossary',
          ...rankingCells(portal.ranking),
          ...timeCells(portal.article100.times),
          kilobytes(portal.article100.meanBytes),
        ],
        [
          '  … questions on odd lines, not learned on',
          ...rankingCells(portal.odd),
          ...unranked.slice(2),
          none,
        ],
        ['  … questions on even lines', ...rankingCells(portal.even), ...unranked.slice(2), none],
        [
          'portal through HTTP, 10 articles',
          ...unranked,
          ...timeCells(portal.article10.times),
          kilobytes(portal.article10.meanBytes),
        ],
        [
          'portal through HTTP, 10 laws (the page)',
          ...unranked,
          ...timeCells(portal.law10.times),
          kilobytes(portal.law10.meanBytes),
        ],
        ['inside the engine, 100 articles', ...unranked, ...timeCells(engine.article100), none],
        ['inside the engine, 10 laws', ...unranked, ...timeCells(engine.law10), none],
        ['hard questions, plain BM25', ...unranked, ...timeCells(plain.hard), none],
        ['hard questions through HTTP, 10 laws', ...unranked, ...timeCells(portal.hard.times), none],
        ['hard questions inside the engine', ...unranked, ...timeCells(engine.hard), none],
      ],
    ),
  )
  const { zh, en, ru } = portal.cross
  const part = (one: Ranking) => `${((100 * one.recall10) / zh.recall10).toFixed(0)} %`
  say(
    `\n${table(
      ['the same questions in three languages', 'Recall@5', '@10', '@100', 'MRR@10', '@10 of zh'],
      [
        ['Chinese, without glossary', ...rankingCells(portal.plainCross), none],
        ['Chinese', ...rankingCells(zh), none],
        ['English', ...rankingCells(en), part(en)],
        ['Russian', ...rankingCells(ru), part(ru)],
      ],
    )}`,
  )
  const rate = (count: number, took: number) => `${whole((count / took) * 1000)} characters/s`
  say(
    `\n${table(
      ['', 'figure'],
      [
        ['import, stored and found', rate(portal.import.characters, portal.import.took)],
        ['import took', `${(portal.import.took / 1000).toFixed(1)} s`],
        ['laws skipped', whole(portal.import.skipped)],
        ['index built by the engine alone', rate(characters, engine.buildTook)],
        ['index built by the plain BM25', rate(characters, plain.buildTook)],
        ['index, arrays and texts', megabytes(engine.status.indexBytes)],
        ['postings of the plain BM25, no texts', megabytes(plain.bytes)],
        ['snapshot', megabytes(engine.snapshotBytes)],
        ['snapshot saved', `${milliseconds(engine.saveTook)} ms`],
        ['snapshot loaded, thread and dictionary started', `${milliseconds(engine.loadTook)} ms`],
        ['glossary taken in', `${milliseconds(engine.glossaryTook)} ms`],
        ['memory (RSS) the engine adds when loaded', megabytes(engine.loaded)],
        ['memory (RSS) the engine adds after the questions', megabytes(engine.asked)],
        ['portal, embedded store: memory (RSS)', megabytes(portal.usage.rss)],
        ['portal, embedded store: started in', `${milliseconds(portal.openTook)} ms`],
      ],
    )}`,
  )
}
