import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Dated } from '@portal/protocol/laws/wording-said.ts'
import type { Database } from '../../kernel/database/store.ts'
import { isKnownAct } from '../../text/known-acts.ts'
import { caseMark, type Mention } from '../../text/mentions/mention.ts'
import { merge, readMentions } from '../../text/mentions/read-mentions.ts'
import { stretchesBesides, writtenIn, type Stretch } from '../../text/written-in.ts'
import { findMeant, type Target } from '../find-targets.ts'

/** A citation in a text that nobody stores. */
export interface CitationRead {
  start: number
  end: number
  /** The law or case that it means; null where none is held. */
  target: Target | null
  /** Key of the name that it means it by; without a target, of its likeliest reading. */
  nameKey: string
  /** The citation as the text has it. */
  written: string
  /** Country named beside it. */
  country: string | null
  /** What it says of the year and the wording. */
  named: Dated
  language: Language
  /** Key of the article. */
  article: string | null
  isCase: boolean
  /** It is an act's, held here or not. */
  isKnown: boolean
  /** Laws of several countries bear the name, and nothing says whose is meant. */
  isCountryOpen: boolean
}

/**
 * The lines of a text that follow one another in one language, with those that have no letters; what was copied from a
 * page is broken anywhere.
 */
function paragraphsOf(text: string): Stretch[] {
  const paragraphs: Stretch[] = []
  let open: Stretch | null = null
  let start = 0
  for (const line of text.split('\n')) {
    const language = writtenIn(line)
    if (line.trim() === '') open = null
    else if (open && (language ?? open.language) === open.language) {
      open.text = text.slice(open.start, start + line.length)
    } else if (language) {
      open = { language, start, text: line }
      paragraphs.push(open)
    }
    start += line.length + 1
  }
  return paragraphs
}

interface Found {
  start: number
  end: number
  stretch: Stretch
  mention: Mention
}

function foundInStretches(stretches: readonly Stretch[]): Found[] {
  const found = [...Map.groupBy(stretches, ({ language }) => language)].flatMap(([language, some]) =>
    readMentions(
      some.map(({ text }) => text),
      language,
      false,
    ).flatMap((mentions, at) =>
      // "This contract's article": a text that is no law has no law of its own.
      mentions
        .filter(({ isOwn }) => !isOwn)
        .map((mention) => {
          const stretch = some[at]!
          const { start, end } = mention
          return { start: stretch.start + start, end: stretch.start + end, stretch, mention }
        }),
    ),
  )
  return found.sort((one, other) => one.start - other.start)
}

/** What is read in a paragraph's own language goes before what another one finds there. */
function foundIn(text: string): Found[] {
  const paragraphs = paragraphsOf(text)
  const besides = paragraphs.flatMap(({ text: printed, language, start }) =>
    stretchesBesides(printed, language).map((one) => ({ ...one, start: start + one.start })),
  )
  return merge(foundInStretches(paragraphs), foundInStretches(besides))
}

/**
 * The citations in a text, paragraph by paragraph in the language of each, in their order: what each means on a day.
 *
 * @param most how many are looked for; one more says that there are more
 */
export async function readCitations(
  db: Database,
  text: string,
  { day, most }: { day: string; most: number },
): Promise<CitationRead[]> {
  const found = foundIn(text).slice(0, most + 1)
  const readings = found.flatMap(({ stretch: { language }, mention }) =>
    mention.names.map((name) => ({ ...name, article: mention.article, language, sourceId: '' })),
  )
  const meant = await findMeant(db, readings, ({ language }) => ({ country: null, language, day }))
  let next = 0
  return found.map(({ stretch, mention }) => {
    const own = meant.slice(next, next + mention.names.length)
    next += mention.names.length
    const at = own.findIndex(({ target, isCountryOpen }) => target !== null || isCountryOpen)
    const name = mention.names[Math.max(at, 0)]
    const { start, end } = at === -1 || !name ? mention : name
    return {
      start: stretch.start + start,
      end: stretch.start + end,
      target: own[at]?.target ?? null,
      nameKey: name?.key ?? '',
      written: stretch.text.slice(start, end),
      country: name?.country ?? null,
      named: { year: name?.year ?? null, wording: name?.wording ?? null },
      language: stretch.language,
      article: mention.article,
      isCase: mention.names.some(({ key }) => key.startsWith(caseMark)),
      isKnown: mention.names.some(isKnownAct),
      isCountryOpen: own[at]?.isCountryOpen ?? false,
    }
  })
}
