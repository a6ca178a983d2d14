export { findReportNumber } from './queries.ts'
