import { parse, join } from 'node:path'
import type { SearchChanges, SearchStatus } from './door.ts'
import { Glossary } from './expansion/glossary.ts'
import { caseCollection } from './index/case-collection.ts'
import type { Collection, Kind } from './index/collections.ts'
import { lawCollection } from './index/law-collection.ts'
import { readSnapshot } from './index/read-snapshot.ts'
import { SegmentedIndex } from './index/segmented-index.ts'
import { SnapshotDamaged } from './index/snapshot-format.ts'
import { writeSnapshot } from './index/write-snapshot.ts'

/** All that is searched: two collections, each with statistics of its own, and the glossary. */
export class Library {
  readonly laws: SegmentedIndex<'law'>
  readonly cases: SegmentedIndex<'case'>
  /** Not kept in the snapshots: whoever owns the engine hands it in. */
  glossary = new Glossary()

  constructor(laws = new SegmentedIndex(lawCollection), cases = new SegmentedIndex(caseCollection)) {
    this.laws = laws
    this.cases = cases
  }

  /** Where both collections stand in the change log: the earlier, for a step may be applied again. */
  get sequence(): number {
    return Math.min(this.laws.sequence, this.cases.sequence)
  }

  get status(): SearchStatus {
    const both = [this.laws, this.cases]
    const sum = (of: (index: SegmentedIndex) => number): number =>
      both.reduce((total, index) => total + of(index), 0)
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
      const glossary = new Glossary()
      yield* glossary.fill(concepts)
      this.glossary = glossary
    }
    const laws = upserts.filter((group) => group.kind === 'law')
    const cases = upserts.filter((group) => group.kind === 'case')
    yield* this.laws.apply({ sequence, upserts: laws, removals })
    yield* this.cases.apply({ sequence, upserts: cases, removals })
  }

  /** Merges segments where that is due, with pauses; answers whether it was. */
  *merge(): Generator<void, boolean> {
    return (yield* this.laws.merge()) || (yield* this.cases.merge())
  }

  /** Writes a snapshot of each collection, both as they are now; answers the sequence they stand for. */
  async save(path: string): Promise<number> {
    const written = [
      writeSnapshot(this.laws, snapshotOf(path, 'law')),
      writeSnapshot(this.cases, snapshotOf(path, 'case')),
    ]
    return Math.min(...(await Promise.all(written)))
  }
}

/** The file of a collection's snapshot: "a/b.snapshot" → "a/b.cases.snapshot"; that of the laws is the path itself. */
export function snapshotOf(path: string, kind: Kind): string {
  if (kind === 'law') return path
  const { dir, name, ext } = parse(path)
  return join(dir, `${name}.cases${ext}`)
}

/** Reads the snapshots; a collection without one, or with a damaged one, begins empty. */
export function openLibrary(path: string | null): { library: Library; damage: string | null } {
  const damages: string[] = []
  const open = <K extends Kind>(collection: Collection<K>): SegmentedIndex<K> => {
    try {
      const state = path === null ? null : readSnapshot(snapshotOf(path, collection.kind), collection.kind)
      return new SegmentedIndex(collection, state ?? undefined)
    } catch (error) {
      const reason = error instanceof SnapshotDamaged ? error.message : String(error)
      damages.push(`of kind ${collection.kind}: ${reason}`)
      return new SegmentedIndex(collection)
    }
  }
  const library = new Library(open(lawCollection), open(caseCollection))
  return { library, damage: damages.length > 0 ? damages.join('; ') : null }
}
