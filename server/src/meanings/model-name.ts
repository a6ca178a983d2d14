import type { AiSettings } from '../kernel/config.ts'

/** Of the rules by which texts are put to a model, and of the questions that it is measured by. */
const revision = 1

/** Under which a model's vectors are kept: what another model or other rules have made is made anew. */
export function modelName({ model }: Pick<AiSettings, 'model'>): string {
  return `${model} ${revision}`
}

/** Kind of changes of vectors in the change log; their subjects are laws. */
export const meaningKind = 'meaning'
