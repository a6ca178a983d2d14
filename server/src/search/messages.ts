import type {
  CollectionDeclaration,
  FirstIds,
  GroupHit,
  SearchAnswer,
  SearchChanges,
  SearchFigures,
  SearchQuestion,
  SearchStatus,
} from './door.ts'

export type SimilarAsked = Pick<SearchQuestion, 'language' | 'size' | 'today'>

/** Questions the engine's thread is asked of a collection, and what it answers to each. */
export interface QuestionCalls {
  search: { input: { kind: string; question: SearchQuestion }; output: SearchAnswer }
  analyse: { input: { kind: string; question: SearchQuestion }; output: SearchFigures }
  everyId: { input: { kind: string; question: SearchQuestion }; output: string[] }
  firstIds: { input: { kind: string; question: SearchQuestion }; output: FirstIds }
  similar: { input: { kind: string; id: string; asked: SimilarAsked }; output: GroupHit[] }
}

/** All that it is asked. */
export interface EngineCalls extends QuestionCalls {
  apply: { input: SearchChanges; output: null }
  status: { input: null; output: SearchStatus }
  saveSnapshot: { input: null; output: number }
}

export type EngineCall = keyof EngineCalls
export type QuestionCall = keyof QuestionCalls

/** A call on its way to the thread. */
export type Request = {
  [C in EngineCall]: { id: number; call: C; input: EngineCalls[C]['input'] }
}[EngineCall]

/** The thread has loaded its snapshots, or begins empty, with the reason when a file was damaged. */
export interface Ready {
  kind: 'ready'
  sequence: number
  damage: string | null
}

export interface Reply {
  kind: 'reply'
  id: number
  /** The output as JSON: a text is handed over in half the time that objects take. */
  result: { ok: true; output: string } | { ok: false; reason: string }
}

export interface WorkerSettings {
  collections: readonly CollectionDeclaration[]
  snapshotPath: string | null
}

/** What the thread is told first: what is searched, or what probably will be, as long as that is not known yet. */
export interface ThreadStart {
  settings: WorkerSettings
  isGuess: boolean
}
