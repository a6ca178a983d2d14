export { evaluationsBy } from './written-by.ts'
