import type { LawDocumentUnit } from '../../document.ts'
import { chineseDate, isoDate } from '../../../import/markdown/dates.ts'
import type { LawEvent } from './head.ts'

/** What the events of a law say about it. Dates are YYYY-MM-DD. */
interface History {
  adoptedOn: string | null
  /** The words of the adoption, which name the body. */
  adoption: string
  effectiveOn: string | null
  versionOn: string | null
  /** Day this wording was published, where an event says so. */
  publishedOn: string | null
  /** Whether the wording is that of an amendment (修正), which leaves the closing article of what it amends standing. */
  isAmendment: boolean
  repealedOn: string | null
  amended: boolean
}

/** "本法自2021年1月1日起施行", "本条例自公布之日起施行", "本法由…通过，自…起施行". */
const effectiveForm = new RegExp(
  `本(?:(?!第)\\p{Script=Han}){1,8}?(?:由[^。；]{0,60}?，)?自(${chineseDate}|(?:公布|发布|颁布|通过)之日)起?(?:施行|实施|生效|执行)`,
  'gu',
)

interface ReadEvent extends LawEvent {
  isPassed: boolean
  isPublished: boolean
  isAmendment: boolean
  /** The whole law passed anew. */
  isReenactment: boolean
  isForce: boolean
  isRepeal: boolean
}

/**
 * @param fileDate the date in the file's name, "公司法(2018-10-26).md": the day of that wording
 */
export function readHistory(
  events: readonly LawEvent[],
  units: readonly LawDocumentUnit[],
  fileDate: string | null,
): History {
  const read = classify(events)
  const adoption = read.find((event) => !event.isAmendment && (event.isPassed || event.isPublished))
  const amendments = read.filter((event) => event.isAmendment)
  const passed = read.filter((event) => event.isPassed || event.isAmendment)
  const version = newest(passed) ?? adoption?.on ?? null
  const isAmendment = amendments.some(({ on, isReenactment }) => on === version && !isReenactment)
  const inText = effectiveInText(units, read)
  // That of an act whose head is cut short, or of what an amendment left standing.
  const isTooEarly = inText !== null && adoption !== undefined && inText < adoption.on
  const isOwnDay = !isTooEarly && !(isAmendment && inText !== null && version !== null && inText >= version)
  const versionOn = fileDate !== null && (version === null || fileDate > version) ? fileDate : version
  return {
    adoptedOn: adoption?.on ?? null,
    adoption: adoption?.text ?? events[0]?.text ?? '',
    effectiveOn: newest(read.filter((event) => event.isForce)) ?? (isOwnDay ? inText : null),
    isAmendment,
    versionOn,
    publishedOn: publishedSince(versionOn, read),
    repealedOn: newest(read.filter((event) => event.isRepeal)),
    amended: amendments.length > 0,
  }
}

/** The day on which what was made on a day was published. "自公布之日起施行" names no day. */
function publishedSince(madeOn: string | null, events: readonly ReadEvent[]): string | null {
  if (madeOn === null) return null
  const days = events.flatMap(({ on, isPublished, text }) =>
    isPublished && on >= madeOn && /(?:公布|发布|颁布)(?!之日)/.test(splitTitles(text).outside) ? [on] : [],
  )
  return days.toSorted()[0] ?? null
}

function classify(events: readonly LawEvent[]): ReadEvent[] {
  let isAdopted = false
  return events.map((event) => {
    const { outside, inside } = splitTitles(event.text)
    const changes = /修正|修订|修改/.test(outside)
    const passes = /通过|制定|批准/.test(outside)
    // "…会议通过的《中华人民共和国刑法修正案》": what was passed is the amendment.
    const passesChange = isAdopted && /修正案|修改|修订|补充规定|决定/.test(inside)
    const isAmendment = changes || passesChange
    const isForce = /施行|实施|生效/.test(outside)
    const isRepeal = /(?:废止|失效)$/.test(outside.replace(/[。）)\s]+$/, ''))
    // An event cut short ("…第二次") is the adoption if it is the first one.
    const isFirst = !isAdopted && !isAmendment && !isForce && !isRepeal
    const isPublished = /公布|发布|颁布/.test(outside)
    if (!isAmendment && (passes || isPublished || isFirst)) isAdopted = true
    return {
      ...event,
      isPassed: !isAmendment && (passes || (isFirst && !isPublished)),
      isPublished,
      isAmendment,
      isReenactment: /修订/.test(outside),
      isForce,
      isRepeal,
    }
  })
}

/** The words of an event without the titles in 《》, and those titles. */
function splitTitles(text: string): { outside: string; inside: string } {
  let outside = text
  let inside = ''
  for (let found = true; found;) {
    found = false
    outside = outside.replace(/《([^《》]*)》/g, (_whole, title: string) => {
      found = true
      inside += title
      return ''
    })
  }
  return { outside, inside }
}

/**
 * The day of force that the law's own last articles name. "From the day of publication" is the day the law was
 * published or passed: of its last re-enactment, which restates its articles, not of later amendments, which leave
 * this one standing.
 */
function effectiveInText(units: readonly LawDocumentUnit[], events: readonly ReadEvent[]): string | null {
  const articles = units.filter((unit) => 'text' in unit).toReversed()
  for (const { text } of articles) {
    const words = [...text.matchAll(effectiveForm)].at(-1)?.[1]
    if (words === undefined) continue
    if (!words.endsWith('之日')) return isoDate(words)
    const enacted =
      events.findLast((event) => event.isReenactment) ??
      events.find((event) => event.isPassed || event.isPublished)
    const published = events.find((event) => event.isPublished && !event.isAmendment)
    return published && enacted && !enacted.isReenactment ? published.on : (enacted?.on ?? null)
  }
  return null
}

function newest(events: readonly LawEvent[]): string | null {
  return events.reduce<string | null>((last, { on }) => (last === null || on > last ? on : last), null)
}
