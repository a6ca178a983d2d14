/** Laws in Chinese, and not what only has their letters: 法院, 合法, 法律后果. */
const chineseLaw = String.raw`(?:(?<![合违非依守执立方无做说看想算疗]|(?<!公)司)法(?![院官人庭定务国律医治学理])[典令]?|法律(?!后果|责任|效[力果]|关系|事实|状态|行为|问题|适用|风险)|法规|条例|办法|规则|规章|细则|通则|总则|司法解释|条约|公约)`

/** Contracts and patents lapse too, 合同失效: of a law it is said in the beginning, or behind 已 and 被. */
const chinese = [
  String.raw`已废止|旧法(?![院官人])|历史(?:文本|法规)`,
  String.raw`(?:废止|(?:已经?|被|(?<!\p{Script=Han}))(?:失效|废除|取代))了?(?:的|哪些)?[^\s\p{P}的适哪什怎何依]{0,10}?(?:${chineseLaw}|规定)`,
  String.raw`${chineseLaw}[》」』”）)]*(?:是否|何时|什么时候|哪[年天]|现在?|已经?|被|全[文部]|都|自|于|[\d年月日])*(?:\s*废止|失效|废除|取代)`,
]

const englishLaw = String.raw`\b(?:laws?(?!\s+(?:firm|office|partner|professor|school|student)s?\b)|legislation|acts?|codes?|regulations?|rules?|statutes?|ordinances?|decrees?|treaty|treaties|conventions?)\b`

/** What stands in no name of a law that is called a former one: people, and words that lead on to something else. */
const otherFormer =
  '(?:an?|at|by|for|from|in|of|on|the|to|under|who|with|citizen|client|director|employee|employer|husband|manager|member|owner|partner|shareholder|spouse|tenant|wife|worker)s?\\b'

const english = [
  String.raw`\brepealed\s+(?:[^\s.;?!]+\s+){0,4}?${englishLaw}`,
  String.raw`\bformer\s+(?:(?!${otherFormer})[^\s,.;?!]+\s+){0,3}?${englishLaw}`,
  String.raw`\b(?:lapsed|superseded|abolished)\s+${englishLaw}`,
  String.raw`${englishLaw}(?:\s+(?:of|in)\s+\p{L}+)?(?:[\s,(]+(?:\d+|that|which|is|are|was|were|has|have|been|now|already))*[\s,(]+(?:repealed|no\s+longer\s+in\s+force|(?<=\b(?:is|are|was|were|been|has|have|now|already)\s+)(?:lapsed|superseded|abolished))\b`,
]

const russianLaw = String.raw`(?<!\p{L})(?:(?:закон|указ)(?:ами|ах|ам|ом|ов|а|е|у|ы)?|законодательств\p{L}*|кодекс\p{L}*|правил(?:ами|ах|ам|а)?|регламент\p{L}*|(?:правов|нормативн|законодательн)\p{L}*\s+акт\p{L}*|конвенци\p{L}*)(?!\p{L})`

/** Between a word and what it is said of stand adjectives alone: «отменённый Гражданский кодекс». */
const adjectives = String.raw`(?:\p{L}+(?:ый|ий|ой|[ое]го|[ое]му|[ыи]м|[ое]м|[ыи]е|[ыи]х|[ыи]ми|ая|ую|[ое]е)\s+){0,3}?`

const russian = [
  String.raw`(?<!\p{L})(?:утра(?:тивш\p{L}*|тил\p{L}?\s+ли)\s+силу|отмен[её]нн\p{L}*|недействующ\p{L}*|прежн\p{L}*)\s+${adjectives}${russianLaw}`,
  String.raw`(?<!(?<!\p{L})(?:по|согласно)\s+)${russianLaw}(?:\s+[^\s.;?!]+){0,4}?[\s,]+утративш\p{L}*\s+силу`,
  String.raw`${russianLaw},\s*(?:отмен[её]нн|недействующ)`,
  String.raw`(?<!\p{L})(?:законы?|законодательство|кодексы?|указы?|правила|регламенты?)(?:\s+[^\s.;?!]+){0,6}?\s+утратил\p{L}?\s+силу`,
  String.raw`прежн\p{L}*\s+редакци\p{L}*(?!\p{L}|\s+(?:договор|контракт|соглашени|устав))`,
]

const over = new RegExp([...chinese, ...english, ...russian].join('|'), 'iu')

/** Whether a question asks for laws that are not in force any more: a word for laws stands beside one that says so. */
export function asksForOver(keyword: string): boolean {
  return over.test(keyword)
}
