import type { CallInputs } from '../testing/somebody.ts'

/** Of what waits for the caller. */
export const callInputs: CallInputs = { 'pending.page': async () => ({}) }
