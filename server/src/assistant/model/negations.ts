import { bareText } from './plain-text.ts'
import type { Evidence } from './evidence.ts'

/** What may not be, need not be, or does not apply. */
const refusing =
  /不得|不能|不可(?!抗)|不应|不予|不再|不必|不需|不享有|不承担|不适用|不负|不属于|不构成|不受理|无权|无需|无须|毋须|毋需|禁止|严禁|除外|免除|(?:must|shall|may|can|should|will|need|does|do|is|are|was|were|has|have)(?: be)? (?:not|never)(?!\p{L})|cannot|can't|mustn't|isn't|aren't|doesn't|don't|won't|no (?:right|obligation|duty|liability|need)|not (?:be )?(?:entitled|obliged|required|allowed|permitted|liable|apply|applicable)|prohibit|forbid|forbidden|exempt|free from|не (?:вправе|мо[гж]\p{L}+|долж\p{L}+|допуска\p{L}+|обязан\p{L}*|примен\p{L}+|подлеж\p{L}+|нес[еу]\p{L}+|име\p{L}+|требу\p{L}+|явля\p{L}+|счита\p{L}+|призна\p{L}+|ограничи\p{L}+|разреша\p{L}+)|нельзя|запре[тщ]\p{L}*|недопуст\p{L}+|освобожда\p{L}+/gu
const denying =
  /不|未|无(?!论|锡)|没有|没|非(?!洲)|免(?!税区|疫)|禁|拒绝|(?<!\p{L})(?:not|no|never|without|neither|nor|none|nothing|cannot|un(?:less|lawful|valid)|refus\p{L}+|fail\p{L}*|prohibit\p{L}*|forbid\p{L}*|exempt\p{L}*|invalid|void|\p{L}+n't)(?!\p{L})|(?<!\p{L})(?:не|нет|ни|без|нельзя|запре\p{L}+|отказ\p{L}*|недопустим\p{L}+|недействительн\p{L}+|освобожда\p{L}+|не\p{L}{5,})(?!\p{L})/gu
const obliging =
  /应当|必须|(?<!不)应(?!用|收|付)|有义务|(?<!\p{L})(?:must|shall|obliged|required|ha(?:s|ve) to|duty|obligation)(?!\p{L})|обяза\p{L}+|долж\p{L}+/u
const allowing =
  /可以|有权|得以|(?<!\p{L})(?:may|can|entitled|permitted|allowed|right to)(?!\p{L})|вправе|мо(?:жет|гут)|имеет право|разреш\p{L}+/u

const has = (pattern: RegExp, text: string): boolean => {
  pattern.lastIndex = 0
  return pattern.test(text)
}

const isHan = (text: string) => /\p{Script=Han}/u.test(text)
const scriptOf = (text: string) => (isHan(text) ? 'zh' : /\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'en')

/** What two texts of one language can share: pairs of Chinese characters, beginnings of words. */
function shingles(text: string): Set<string> {
  const plain = bareTextWithout(text)
  if (isHan(plain)) {
    const han = plain.replace(/\s+/g, '')
    return new Set(Array.from({ length: Math.max(0, han.length - 1) }, (_, at) => han.slice(at, at + 2)))
  }
  return new Set(
    plain.split(/[^\p{L}\p{N}]+/u).flatMap((word) => (word.length > 3 ? [word.slice(0, 6)] : [])),
  )
}

const bareTextWithout = (text: string) => text.replace(denying, ' ')

function share(said: Set<string>, held: Set<string>): number {
  if (said.size === 0) return 0
  return [...said].filter((one) => held.has(one)).length / said.size
}

/** Clauses long enough to be known again. */
function clausesOf(text: string): string[] {
  return text
    .split(/[,;:。；，：、()]| - /)
    .map((clause) => clause.trim())
    .filter((clause) => bareText(clause).length >= (isHan(clause) ? 5 : 16))
}

/**
 * Whether some clause says word for word what a passage does, but for a negation more or less.
 */
function turnsClause(sentence: string, held: string): boolean {
  const whole = bareText(held)
  const without = bareText(bareTextWithout(held))
  return clausesOf(sentence).some(
    (clause) => !whole.includes(bareText(clause)) && without.includes(bareText(bareTextWithout(clause))),
  )
}

/** The sentences of what is cited that a claim may rest on: in its language those like it, else all. */
function relevant(sentence: string, cited: readonly Evidence[]): { held: string[]; isSameLanguage: boolean } {
  const script = scriptOf(sentence)
  const all = cited.flatMap(({ sentences }) => sentences)
  const same = all.filter((held) => scriptOf(held) === script)
  if (same.length === 0) return { held: all, isSameLanguage: false }
  const said = shingles(sentence)
  const scored = same.map((held) => ({ held, score: share(said, shingles(held)) }))
  const best = Math.max(...scored.map(({ score }) => score))
  if (best < 0.25) return { held: all, isSameLanguage: false }
  return {
    held: scored.filter(({ score }) => score >= best * 0.75).map(({ held }) => held),
    isSameLanguage: true,
  }
}

/**
 * Whether what a sentence forbids, denies, allows or demands is so in what it cites. It judges by words alone, and
 * rather removes a true sentence than lets a turned one pass.
 */
export function keepsPolarity(sentence: string, cited: readonly Evidence[]): boolean {
  const { held, isSameLanguage } = relevant(sentence, cited)
  if (held.length === 0) return true
  if (isSameLanguage && held.every((one) => turnsClause(sentence, one))) return false
  const refuses = has(refusing, sentence)
  const denies = refuses || has(denying, sentence)
  if (denies && !held.some((one) => has(denying, one))) return false
  if (refuses && isSameLanguage && !held.some((one) => has(refusing, one))) return false
  if (!denies && held.every((one) => has(refusing, one))) return false
  if (!isSameLanguage) return true
  const [obliges, allows] = [obliging.test(sentence), allowing.test(sentence)]
  if (obliges && !allows && held.every((one) => allowing.test(one) && !obliging.test(one))) return false
  return !(allows && !obliges && held.every((one) => obliging.test(one) && !allowing.test(one)))
}
