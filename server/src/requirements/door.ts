export { publishedByMonth } from './counts.ts'
export { completedCooperations, cooperationWork } from './work.ts'
