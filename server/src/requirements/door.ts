export { publishedByMonth } from './counts.ts'
export { publishedBy } from './published-by.ts'
export { newRequirements } from './new-requirements.ts'
export { completedCooperations, cooperationWork } from './work.ts'
