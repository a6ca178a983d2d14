export { publishedByMonth } from './counts.ts'
export { publishedBy } from './published-by.ts'
export { completedCooperations, cooperationWork } from './work.ts'
