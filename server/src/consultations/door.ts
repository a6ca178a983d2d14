export { showPace } from './actions/list-consultations.ts'
