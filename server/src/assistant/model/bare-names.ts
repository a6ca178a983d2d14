import { isMatter } from '../../text/code-names.ts'
import { lawName } from '../../text/law-name.ts'

/** Where a Chinese law's name ends; 公司法人 and 法院 are none. */
const chineseEnd = /(?:法典|法|条例|公约)(?![人院官定律规制庭学理务典令网])/gu
const chineseCited =
  /(?:依照|根据|按照|依据|适用|违反|参照)(\p{Script=Han}{2,24}?(?:法典|法|条例|公约|办法|协定|条约))(?![人院官定律规制庭学理务典令网])/gu
/** "This law", "its law", "an unlawful act", "in the following way": no name of a law. */
const chineseWord =
  /^(?:.*[国地区]|该|本|此|前|上述|有关|相关|现行|前述|其他?|当地)?法$|(?:方|做|看|合|违|非|司|立|执|守|用|想|说|手|无|依)法$|(?:该|本|此|上述|下列|以下|何种|其他|有关|相关)(?:办法|条例|公约|条约|协定|法典)$/u

const russianCode =
  /(?<!\p{L})((?:\p{L}+(?:ого|ому|ым|ом|ый|ий|его|ему|им|ем)[ -]+){1,2}кодекс\p{L}{0,3})(?!\p{L})/gu
const russianAbout = /(?<!\p{L})(закон\p{L}{0,3} об? (?:\p{L}+[ ,]*){1,6})/gu
const russianWord =
  /^(?:настоящ|данн|указанн|назван|эт|так|нов|прежн|утративш|действующ)\p{L}* кодекс|^закон\p{L}* об? (?:эт|т[оа]|котор|сво)/u

/** The ends of a run of Chinese characters that a law's name may be. */
function endsOf(text: string, to: number): string[] {
  const run = /\p{Script=Han}*$/u.exec(text.slice(0, to))?.[0].slice(-16) ?? ''
  return Array.from({ length: Math.max(0, run.length - 1) }, (_, at) => run.slice(at))
}

function chineseNames(plain: string): string[][] {
  const known = Array.from(plain.matchAll(chineseEnd), ({ 0: end, index }) =>
    endsOf(plain, index + end.length),
  )
  const cited = Array.from(plain.matchAll(chineseCited), ([, name = '']) => name)
  return [
    ...known.filter((names) => names.some((name) => isMatter(lawName(name).key))),
    ...cited.filter((name) => !chineseWord.test(name)).map((name) => endsOf(name, name.length)),
  ]
}

/** «закон о рынке ценных бумаг запрещает»: where the name ends is not plain to see. */
function beginningsOf(name: string): string[] {
  const words = name.trim().split(/\s+/)
  return words.slice(2).map((_, at) => words.slice(0, at + 3).join(' '))
}

function russianNames(plain: string): string[][] {
  const codes = Array.from(plain.matchAll(russianCode), ([, name = '']) => name)
  const laws = Array.from(plain.matchAll(russianAbout), ([, name = '']) => name)
  return [
    ...codes
      .filter((name) => !russianWord.test(name))
      .map((name) => [name, name.split(/[ -]+/).slice(-2).join(' ')]),
    ...laws.filter((name) => !russianWord.test(name)).map(beginningsOf),
  ]
}

/**
 * Laws that a sentence names without a sign that readers of citations ask for: 依照合同法, «по Налоговому кодексу».
 * Each as the ways in which its name can be read.
 *
 * @param plain as the checker compares
 */
export function bareNames(plain: string): string[][] {
  return [...chineseNames(plain), ...russianNames(plain)]
}
