import type { CallInputs } from '../testing/somebody.ts'

const words = { zh: '样例', en: 'Sample', ru: 'Образец' }

/** Of dictionaries, countries and areas. */
export const callInputs: CallInputs = {
  'reference.dictionaryTypes': async () => ({}),
  'reference.dictionaryEntries': async () => ({ query: { type: 'DISPUTE_TYPE' } }),
  'reference.saveDictionaryEntry': async () => ({
    params: { type: 'DISPUTE_TYPE', code: 'SAMPLE' },
    body: { position: 90, words, isHidden: false },
  }),
  'reference.countries': async () => ({}),
  'reference.saveCountry': async () => ({
    params: { code: 'MN' },
    body: { position: 90, words: { zh: '蒙古国', en: 'Mongolia', ru: 'Монголия' }, isHidden: false },
  }),
  'reference.dictionary': async () => ({ query: { type: 'DISPUTE_TYPE' } }),
  'reference.countriesInUse': async () => ({ query: { type: 'LAW_REGULATIONS' } }),
  'reference.areas': async () => ({}),
  'reference.provinces': async () => ({ query: { selectType: 'china' } }),
  'reference.areaTree': async () => ({}),
  'reference.foreignAffairsTree': async () => ({}),
}
