import type { Translation } from '../translation.ts'
import type * as source from '../zh/help.ts'

/** What kind of legal help is meant, whether somebody needs or offers it. */
export const help: Translation<typeof source.help> = {
  fields: {
    type: 'Вид услуги',
    businessType: 'Область права',
    disputeType: 'Вид спора',
    translationPair: 'Языки перевода',
    regions: 'Страны или регионы',
  },
  regionsHint: 'Можно выбрать несколько, не более 8.',
}
