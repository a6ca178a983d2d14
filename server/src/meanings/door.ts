export type { Nearest } from './messages.ts'
export { openMeanings, type Meanings } from './open-meanings.ts'
