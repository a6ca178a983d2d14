import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../../kernel/database/store.ts'
import { isKnownAct } from '../../text/known-acts.ts'
import { caseMark, type Mention } from '../../text/mentions/mention.ts'
import { readMentions } from '../../text/mentions/read-mentions.ts'
import { writtenIn } from '../../text/written-in.ts'
import { findTargets, type Target } from '../find-targets.ts'

/** A citation in a text that nobody stores. */
export interface CitationRead {
  start: number
  end: number
  /** The law or case that it means; null where none is held. */
  target: Target | null
  /** Key of the name that it means it by; without a target, of its likeliest reading. */
  nameKey: string
  /** Country named beside it. */
  country: string | null
  language: Language
  /** Key of the article. */
  article: string | null
  isCase: boolean
  /** It is an act's, held here or not. */
  isKnown: boolean
}

interface Line {
  start: number
  text: string
}

/** A line with its language; one without letters goes with nothing. */
function linesByLanguage(text: string): Map<Language, Line[]> {
  const lines = new Map<Language, Line[]>()
  let start = 0
  for (const line of text.split('\n')) {
    const language = writtenIn(line)
    if (language) lines.set(language, [...(lines.get(language) ?? []), { start, text: line }])
    start += line.length + 1
  }
  return lines
}

interface Found {
  language: Language
  line: Line
  mention: Mention
}

function foundIn(text: string): Found[] {
  const found = [...linesByLanguage(text)].flatMap(([language, lines]) =>
    readMentions(
      lines.map((line) => line.text),
      language,
      false,
    ).flatMap((mentions, at) =>
      // "This contract's article": a text that is no law has no law of its own.
      mentions.filter(({ isOwn }) => !isOwn).map((mention) => ({ language, line: lines[at]!, mention })),
    ),
  )
  const placeOf = ({ line, mention }: Found) => line.start + mention.start
  return found.sort((one, other) => placeOf(one) - placeOf(other))
}

/**
 * The citations in a text, line by line in the language of each, in their order: what each means on a day.
 *
 * @param most how many are looked for; one more says that there are more
 */
export async function readCitations(
  db: Database,
  text: string,
  { day, most }: { day: string; most: number },
): Promise<CitationRead[]> {
  const found = foundIn(text).slice(0, most + 1)
  const readings = found.flatMap(({ language, mention }) =>
    mention.names.map((name) => ({ ...name, article: mention.article, language, sourceId: '' })),
  )
  const targets = await findTargets(db, readings, ({ language }) => ({ country: null, language, day }))
  let next = 0
  return found.map(({ language, line, mention }) => {
    const own = targets.slice(next, next + mention.names.length)
    next += mention.names.length
    const at = own.findIndex((target) => target !== null)
    const name = mention.names[Math.max(at, 0)]
    const { start, end } = at === -1 || !name ? mention : name
    return {
      start: line.start + start,
      end: line.start + end,
      target: own[at] ?? null,
      nameKey: name?.key ?? '',
      country: name?.country ?? null,
      language,
      article: mention.article,
      isCase: mention.names.some(({ key }) => key.startsWith(caseMark)),
      isKnown: mention.names.some(isKnownAct),
    }
  })
}
