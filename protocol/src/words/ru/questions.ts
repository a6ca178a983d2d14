import type { Translation } from '../translation.ts'
import type { questions as source } from '../zh/questions.ts'

/** Questions in words that stand in for a captcha image. */
export const questions: Translation<typeof source> = {
  /** From nought to nineteen, and the tens from twenty, as words. */
  small:
    'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
  tens: 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
  /** Of tens and units. */
  both: '{{tens}} {{units}}',
  ask: {
    plus: 'Сколько будет {{a}} плюс {{b}}?',
    minus: 'Сколько будет {{a}} минус {{b}}?',
    after: 'Какое число идёт сразу после числа «{{a}}»?',
    before: 'Какое число идёт сразу перед числом «{{a}}»?',
    largest: 'Какое число самое большое: {{a}}, {{b}} или {{c}}?',
    smallest: 'Какое число самое маленькое: {{a}}, {{b}} или {{c}}?',
    second: 'Какое число стоит вторым: {{a}}, {{b}}, {{c}}?',
    fixed: 'Введите: {{answer}}',
  },
  inDigits: '{{question}} Ответьте цифрами.',
}
