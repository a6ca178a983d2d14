export { completedCooperations, cooperationWork } from './work.ts'
