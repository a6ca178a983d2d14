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
  /** Wordings of a question stand one after the other, between two strokes. */
  ask: {
    plus: 'How much is {{a}} plus {{b}}? // Add {{b}} to {{a}}: what do you get? // A shelf holds {{a}} books, and {{b}} more are put on it. How many are there now?',
    minus:
      'How much is {{a}} minus {{b}}? // Take {{b}} away from {{a}}: what is left? // Of {{a}} people on a bus, {{b}} get off. How many stay?',
    after:
      'Which number comes right after {{a}}? // You count upwards and have just said {{a}}. What comes next?',
    before:
      'Which number comes right before {{a}}? // You count downwards and have just said {{a}}. What comes next?',
    largest:
      'Which is the largest: {{a}}, {{b}} or {{c}}? // Of {{a}}, {{b}} and {{c}}, which is more than both others?',
    smallest:
      'Which is the smallest: {{a}}, {{b}} or {{c}}? // Of {{a}}, {{b}} and {{c}}, which is less than both others?',
    second:
      'Which stands second: {{a}}, {{b}}, {{c}}? // Which stands in the middle here, whatever its size: {{a}}, {{b}}, {{c}}?',
    last: 'Which stands last: {{a}}, {{b}}, {{c}}? // Read from the end, what comes first: {{a}}, {{b}}, {{c}}?',
    animals:
      'Tables: {{a}}, cats: {{b}}, spoons: {{c}}. How many animals are there? // A yard holds {{a}} stones, {{b}} sheep and {{c}} chairs. How many of these can walk?',
    fruit:
      'Apples: {{a}}, hats: {{b}}, pencils: {{c}}. How many of these can be eaten? // A store holds {{a}} boxes of pears, {{b}} of nails and {{c}} of glass. How many boxes hold fruit?',
    written:
      'A letter goes to building {{a}}, room {{b}}, box {{c}}. Which room is it? // A meeting is in building {{a}}, room {{b}}, with {{c}} guests. Which room is it?',
    fixed: 'Enter: {{answer}}',
  },
  inDigits: '{{question}} Answer in digits.',
}
