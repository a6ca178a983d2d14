import type { SearchAnswer, SearchChanges, SearchQuestion, SearchStatus } from './door.ts'

/** What the engine's thread is asked, and what it answers to each. */
export interface EngineCalls {
  search: { input: SearchQuestion; output: SearchAnswer }
  apply: { input: SearchChanges; output: null }
  status: { input: null; output: SearchStatus }
  saveSnapshot: { input: null; output: number }
}

export type EngineCall = keyof EngineCalls

/** A call on its way to the thread. */
export type Request = {
  [C in EngineCall]: { id: number; call: C; input: EngineCalls[C]['input'] }
}[EngineCall]

/** The thread has loaded its snapshot, or begins empty, with the reason when the file was damaged. */
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
