import { readChineseTitles } from './chinese-titles.ts'
import { isMatter } from './code-names.ts'
import { countryNames } from './country-names.ts'
import { lawName, namesOf, numberMark } from './law-name.ts'
import type { Naming } from './mentions/mention.ts'

/**
 * Acts that lawyers cite and that need not be held here, by the names they go by beside those of codes: a citation of
 * one is known for what it is.
 */
const names = [
  '合伙企业法',
  '票据法',
  '证券法',
  '信托法',
  '商业银行法',
  '行政诉讼法',
  '行政处罚法',
  '行政许可法',
  '行政复议法',
  '国家赔偿法',
  '物权法',
  '侵权责任法',
  '担保法',
  '民法总则',
  '会计法',
  '税收征收管理法',
  '个人独资企业法',
  '社会保险法',
  '海事诉讼特别程序法',
  '建筑法',
  '城市房地产管理法',
  '土地管理法',
  '环境保护法',
  '安全生产法',
  '食品安全法',
  '广告法',
  '价格法',
  '立法法',
  '国籍法',
  '公司登记管理条例',
  '市场主体登记管理条例',
  '通用数据保护条例',
  '民间借贷解释',
  '建设工程施工合同解释',
  '调解公约',
  '新加坡公约',
  '海牙送达公约',
  '送达公约',
  '海牙取证公约',
  '选择法院协议公约',
  '巴黎公约',
  '伯尔尼公约',
  '汉堡规则',
  '鹿特丹规则',
  '海牙规则',
  'Negotiable Instruments Act',
  'Indian Penal Code',
  'Bharatiya Nyaya Sanhita',
  'Bharatiya Nagarik Suraksha Sanhita',
  'Bharatiya Sakshya Adhiniyam',
  'Partnership Act',
  'Specific Relief Act',
  'Transfer of Property Act',
  'Singapore Convention',
  'Singapore Convention on Mediation',
  'Hague Service Convention',
  'Hague Evidence Convention',
  'Hague Convention on Choice of Court Agreements',
  'Paris Convention',
  'Berne Convention',
  'Hamburg Rules',
  'Rotterdam Rules',
  'Hague-Visby Rules',
  'GDPR',
  'General Data Protection Regulation',
  'FCPA',
  'UCC',
  'TRIPS',
  'TRIPS Agreement',
  'CIM',
  'COTIF',
  'Кодекс об административных правонарушениях',
  'Уголовно-исполнительный кодекс',
  'Жилищный кодекс',
  'Бюджетный кодекс',
  'Водный кодекс',
  'Лесной кодекс',
  'Градостроительный кодекс',
  'Воздушный кодекс',
  'Кодекс административного судопроизводства',
  'Административный процедурно-процессуальный кодекс',
  'Закон о защите прав потребителей',
  'Закон о рекламе',
  'Закон об электронной подписи',
  'Общий регламент по защите данных',
  'Сингапурская конвенция',
  'Сингапурская конвенция о медиации',
  'Гаагская конвенция 1965 года',
  'Гаагская конвенция 1970 года',
  'Гаагская конвенция 1961 года',
  'Гаагская конвенция 2005 года',
  'Парижская конвенция',
  'Бернская конвенция',
  'СМГС',
]

const known = new Set(names.map((name) => lawName(name).key))
/** Series of numbers that only acts bear. */
const series = /\d(?:фк?з)$|^зр[ук]\d|^(?:法释|法发|国务院令|主席令|劳部发|国发|国办发)/
const interpretation = /^(.+)解释(?:\([一二三四五六七八九十]{1,2}\))?$/

let titled: ReadonlySet<string> | null = null

/** Keys of the acts of China whose titles are known. */
function actsOfChina(): ReadonlySet<string> {
  titled ??= new Set(
    readChineseTitles().flatMap(({ law, titles }) =>
      namesOf({ titles: [{ title: law, shortTitles: [] }, ...Object.values(titles)], number: null }),
    ),
  )
  return titled
}

/** A Chinese name is an act of China where it says nothing else, any other where it says so. */
function isOfChina(key: string, country: string | null): boolean {
  return country === 'CN' || (country === null && /\p{Script=Han}/u.test(key))
}

/** Whether a naming is that of an act, held here or not: its code, a name that it goes by, its country, or its number. */
export function isKnownAct({ key, country, year }: Pick<Naming, 'key' | 'country' | 'year'>): boolean {
  if (country !== null && !(country in countryNames)) return true
  if (key.startsWith(numberMark)) {
    // A number with its day is an act's in any series.
    return series.test(key.slice(numberMark.length)) || (year?.length ?? 0) > 4
  }
  const interpreted = interpretation.exec(key)?.[1]
  if (known.has(key) || isMatter(key) || (interpreted !== undefined && isMatter(interpreted))) return true
  return isOfChina(key, country) && actsOfChina().has(key)
}
