import type { Dated } from '@portal/protocol/laws/wording-said.ts'
import { countryBefore, ownCountry } from './chinese-country.ts'
import { behindArticle, datesBefore, datesBetween, datesIn } from './chinese-dates.ts'
import {
  barelyNamed,
  bookOfCode,
  isContractTitle,
  isLawTitle,
  kindNamed,
  kindOf,
  noteBefore,
  ownOrSaid,
  type Pointer,
} from './chinese-names.ts'
import { articlesAt, numeral, type ChinesePlaces } from './chinese-places.ts'
import {
  datedBy,
  ownLaw,
  redatedBy,
  type Aliases,
  type Mention,
  type Naming,
  type Referent,
} from './mention.ts'
import { knownName } from './name-cache.ts'
import { numberMark, officialNumberKey, type LawName } from '../law-name.ts'
import { matchAt } from './words.ts'

/** What may stand between a name and its article: notes in brackets, the chapter. */
const note = /\s{0,3}(?:\(((?:[^()]|\([^()]{1,10}\)){1,700})\)|[[〔【]([^()[\]〔〕【】]{1,100})[\]〕】])/y
const between = new RegExp(
  `\\s{0,3}${bookOfCode}?(?:(?:[的之中]|规定的|所规定的)\\s{0,3})?(?:第\\s?${numeral}\\s?(?:分?编|章|节)\\s{0,3}){0,3}`,
  'y',
)
/** A note behind an article that tells of a book, of a contract, of what the article was before. */
const ofAnother = /[参另详]?[见载]|出版社|(?<!关于修改)《|第.{1,8}条|章程|合同|协议/
/** A name that a note gives the law, alone or beside its date. */
const alias =
  /(?:^|[,;。])\s?(?:以下|下)?(?:统?简称|合称|称)为?[:\s]?["“'‘《「]?([^,;。]{1,60}?)["”'’》」]?(?=\s?(?:[,;。]|$))/
/** 本文所称“旧法”指《公司法》 */
const definedBefore = /["“'‘「]([^"“”'‘’「」]{2,20})["”'’」]\s?,?(?:是指|系指|即指|指的是|指|系|为)\s?$/
const longestDefined = 30
/** 《公司法》(2018年版),中国人民大学出版社: a book; not 《著作权法》规定出版社应当付酬. */
const publisher = /[,、:]\s?[\u4e00-\u9fff]{2,14}出版社(?=\s?(?:(?:1[89]|20)\d\d|[,;。]|$))/y
const sentenceEnd = /[。!?]/
const inList = /^\s?(?:[、,和及与或至到]|以及|或者)\s?$/
/** The end of a line, but for one that breaks a list of articles where a page was copied. */
const lineEnd = /(?<![、,和及与或至][ \t\r]?)\n(?!\s?[、,和及与或至])/
/** Where a title, an article or the number of a document may begin. */
const mark =
  /[《第]|(?<=[法典例》约])(?=\d{1,5}(?:[、,和及至到~—–-]\d{1,5}){0,12}条)|(?:法[释发函复]|国[发函]|国办发|劳部发|人社部发)(?=\s?[〔[(【])|国务院(?=令|第)/g
/** 法释〔2023〕13号, in any brackets; 国务院令第723号 */
const documentNumber =
  /[\u4e00-\u9fff]{2,5}\s?[〔[(【]\s?(?:19|20)\d\d\s?[〕\])】]\s?第?\s?\d{1,4}\s?号|国务院(?:令\s?第\s?\d{1,4}\s?号|第\s?\d{1,4}\s?号令)/y
/** 关于适用《民事诉讼法》的解释: the title of a law within that of its interpretation. */
const interpreting = /(?:最高(?:人民)?法院)?关于适用$/
const interpreted = /[\u4e00-\u9fff]{0,24}?(?:解释|规定)(?:\([一二三四五六七八九十]{1,2}\))?/y
/** A bare article means the law named before only where nothing else can own it. */
const barePlace =
  /(?:^|[\s,;:、()"“”‘’「」。!?—~-]|和|及|与|或|至|到|或者|以及|依|按|据|照|见|适用|违反|符合|以|在|由|对|除|即|如)$/
const ownPlace = /(?:依照|按照|根据|依据|违反|适用|符合|参照)$/
/** Where a judgment goes on with the law of the sentence before. */
const citingPlace = /(?:依|按|照|根据|依据|违反|适用|符合|属于)$/
/** "第三条生产线", "第二条路" count things. */
const thing = /\s?(?:生产线|路|街|河|船|航线|铁路|高速|战线|消息|意见)/y
const longestTitle = 200
const lawKind = '法'

/** Names as they begin at different places before one article. */
type Named = { start: number; naming: Naming[] }[]

const unsaid: Dated = { year: null, wording: null }

/** Reads one text in Chinese from its beginning to its end. */
export class ChineseReader {
  readonly #text: string
  readonly #folded: string
  readonly #aliases: Aliases
  readonly #mentions: Mention[] = []
  /** Behind the last thing read. */
  #end = 0
  /** Where to read on. */
  #next = 0
  /** The law that a bare article means: named last in this sentence. */
  #inSentence: Referent | null = null
  /** The same of what stands before the brackets that are open. */
  #outside: Referent | null = null
  /** The same of the paragraph: in a judgment, "under Article 78" may follow in another sentence. */
  #inParagraph: Referent | null = null
  #checked = 0
  /** The law that "that law" means. */
  #last: Referent | null = null

  readonly #ofKind = new Map<string, Referent>()
  readonly #isStatute: boolean
  readonly #home: string

  /** @param home the country that 我国 means */
  constructor(text: string, folded: string, aliases: Aliases, isStatute: boolean, home: string) {
    this.#text = text
    this.#folded = /[〈<]/.test(folded) ? folded.replace(/[〈<]/g, '《').replace(/[〉>]/g, '》') : folded
    this.#aliases = aliases
    this.#isStatute = isStatute
    this.#home = home
  }

  read(): Mention[] {
    for (const { 0: sign, index } of this.#folded.matchAll(mark)) {
      if (index < this.#next) continue
      this.#next = Math.max(this.#readAt(sign, index), index + 1)
    }
    return this.#mentions
  }

  #readAt(sign: string, index: number): number {
    if (sign === '《') return this.#readTitle(index)
    return sign === '第' || sign === '' ? this.#readArticle(index) : this.#readNumber(index)
  }

  /** The number of a document, with the article behind it; answers where to read on. */
  #readNumber(start: number): number {
    const found = matchAt(documentNumber, this.#folded, start)
    if (!found) return start + 1
    const end = start + found[0].length
    const key = numberMark + officialNumberKey(found[0])
    const referent: Referent = { isOwn: false, names: [{ key, country: 'CN', year: null, wording: null }] }
    // 最高人民法院（法释〔2023〕13号）第六十条
    const isOpen = this.#folded[start - 1] === '(' && this.#folded[end] === ')'
    const behind = end + Number(isOpen)
    const place = articlesAt(this.#folded, behind + (matchAt(between, this.#folded, behind)?.[0].length ?? 0))
    if (place) return this.#add(referent, [{ start, naming: referent.names }], place)
    this.#push(referent, start, end)
    return end
  }

  /** A title in 《》 with what follows it; answers where to read on. */
  #readTitle(open: number): number {
    const close = closing(this.#folded, open)
    if (close === -1) return open + 1
    const interpretation = this.#interpretationAround(open, close)
    if (interpretation) return interpretation
    const titled = this.#titleIn(open, close)
    const { start } = titled
    // 《》, 《……》: whose articles follow is not said.
    if (titled.naming.key === '') return this.#foreign(close + 1)
    const notes = this.#notesAt(close + 1)
    const given = [...this.#definedBefore(start), ...notes.given].map(knownName)
    // （以下简称2018年公司法）
    const own = given.filter(({ key }) => key === titled.naming.key)
    if (isContractTitle(titled.naming.key) || matchAt(publisher, this.#folded, notes.end))
      return this.#foreign(articlesAt(this.#folded, notes.end)?.end ?? notes.end)
    const { length, ...told } = datesBetween(this.#folded, notes.end)
    const dated = [...notes.dated, ...own, told]
    const naming = dated.reduce<Naming>(datedBy, titled.naming)
    const referent: Referent = { isOwn: false, names: this.#aliases.expand(naming) }
    for (const name of given) {
      // 2018年公司法 says for itself which it is, and 公司法 alone is not said to mean it.
      if (name.year === null || name.key !== naming.key) this.#aliases.define(name, referent)
    }
    const at = notes.end + length
    const place = articlesAt(this.#folded, at + (matchAt(between, this.#folded, at)?.[0].length ?? 0))
    if (place) return this.#add(referent, [{ start, naming: referent.names }], place)
    if (isLawTitle(this.#folded.slice(open + 1, close))) {
      this.#push(referent, start, close + 1)
      return notes.given.length > 0 ? notes.end : close + 1
    }
    // A book, a contract: articles behind it are its own.
    this.#foreign(close + 1)
    return close + 1
  }

  /** The name that the text gives a law right before naming it. */
  #definedBefore(start: number): string[] {
    const before = this.#folded.slice(Math.max(this.#end, start - longestDefined), start)
    return definedBefore.exec(before)?.slice(1) ?? []
  }

  /** What a title in 《》 says, and where it begins: with the country before it where it names none itself. */
  #titleIn(open: number, close: number): { start: number; naming: Naming } {
    const naming = this.#namingOf(knownName(this.#text.slice(open + 1, close)), open + 1)
    const place = { from: this.#end, open, key: naming.key }
    const before = naming.country === null ? countryBefore(this.#folded, place, this.#home) : null
    const dated = datesBefore(this.#folded, this.#end, open)
    return {
      start: open - Math.max(before?.length ?? 0, dated.length),
      naming: { ...datedBy(naming, dated), country: before?.country ?? naming.country },
    }
  }

  /** What the notes from a place on say of the year and the wording, and the names that they give the law. */
  #notesAt(from: number): { dated: Dated[]; given: string[]; end: number } {
    const notes = { dated: [] as Dated[], given: [] as string[], end: from }
    for (;;) {
      const found = matchAt(note, this.#folded, notes.end)
      if (!found) return notes
      const said = found[1] ?? found[2]!
      const given = alias.exec(said)
      if (given) notes.given.push(given[1]!)
      const dated = said.includes('出版社') ? unsaid : datesIn(said.replace(alias, ''))
      notes.end += found[0].length
      // (2018)最高法民终123号 on the next line is a case.
      const isOther = /^\s*\n/.test(found[0]) && this.#folded[notes.end] !== '第'
      notes.dated.push(isOther ? { ...dated, year: null } : dated)
    }
  }

  /** An interpretation without 《》 of its own, named by the law it applies; answers where to read on, 0 where none is. */
  #interpretationAround(open: number, close: number): number {
    const before = interpreting.exec(this.#folded.slice(Math.max(this.#end, open - 12), open))
    const behind = before && matchAt(interpreted, this.#folded, close + 1)
    if (!before || !behind) return 0
    const start = open - before[0].length
    const end = close + 1 + behind[0].length
    const { isChinese: _, ...naming } = knownName(this.#text.slice(start, end))
    const referent: Referent = { isOwn: false, names: this.#aliases.expand(naming) }
    const place = articlesAt(this.#folded, end + (matchAt(between, this.#folded, end)?.[0].length ?? 0))
    if (place) return this.#add(referent, [{ start, naming: referent.names }], place)
    this.#push(referent, start, end)
    return end
  }

  /** An article whose law, if any, stands before it without 《》. */
  #readArticle(start: number): number {
    const place = articlesAt(this.#folded, start)
    if (!place) return start + 1
    const passed = this.#folded.slice(this.#checked, start)
    if (depthOf(passed) < 0 && this.#outside) {
      this.#inSentence = this.#outside
      this.#outside = null
    }
    const isOtherLine = lineEnd.test(passed)
    if (isOtherLine || sentenceEnd.test(passed)) this.#inSentence = null
    if (isOtherLine) this.#inParagraph = null
    this.#checked = start
    const before = this.#folded.slice(Math.max(this.#end, start - 120), start)
    const owner = ownOrSaid(before)
    if (owner) {
      const referent = this.#pointedTo(owner)
      return referent ? this.#addAt(referent, start - owner.length, place) : this.#foreign(place.end)
    }
    const kind = kindNamed(before)
    const ofKind = kind === null ? undefined : (this.#aliases.find({ key: kind }) ?? this.#ofKind.get(kind))
    if (kind !== null && ofKind) {
      const length = before.length - before.lastIndexOf(kind)
      return this.#addAt(ofKind, start - length, place)
    }
    const readings = barelyNamed(before, this.#text.slice(start - before.length, start))
    if (readings.length > 0) {
      const named = readings.map(({ length, name }) => ({
        start: start - length,
        naming: this.#aliases.expand(this.#namingOf(name, start - length)),
      }))
      return this.#add({ isOwn: false, names: named.flatMap(({ naming }) => naming) }, named, place)
    }
    const isBare = before === '' || barePlace.test(before)
    const referent = this.#inSentence ?? this.#meantBy(before)
    if (isBare && referent && !matchAt(thing, this.#folded, place.end)) {
      return this.#addAt(redated(referent, noteBefore(before)?.note), start, place)
    }
    return isBare ? place.end : this.#foreign(place.end)
  }

  /** What a name says that stands at a place: 我国民法典 is the code of whose text it is. */
  #namingOf({ key, country, year, wording }: LawName, at: number): Naming {
    return { key, country: this.#folded.startsWith(ownCountry, at) ? this.#home : country, year, wording }
  }

  /** 本法, 该法, 旧法: the text's own law, the one of that kind named last, an old wording of it. */
  #pointedTo({ isOwn, kind, wording, printed }: Pointer): Referent | null {
    if (isOwn) return ownLaw
    if (wording === null) return this.#saidOf(kind) ?? this.#last
    const defined = this.#aliases.find(knownName(printed))
    if (defined) return defined
    const said = this.#saidOf(kind)
    return said
      ? { ...said, names: said.names.map((name) => redatedBy(name, { year: null, wording })) }
      : null
  }

  /** The law of a kind named last: a code is a law too. */
  #saidOf(kind: string): Referent | undefined {
    return this.#ofKind.get(/^(?:法律|法|典)$/.test(kind) ? lawKind : kind)
  }

  /** What a bare article means that begins a sentence's citations. */
  #meantBy(before: string): Referent | null {
    if (this.#isStatute) return ownPlace.test(before) ? ownLaw : null
    return citingPlace.test(before) ? this.#inParagraph : null
  }

  #addAt(referent: Referent, start: number, place: ChinesePlaces): number {
    return this.#add(referent, [{ start, naming: referent.names }], place)
  }

  /** Keeps an article named with its law, and those that follow it; answers where to read on. */
  #add(referent: Referent, named: Named, { more, ...first }: ChinesePlaces): number {
    const end = more.at(-1)?.end ?? first.end
    const dated = this.#datesBehind(end)
    // What is said behind an article goes before what was said where its law was named.
    const isNamed = named[0]!.start < first.start
    const date = (name: Naming) => (isNamed ? datedBy(name, dated) : redatedBy(name, dated))
    const meant = { ...referent, names: referent.names.map(date) }
    const begins = named.map(({ start, naming }) => ({ start, naming: naming.map(date) }))
    if (dated.wording !== null) this.#dateList(begins[0]!.start, dated)
    this.#keep(meant, begins, first)
    for (const place of more) this.#keep(meant, [{ start: place.start, naming: meant.names }], place)
    this.#settle(meant, end)
    return end
  }

  /** Dates the articles too that stand in one list before the last one of it. */
  #dateList(last: number, dated: Dated): void {
    let start = last
    for (let at = this.#mentions.length - 1; at >= 0 && this.#folded[start] === '第'; at--) {
      const before = this.#mentions[at]!
      if (before.names.every(({ wording }) => wording !== null)) return
      if (!inList.test(this.#folded.slice(before.end, start))) return
      this.#mentions[at] = { ...before, names: before.names.map((name) => datedBy(name, dated)) }
      start = before.start
    }
  }

  /** What a note behind articles says of the wording: 《公司法》第三条(2018年修正). */
  #datesBehind(end: number): Dated {
    const found = matchAt(note, this.#folded, end) ?? matchAt(behindArticle, this.#folded, end)
    if (!found) return unsaid
    const said = found[1] ?? found[2]!
    const dated = ofAnother.test(said) ? unsaid : datesIn(said)
    // (2018)鲁02民终1号 is a case.
    if (/^\s*\n/.test(found[0])) return { ...dated, year: null }
    const isAlone = dated.wording === null && !said.includes('年')
    return isAlone && /^\p{Script=Han}/u.test(this.#folded.charAt(end + found[0].length)) ? unsaid : dated
  }

  #push(referent: Referent, start: number, end: number): void {
    this.#keep(referent, [{ start, naming: referent.names }], { key: null, paragraph: null, item: null, end })
    this.#settle(referent, end)
  }

  #keep(
    { isOwn }: Referent,
    named: Named,
    place: { key: string | null; paragraph: string | null; item: string | null; end: number },
  ): void {
    const { key, paragraph, item, end } = place
    this.#mentions.push({
      start: named[0]!.start,
      end,
      isOwn,
      names: named.flatMap(({ start, naming }) => naming.map((name) => ({ ...name, start, end }))),
      article: key,
      paragraph,
      item,
    })
  }

  #settle(referent: Referent, end: number): void {
    const depth = depthOf(this.#folded.slice(this.#end, this.#mentions.at(-1)!.start))
    if (depth !== 0) this.#outside = depth > 0 ? this.#inSentence : null
    this.#inSentence = referent
    this.#inParagraph = referent
    this.#last = referent
    const kind = kindOf(referent.names[0]?.key ?? '')
    if (kind !== null) this.#ofKind.set(kind, referent)
    if (kind === '法典') this.#ofKind.set(lawKind, referent)
    this.#end = end
    this.#checked = end
  }

  /** Articles of something that is no law: bare ones behind it are not the law's. */
  #foreign(end: number): number {
    this.#inSentence = null
    this.#inParagraph = null
    this.#checked = end
    return end
  }
}

/** How many brackets are open at the end of a text, or less than none where one closes that it does not open. */
function depthOf(text: string): number {
  return text.split('(').length - text.split(')').length
}

/** What a referent means behind a note that says another wording: （2013修正）第五十七条、（2001修正）第五十二条. */
function redated(referent: Referent, said: string | undefined): Referent {
  if (said === undefined) return referent
  const dated = datesIn(said)
  return { ...referent, names: referent.names.map((name) => redatedBy(name, dated)) }
}

/** Place of the 》 that closes a 《, pairs within it passed over; -1 when none does. */
function closing(text: string, open: number): number {
  const limit = Math.min(text.length, open + longestTitle)
  let depth = 0
  let first = -1
  let lines = 0
  for (let at = open; at < limit; at++) {
    const sign = text[at]
    if (sign === '《') depth += 1
    else if (sign === '》') {
      depth -= 1
      if (first === -1) first = at
      if (depth === 0) return at
    } else if (sign === '\n') lines += 1
    // A page that was copied breaks a title once, and begins none on its second line.
    if (sign === '。' || lines > 1 || (lines > 0 && sign === '《')) break
  }
  return first
}
