import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawCollection } from '../../laws/search-collection.ts'
import type { SearchGroup } from '../door.ts'
import { makeIndex, makeLaw, makeQuestion, run, search } from '../fixtures.ts'
import { Collection } from './collection.ts'
import { SegmentedIndex } from './segmented-index.ts'

const words = ['合同', '违约', '赔偿', '公司', 'contract', 'breach', 'договор', 'суд', '的', '577']
const textOf = fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((chosen) => chosen.join(' '))
const lawOf = (anyId: fc.Arbitrary<string>): fc.Arbitrary<SearchGroup> =>
  fc
    .record({ id: anyId, title: textOf, texts: fc.array(textOf, { maxLength: 4 }) })
    .map(({ id, title, texts }) => makeLaw(id, { zh: title }, Object.fromEntries(texts.entries())))
const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const step = fc.record({
  upserts: fc.array(lawOf(ids), { maxLength: 3 }),
  removals: fc.array(ids, { maxLength: 2 }),
  merges: fc.boolean(),
})

function answers(index: SegmentedIndex, keyword: string): unknown {
  return (['groups', 'units'] as const).map((of) => {
    const { took: _, ...answer } = search(index, makeQuestion(keyword, { of, size: 100 }))
    return answer
  })
}

describe('SegmentedIndex', () => {
  test('after any changes and merges answers as one built afresh', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), textOf, (steps, keyword) => {
        const index = new SegmentedIndex(new Collection(lawCollection))
        const laws = new Map<string, SearchGroup>()
        for (const [sequence, { upserts, removals, merges }] of steps.entries()) {
          run(index.apply({ sequence, upserts, removals }))
          for (const id of removals) laws.delete(id)
          for (const law of upserts) laws.set(law.id, law)
          if (merges) while (run(index.merge()));
        }
        expect(answers(index, keyword)).toEqual(answers(makeIndex([...laws.values()]), keyword))
      }),
    )
  })

  test('changes made while a merge is under way are kept', () => {
    fc.assert(
      fc.property(
        fc.array(lawOf(ids), { minLength: 6, maxLength: 12 }),
        step,
        fc.nat(6),
        textOf,
        (laws, change, pause, keyword) => {
          const index = new SegmentedIndex(new Collection(lawCollection))
          const living = new Map<string, SearchGroup>()
          for (const law of laws) {
            run(index.apply({ sequence: 1, upserts: [law], removals: [] }))
            living.set(law.id, law)
          }
          const merge = index.merge()
          for (let slices = 0; slices < pause; slices++) if (merge.next().done) break
          run(index.apply({ sequence: 2, ...change }))
          for (const id of change.removals) living.delete(id)
          for (const law of change.upserts) living.set(law.id, law)
          run(merge)
          expect(answers(index, keyword)).toEqual(answers(makeIndex([...living.values()]), keyword))
        },
      ),
    )
  })

  test('a step applied again changes nothing', () => {
    fc.assert(
      fc.property(step, textOf, ({ upserts, removals }, keyword) => {
        const index = new SegmentedIndex(new Collection(lawCollection))
        run(index.apply({ sequence: 5, upserts, removals }))
        const first = answers(index, keyword)
        run(index.apply({ sequence: 5, upserts, removals }))
        expect(answers(index, keyword)).toEqual(first)
        expect(index.sequence).toBe(5)
      }),
    )
  })

  test('small segments are merged, empty ones dropped', () => {
    const index = new SegmentedIndex(new Collection(lawCollection))
    for (let number = 0; number < 50; number++) {
      const upserts = [makeLaw(`law ${number}`, { zh: '合同' }, { '1': '违约 赔偿' })]
      run(index.apply({ sequence: number, upserts, removals: [] }))
      while (run(index.merge()));
    }
    expect(index.segments.length).toBeLessThan(8)
    expect(index.statistics.units).toBe(50)
    run(index.apply({ sequence: 51, upserts: [], removals: [...index.places.keys()] }))
    expect(index.segments).toEqual([])
    expect(index.statistics).toMatchObject({ units: 0, words: 0, hanUnits: 0, characters: 0, bigrams: 0 })
    expect(index.statistics.termUnits.every((count) => count === 0)).toBe(true)
    const { characters, pairs } = index.statistics.toArrays()
    for (const { slots } of [characters, pairs]) expect(slots).toEqual(new Uint32Array())
  })
})
