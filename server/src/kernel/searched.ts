import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { preferenceReasons } from '@portal/protocol/kernel/preferred-country.ts'
import type { TitleOrigin } from '@portal/protocol/kernel/title-origin.ts'
import type { CollectionDeclaration, GroupHit, SearchGroup, SearchQuestion, UnitHit } from '../search/door.ts'
import type { Database } from './database/store.ts'
import type { Tables } from './database/tables.ts'

/** What was found, and the best of its passages. */
export interface PlaceFound extends Pick<GroupHit, 'id' | 'shown'> {
  units: Pick<UnitHit, 'key' | 'language'>[]
}

/** Where the ids of groups stand. */
export interface IdColumn {
  table: keyof Tables
  column: string
}

/** By what the order of an answer leans. */
export interface LeaningAsked {
  keyword: string
  /** A country that the reader has chosen, or that none goes before. */
  chosen?: string | undefined
  reader: Language
}

/** Whose laws go before others, and why. */
export interface Preferred {
  countries: string[]
  because: (typeof preferenceReasons)[number]
}

/** What a feature has to be searched. */
export interface Searched {
  declaration: CollectionDeclaration
  /** Every id that the change log may name: a restore tells search of all of them. */
  ids: IdColumn
  /** The groups of the ids that the change log names, unknown ones left out. */
  groups(db: Database, ids: string[]): Promise<SearchGroup[]>
  /**
   * Those of the ids that readers may be shown now: what is taken back is not found for one moment longer, though the
   * engine does not know it yet.
   */
  stillShown?(db: Database, ids: readonly string[]): Promise<readonly string[]>
  /** By which its calls know what was found, where that is not what it is searched under. */
  id?(hit: GroupHit): string
  /** The screen that shows what was found, at the best of its passages, to a reader of a language. */
  path(hit: PlaceFound, language: Language): string
  /** Of acts: whose words the title of what was found is. */
  titleOrigin?(hit: Pick<GroupHit, 'shown' | 'titleLanguage'>): TitleOrigin
  /** Of cases: whether what was found was written as an example. */
  isSample?(hit: Pick<GroupHit, 'shown'>): boolean
  /** What the order of its answers leans to. */
  leaning?: (asked: LeaningAsked) => Pick<SearchQuestion, 'leanings' | 'said'>
  /** The countries that it leans to; null where to none. */
  preferred?: (asked: LeaningAsked) => Preferred | null
  /**
   * Keys of its units that everybody may know: whoever is not signed in finds it by these and its title alone, and reads no
   * passage of it. Without it, nothing is kept from them.
   */
  openUnits?: readonly string[]
}
