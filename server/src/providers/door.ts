export { barredFrom, firmOf, type Help } from './may-help.ts'
export { findProviders, providersById, shownProvider, type Provider } from './providers.ts'
export { readSpecialtyTerms } from './specialty-concepts.ts'
export { countCompleted, countServices } from './tally.ts'
