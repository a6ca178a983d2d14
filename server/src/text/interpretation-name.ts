import { chineseAbbreviations } from './abbreviations.ts'

const court = /^最高(?:人民法院|法院|法)(?:最高人民检察院)?/
const number = '(\\([一二三四五六七八九十]{1,2}\\)|[一二三四五六七八九十]{1,2})?'
/** 关于适用《公司法》若干问题的规定（三） */
const applying = new RegExp(
  `^关于适用(?:中华人民共和国)?(.+(?:法典|法))(.*?)(?:的|若干|问题)*(解释|规定)${number}$`,
)
/** 关于审理买卖合同纠纷案件适用法律问题的解释 */
const trying = new RegExp(
  `^关于审理(.+?)(?:纠纷)?(?:民事|行政|刑事)?案件(?:具体)?(?:适用|应用)法律(?:的|若干|问题)*(解释|规定)${number}$`,
)
/** 公司法司法解释三 */
const short = new RegExp(`^(.+?)(?:(?<!公)司法)?(解释|规定)${number}$`)

/**
 * What a judicial interpretation is customarily called, from its title or any of its short names: 《最高人民法院关于适用
 * 〈中华人民共和国公司法〉若干问题的规定（三）》, 公司法司法解释三 → 公司法解释(三). Null when it is none.
 *
 * @param name without quotes and blanks
 */
export function interpretationName(name: string): string | null {
  const plain = name.replace(court, '')
  const applied = applying.exec(plain)
  if (applied) {
    const [, law, subject, kind, part] = applied
    return called(law! + subject!.replace(/^有关/, ''), kind!, part)
  }
  const tried = trying.exec(plain)
  if (tried) return called(tried[1]!, tried[2]!, tried[3])
  const named = short.exec(plain)
  // A rule is one of the court's only where the name says so.
  if (!named || (named[2] === '规定' && named[3] === undefined)) return null
  return called(named[1]!, named[2]!, named[3])
}

function called(subject: string, kind: string, part: string | undefined): string {
  const of = chineseAbbreviations.get(subject) ?? subject.replace(/^民法典(?=..)/, '')
  if (part === undefined) return of + kind
  return `${of}解释(${part.replace(/[()]/g, '')})`
}
