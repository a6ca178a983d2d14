export type { Nearest } from './messages.ts'
export { meaningKind } from './model-name.ts'
export { openMeanings, type Meanings } from './open-meanings.ts'
