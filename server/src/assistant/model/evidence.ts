import type { Passage } from '@portal/protocol/assistant/schemas.ts'
import { articleKey } from '@portal/protocol/laws/article-number.ts'
import { articlesIn } from './articles.ts'
import { lawsSaid, namesOfTitle, type LawSaid } from './laws-said.ts'
import { bareText, plainText } from './plain-text.ts'
import { figuresOf, type Figures } from './quantities.ts'
import { withDigits } from './spelled-numbers.ts'

/** What a passage bears out, read once. */
export interface Evidence {
  passage: Passage
  /** Title, heading and text, as the checker compares. */
  plain: string
  bare: string
  /** Of the text alone. */
  sentences: string[]
  /** Articles that it is of or names. */
  articles: Set<string>
  figures: Figures
  /** Names of its law, and laws that its text names. */
  names: Set<string>
  laws: LawSaid[]
}

const printed = ({ text }: Passage) => text.map((fragment) => fragment.text).join('')

/** The sentences and lines of a text; those of a point inside are parted too, which only makes them shorter. */
export function plainSentences(text: string): string[] {
  return text
    .split(/(?<=[。！？；;!?])|(?<=\p{L}{3}[.])\s+|\n+/u)
    .map((sentence) => plainText(sentence))
    .filter((sentence) => /\p{L}/u.test(sentence))
}

/** "577. Liability" and "第577条 违约责任": the number before a heading. */
function headingKey(heading: string): string | null {
  const [first = '', second = ''] = heading.trim().split(/\s+/)
  return (
    articleKey(first.replace(/[.。:：]$/, '')) ?? articleKey(`${first} ${second}`.replace(/[.。:：]$/, ''))
  )
}

export function evidenceOf(passage: Passage): Evidence {
  const { title, heading, day } = passage
  const text = printed(passage)
  const whole = [title, heading ?? '', text].join('\n')
  const plain = plainText(whole)
  const { keys, rest } = articlesIn(withDigits(plain))
  const own = heading === null ? null : headingKey(heading)
  const figures = figuresOf(rest)
  if (day) figures.dates.push(day)
  return {
    passage,
    plain,
    bare: bareText(plain),
    sentences: plainSentences(text),
    articles: new Set(own === null ? keys : [own, ...keys]),
    figures,
    names: new Set(namesOfTitle(title)),
    laws: lawsSaid(whole),
  }
}
