import type { CallInputs } from '../testing/somebody.ts'

/** Of what is translated. */
export const callInputs: CallInputs = { 'translation.token': async () => ({}) }
