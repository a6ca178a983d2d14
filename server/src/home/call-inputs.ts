import type { CallInputs } from '../testing/somebody.ts'

/** Of the home page. */
export const callInputs: CallInputs = {
  'home.statistics': async () => ({}),
  'home.lawChanges': async () => ({}),
  'home.events': async () => ({}),
  'home.zone': async () => ({}),
}
