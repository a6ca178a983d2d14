export { conceptsByIds } from './queries.ts'
