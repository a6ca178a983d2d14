export { wordsOfDictionary } from './dictionary-words.ts'
export { labelKind, type Labels, type LabelStore, openLabels } from './labels.ts'
export { offeredCodes } from './queries.ts'
export { countryNames } from './views.ts'
