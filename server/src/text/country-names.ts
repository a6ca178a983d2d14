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
      'китая',
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

/** Countries whose laws the portal does not hold, and which texts name beside the laws they cite. */
const foreignCountryNames: typeof countryNames = {
  BY: {
    zh: ['白俄罗斯共和国', '白俄罗斯'],
    other: [
      'republic of belarus',
      'belarus',
      'belarusian',
      'республика беларусь',
      'беларусь',
      'белорусский',
      'рб',
    ],
  },
  UA: { zh: ['乌克兰'], other: ['ukraine', 'ukrainian', 'украина', 'украинский'] },
  TM: { zh: ['土库曼斯坦'], other: ['turkmenistan', 'turkmen', 'туркменистан', 'туркменский'] },
  AM: { zh: ['亚美尼亚'], other: ['armenia', 'armenian', 'республика армения', 'армения', 'армянский'] },
  MN: { zh: ['蒙古国', '蒙古'], other: ['mongolia', 'mongolian', 'монголия', 'монгольский'] },
  DE: { zh: ['德国'], other: ['germany', 'german', 'германия', 'германский', 'немецкий'] },
  FR: { zh: ['法国'], other: ['france', 'french', 'франция', 'французский'] },
  JP: { zh: ['日本'], other: ['japan', 'japanese', 'япония', 'японский'] },
  KR: { zh: ['韩国'], other: ['korea', 'korean', 'корея', 'корейский'] },
  VN: { zh: ['越南'], other: ['vietnam', 'vietnamese', 'вьетнам', 'вьетнамский'] },
  SG: { zh: ['新加坡'], other: ['singapore', 'сингапур', 'сингапурский'] },
  CH: { zh: ['瑞士'], other: ['switzerland', 'swiss', 'швейцария', 'швейцарский'] },
  GB: { zh: ['英国'], other: ['united kingdom', 'england and wales', 'великобритания', 'британский'] },
  US: { zh: ['美国'], other: ['united states', 'сша'] },
}

/** Every country that a name of a law is known by. */
export const allCountryNames: typeof countryNames = { ...countryNames, ...foreignCountryNames }

/** What texts in Chinese say of laws that the portal does not hold, beside the names of countries above: whose they are. */
export const furtherChineseNames =
  '该国 台湾地区 台湾 香港特别行政区 香港特区 香港 澳门特别行政区 澳门特区 澳门 中华民国 欧盟 苏联 苏俄 意大利 西班牙 葡萄牙 荷兰 比利时 卢森堡 奥地利 爱尔兰 丹麦 挪威 瑞典 芬兰 冰岛 波兰 捷克 匈牙利 罗马尼亚 保加利亚 塞尔维亚 希腊 土耳其 格鲁吉亚 阿塞拜疆 摩尔多瓦 爱沙尼亚 拉脱维亚 立陶宛 伊朗 伊拉克 以色列 沙特阿拉伯 沙特 阿联酋 卡塔尔 科威特 阿富汗 尼泊尔 孟加拉国 斯里兰卡 缅甸 泰国 老挝 柬埔寨 马来西亚 印度尼西亚 印尼 菲律宾 朝鲜 大韩民国 澳大利亚 新西兰 加拿大 墨西哥 巴西 阿根廷 智利 秘鲁 哥伦比亚 埃及 南非 尼日利亚 肯尼亚 埃塞俄比亚'.split(
    ' ',
  )

/** Whose law is none that is held, where no more need be known of it; no country's code. */
export const anotherCountry = 'ZZ'

/** Money and cities that a question speaks of a country by, as `countryNames` has its names. */
export const countryHints: Record<string, { zh: string[]; other: string[] }> = {
  CN: {
    zh: ['人民币', '北京', '上海', '深圳', '广州', '义乌', '乌鲁木齐', '霍尔果斯'],
    other:
      'beijing,shanghai,shenzhen,guangzhou,yiwu,urumqi,yuan,renminbi,rmb,пекин,шанхай,шэньчжэнь,гуанчжоу,иу,урумчи,юань,юаней'.split(
        ',',
      ),
  },
  RU: {
    zh: ['卢布', '莫斯科', '圣彼得堡', '海参崴', '符拉迪沃斯托克'],
    other: 'moscow,petersburg,vladivostok,ruble,rouble,москва,петербург,владивосток,рубль,рублей'.split(','),
  },
  KZ: {
    zh: ['坚戈', '阿斯塔纳', '阿拉木图'],
    other: 'astana,almaty,tenge,aifc,астана,алматы,тенге,мфца'.split(','),
  },
  KG: { zh: ['索姆', '比什凯克'], other: 'bishkek,osh,бишкек,ош'.split(',') },
  TJ: { zh: ['索莫尼', '杜尚别'], other: 'dushanbe,somoni,душанбе,сомони'.split(',') },
  UZ: { zh: ['苏姆', '塔什干', '撒马尔罕'], other: 'tashkent,samarkand,ташкент,самарканд'.split(',') },
  PK: {
    zh: ['伊斯兰堡', '卡拉奇', '瓜达尔'],
    other: 'islamabad,karachi,lahore,gwadar,исламабад,карачи,лахор,гвадар'.split(','),
  },
  IN: { zh: ['新德里', '孟买'], other: 'delhi,mumbai,bombay,мумбаи,бомбей'.split(',') },
}
