import type { Translation } from '../translation.ts'
import type * as source from '../zh/records.ts'

export const records: Translation<typeof source.records> = {
  reason: 'Reason',
  reasonHint: 'The other side will read it; at most 500 characters.',
  reasonMissing: 'Please give a reason',
  refusedOn: 'Rejected on {{date}}: {{reason}}',
  note: 'Note',
  deadline: 'New deadline',
  deadlineMissing: 'Please choose a new deadline',
  expectedOn: 'Expected to be ready on',
  back: 'Not now',
  moved: 'The status has just changed; the page shows the latest. Check it, then send again.',
  gone: 'The status has just changed; the page shows the latest. This can no longer be done.',
  kept: 'What you have written is still here.',
  consent: {
    text: 'The recipient is abroad: {{name}}, {{country}}. Opening your contact details to them sends personal information abroad, for which we need your separate consent.',
    label:
      'I agree that my name, phone number and e-mail address are given to a recipient abroad: {{name}}, {{country}}',
    individual: 'an individual',
    missing: 'Please tick the box; contacts cannot be opened otherwise',
  },
  contact: 'Contact person',
  phone: 'Phone',
  email: 'E-mail',
  admittedIn: 'Admitted or registered in',
  abroad: 'Admitted in {{country}}; does not advise on Chinese law',
  registeredIn: 'Registered in {{country}}',
  own: 'The provider',
  negotiable: 'To be agreed',
  feeTo: 'up to {{amount}}',
  workingDays_one: '{{count}} working day',
  workingDays_other: '{{count}} working days',
}
