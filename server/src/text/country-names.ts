/**
 * Names of countries as they stand in the titles of laws and in citations: full and short names, adjectives and
 * abbreviations, folded (lower case, е for ё). By ISO 3166 code. Latin and Cyrillic ones are compared by stems.
 */
export const countryNames: Record<string, { zh: string[]; other: string[] }> = {
  CN: {
    zh: ['中华人民共和国', '中国', '我国'],
    other: [
      "people's republic of china",
      'china',
      'chinese',
      'prc',
      'китайская народная республика',
      'китай',
      'китайский',
      'кнр',
    ],
  },
  RU: {
    zh: ['俄罗斯联邦', '俄罗斯', '俄联邦'],
    other: [
      'russian federation',
      'russia',
      'russian',
      'rf',
      'российская федерация',
      'россия',
      'российский',
      'рф',
    ],
  },
  KZ: {
    zh: ['哈萨克斯坦共和国', '哈萨克斯坦', '哈萨克'],
    other: [
      'republic of kazakhstan',
      'kazakhstan',
      'kazakh',
      'rk',
      'республика казахстан',
      'казахстан',
      'казахстанский',
      'рк',
    ],
  },
  KG: {
    zh: ['吉尔吉斯斯坦共和国', '吉尔吉斯共和国', '吉尔吉斯斯坦', '吉尔吉斯'],
    other: [
      'kyrgyz republic',
      'kyrgyzstan',
      'kyrgyz',
      'кыргызская республика',
      'киргизская республика',
      'кыргызстан',
      'киргизия',
      'кыргызский',
      'киргизский',
      'кр',
    ],
  },
  TJ: {
    zh: ['塔吉克斯坦共和国', '塔吉克斯坦', '塔吉克'],
    other: [
      'republic of tajikistan',
      'tajikistan',
      'tajik',
      'республика таджикистан',
      'таджикистан',
      'таджикский',
      'рт',
    ],
  },
  UZ: {
    zh: ['乌兹别克斯坦共和国', '乌兹别克斯坦', '乌兹别克'],
    other: [
      'republic of uzbekistan',
      'uzbekistan',
      'uzbek',
      'республика узбекистан',
      'узбекистан',
      'узбекский',
      'руз',
      'рузб',
    ],
  },
  PK: {
    zh: ['巴基斯坦伊斯兰共和国', '巴基斯坦'],
    other: [
      'islamic republic of pakistan',
      'pakistan',
      'pakistani',
      'исламская республика пакистан',
      'пакистан',
      'пакистанский',
    ],
  },
  IN: {
    zh: ['印度共和国', '印度'],
    other: ['republic of india', 'india', 'indian', 'республика индия', 'индия', 'индийский'],
  },
}
