import type { Evidence } from './evidence.ts'

const inForce =
  /(?:现行|仍然|依然|目前|继续|未|没有)(?:有效|生效施行|被?废止|失效)|现行有效|(?:is|are|remains?|still|currently|now) (?:still |currently |now )?in force(?! from| on| since)|(?:not|never) (?:been |yet been )?(?:repealed|lapsed|abolished|expired)|(?:не|ни) (?:был\p{L}* )?(?:отмен|утратил)|(?:остается|является|продолжает|все еще|по-прежнему|ныне) (?:\p{L}+ )?(?:в силе|действу)|действующ/u
const ended =
  /废止|失效|曾经|原(?:法|条例|规定|《)|旧法|repealed|no longer (?:in force|applies|valid|apply)|lapsed|expired|abolished|former(?:ly)?(?!\p{L})|was in force|утрати\p{L}* силу|утратил|отменен|прекратил\p{L}* действие|больше не действ|недействующ|ранее действова|прежн/u
const toCome =
  /尚未(?:施行|生效|实施)|(?:将于|将自|将在)|not yet (?:in force|effective|entered)|will (?:enter into|come into|take) |takes effect|enters into force|еще не (?:вступил|действ)|не вступил|вступ(?:ит|ает) в силу|будет действовать/u

/** Whether a law counts on a day: over, to come, or in force; null of what is no law. */
function standingOf(
  { passage: { timeliness, kind, day } }: Evidence,
  today: string,
): 'ended' | 'toCome' | null {
  if (timeliness === 'REPEALED' || timeliness === 'LAPSED') return 'ended'
  if (timeliness === 'NOT_YET_IN_FORCE') return 'toCome'
  return kind === 'law' && day !== null && day > today ? 'toCome' : null
}

/**
 * Whether a sentence says of each law cited that is not in force that it is not, and of none that is in force that it
 * has ended.
 */
export function tellsStatus(sentence: string, cited: readonly Evidence[], today: string): boolean {
  const standings = cited.map((one) => standingOf(one, today))
  if (standings.includes('ended') && (!ended.test(sentence) || inForce.test(sentence))) return false
  if (standings.includes('toCome') && !toCome.test(sentence)) return false
  const saysEnded = /废止|失效|repealed|no longer in force|abolished|утратил\p{L}* силу/u.exec(sentence)
  return !saysEnded || standings.includes('ended') || cited.some(({ plain }) => plain.includes(saysEnded[0]))
}

/** A sentence without what it says of the standing of laws that are not in force, which their texts do not say. */
export function withoutStatus(sentence: string, cited: readonly Evidence[], today: string): string {
  const standings = cited.map((one) => standingOf(one, today))
  const withoutEnd = standings.includes('ended') ? sentence.replace(new RegExp(ended, 'gu'), ' ') : sentence
  return standings.includes('toCome') ? withoutEnd.replace(new RegExp(toCome, 'gu'), ' ') : withoutEnd
}
