export { wordsOfDictionary } from './dictionary-words.ts'
export { type Labels, openLabels } from './labels.ts'
export { offeredCodes } from './queries.ts'
export { countryNames } from './views.ts'
