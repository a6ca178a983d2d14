import { globSync } from 'node:fs'
import type { ListRows } from './list-rows.ts'
import type { MoveSample } from './move-sample.ts'
import type { OpenSecretScene } from './secret-scene.ts'
import type { CallInputs } from './somebody.ts'

/** What a feature's `call-inputs.ts` says of its calls to the tests that are generated; calls are named `feature.name`. */
interface CallSamples {
  callInputs: CallInputs
  /** Calls about one row, which only its owner may make: another's row answers 794110. */
  ownersCalls: readonly string[]
  /** Writes that are open to a frozen account. */
  openToFrozen: readonly string[]
  /** Rows of lists that no input makes. */
  listRows: ListRows
}

const sources = new URL('../', import.meta.url)

function load<Module>(name: string): Promise<Module[]> {
  const files = globSync(`*/${name}`, { cwd: sources }).toSorted()
  return Promise.all(files.map((file) => import(new URL(file, sources).href) as Promise<Module>))
}

async function readCallSamples(): Promise<CallSamples> {
  const files = await load<Pick<CallSamples, 'callInputs'> & Partial<CallSamples>>('call-inputs.ts')
  return {
    callInputs: Object.assign({}, ...files.map(({ callInputs }) => callInputs)) as CallInputs,
    ownersCalls: files.flatMap(({ ownersCalls = [] }) => ownersCalls),
    openToFrozen: files.flatMap(({ openToFrozen = [] }) => openToFrozen),
    listRows: Object.assign({}, ...files.map(({ listRows = {} }) => listRows)) as ListRows,
  }
}

let calls: Promise<CallSamples> | undefined

/** Of every feature, by its file; read when first asked for, as the features' own fixtures rest on those of the whole. */
export function callSamples(): Promise<CallSamples> {
  calls ??= readCallSamples()
  return calls
}

/** What the walk through lifecycles needs of each feature that has any: the exports of its `move-samples.ts`. */
export async function moveSamples(): Promise<MoveSample[]> {
  const files = await load<Record<string, MoveSample>>('move-samples.ts')
  return files.flatMap((file) => Object.values(file))
}

/** Of each feature that hides something from some: the exports of its `secret-scenes.ts`. */
export async function secretScenes(): Promise<OpenSecretScene[]> {
  const files = await load<Record<string, OpenSecretScene>>('secret-scenes.ts')
  return files.flatMap((file) => Object.values(file))
}
