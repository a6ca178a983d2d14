import { join, parse } from 'node:path'
import { AnsweredQuestions } from './answered/answered-questions.ts'
import type { CollectionDeclaration, SearchChanges, SearchConcept, SearchStatus } from './door.ts'
import { Glossary } from './expansion/glossary.ts'
import { keyOf, readGlossary, writeGlossary } from './expansion/kept-glossary.ts'
import { Collection } from './index/collection.ts'
import { readSnapshot } from './index/read-snapshot.ts'
import { SegmentedIndex } from './index/segmented-index.ts'
import { SnapshotDamaged } from './index/snapshot-format.ts'
import { writeSnapshot } from './index/write-snapshot.ts'

/** All that is searched: the collections, each with statistics of its own, and the glossary. */
export class Library {
  readonly #indexes: ReadonlyMap<string, SegmentedIndex>
  readonly #glossaryPath: string | null
  /** The glossary last made; at first of what was kept, as the concepts will probably be the same. */
  #made: { key: string; glossary: Glossary } | null
  /** Not kept in the snapshots: whoever owns the engine hands it in. */
  glossary = new Glossary()
  /** Of all collections; made of what their snapshots keep. */
  readonly answered = new AnsweredQuestions()

  /** @param glossaryPath where the glossary is kept with what was learned of it; null: nowhere */
  constructor(indexes: readonly SegmentedIndex[], glossaryPath: string | null) {
    this.#glossaryPath = glossaryPath
    this.#indexes = new Map(indexes.map((index) => [index.collection.kind, index]))
    for (const { collection, places } of indexes) {
      for (const [id, { segment, group }] of places) {
        const { answered } = segment.segment.groups[group]!
        if (answered) this.answered.set(collection.kind, id, answered)
      }
    }
    this.#made = glossaryPath === null ? null : glossaryKept(glossaryPath)
  }

  /** @throws Error where no collection of that kind was declared */
  index(kind: string): SegmentedIndex {
    const index = this.#indexes.get(kind)
    if (!index) throw new Error(`nothing of kind ${kind} is searched`)
    return index
  }

  /** Where all collections stand in the change log: the earliest, for a step may be applied again. */
  get sequence(): number {
    return Math.min(...this.#all.map(({ sequence }) => sequence))
  }

  get status(): SearchStatus {
    const sum = (of: (index: SegmentedIndex) => number): number =>
      this.#all.reduce((total, index) => total + of(index), 0)
    return {
      ready: true,
      sequence: this.sequence,
      groups: sum(({ places }) => places.size),
      units: sum(({ statistics }) => statistics.units),
      segments: sum(({ segments }) => segments.length),
      indexBytes: sum(({ bytes }) => bytes),
    }
  }

  /** Applies one step of the change log, with pauses. */
  *apply({ sequence, upserts, removals, concepts }: SearchChanges): Generator<void> {
    if (concepts) {
      const glossary = yield* this.#glossaryOf(concepts)
      this.glossary = glossary
      yield* this.answered.understand(glossary)
    }
    for (const index of this.#all) {
      const own = upserts.filter(({ kind }) => kind === index.collection.kind)
      yield* index.apply({ sequence, upserts: own, removals })
    }
    for (const id of removals) this.answered.delete(id)
    for (const { kind, id, answered } of upserts) {
      if (answered) this.answered.set(kind, id, answered)
      else this.answered.delete(id)
    }
  }

  /** Merges segments where that is due, with pauses; answers whether it was. */
  *merge(): Generator<void, boolean> {
    for (const index of this.#all) if (yield* index.merge()) return true
    return false
  }

  /** Writes a snapshot of each collection, all as they are now; answers the sequence they stand for. */
  async save(path: string): Promise<number> {
    const written = this.#all.map((index) => writeSnapshot(index, snapshotOf(path, index.collection.kind)))
    return Math.min(...(await Promise.all(written)))
  }

  *#glossaryOf(concepts: readonly SearchConcept[]): Generator<void, Glossary> {
    const key = keyOf(concepts)
    if (this.#made?.key === key) return this.#made.glossary
    const glossary = new Glossary()
    yield* glossary.fill(concepts)
    this.#made = { key, glossary }
    const path = this.#glossaryPath
    if (path !== null) writeGlossary(path, { concepts, translations: glossary.translations })
    return glossary
  }

  get #all(): SegmentedIndex[] {
    return [...this.#indexes.values()]
  }
}

function glossaryKept(path: string): { key: string; glossary: Glossary } | null {
  const kept = readGlossary(path)
  if (!kept) return null
  const { concepts, translations } = kept
  const glossary = new Glossary()
  const steps = glossary.fill(concepts, translations)
  while (!steps.next().done);
  return { key: keyOf(concepts), glossary }
}

/** The file of a collection's snapshot: "a/b.snapshot" → "a/b.case.snapshot". */
export function snapshotOf(path: string, kind: string): string {
  const { dir, name, ext } = parse(path)
  return join(dir, `${name}.${kind}${ext}`)
}

/** Reads the snapshots; a collection without one, or with a damaged one, begins empty. */
export function openLibrary(
  declarations: readonly CollectionDeclaration[],
  path: string | null,
): { library: Library; damage: string | null } {
  const damages: string[] = []
  const open = (declaration: CollectionDeclaration): SegmentedIndex => {
    const collection = new Collection(declaration)
    try {
      const state = path === null ? null : readSnapshot(snapshotOf(path, collection.kind), collection)
      return new SegmentedIndex(collection, state ?? undefined)
    } catch (error) {
      const reason = error instanceof SnapshotDamaged ? error.message : String(error)
      damages.push(`of kind ${collection.kind}: ${reason}`)
      return new SegmentedIndex(collection)
    }
  }
  const library = new Library(declarations.map(open), path && snapshotOf(path, 'glossary'))
  return { library, damage: damages.length > 0 ? damages.join('; ') : null }
}
