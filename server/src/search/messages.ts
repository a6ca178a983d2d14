import type {
  CaseAnswer,
  CaseFigures,
  CaseHit,
  CaseQuestion,
  SearchAnswer,
  SearchChanges,
  SearchQuestion,
  SearchStatus,
  TextLanguage,
} from './door.ts'

/** Questions the engine's thread is asked, and what it answers to each. */
export interface QuestionCalls {
  search: { input: SearchQuestion; output: SearchAnswer }
  searchCases: { input: CaseQuestion; output: CaseAnswer }
  analyseCases: { input: CaseQuestion; output: CaseFigures }
  similarCases: { input: { id: string; size: number; language: TextLanguage }; output: CaseHit[] }
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
  result: { ok: true; output: EngineCalls[EngineCall]['output'] } | { ok: false; reason: string }
}

export interface WorkerSettings {
  snapshotPath: string | null
}
