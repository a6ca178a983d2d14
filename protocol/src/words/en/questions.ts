import type { Translation } from '../translation.ts'
import type { questions as source } from '../zh/questions.ts'

/** Questions in words that stand in for a captcha image. */
export const questions: Translation<typeof source> = {
  /** From nought to nineteen, and the tens from twenty, as words. */
  small:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
  /** Of tens and units. */
  both: '{{tens}}-{{units}}',
  ask: {
    plus: 'How much is {{a}} plus {{b}}?',
    minus: 'How much is {{a}} minus {{b}}?',
    after: 'Which number comes right after {{a}}?',
    before: 'Which number comes right before {{a}}?',
    largest: 'Which is the largest: {{a}}, {{b}} or {{c}}?',
    smallest: 'Which is the smallest: {{a}}, {{b}} or {{c}}?',
    second: 'Which stands second: {{a}}, {{b}}, {{c}}?',
    fixed: 'Enter: {{answer}}',
  },
  inDigits: '{{question}} Answer in digits.',
}
