import { readdirSync, readFileSync } from 'node:fs'
import type { Passage } from '@portal/protocol/assistant/schemas.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openModelServer, type ModelServer } from '../../testing/model-server.ts'
import { writeAnswer } from './write-answer.ts'

const liesAnAnswer = 20
const answersOfALanguage = 18

interface SeedLaw {
  country: string
  repealedOn: string | null
  texts: {
    language: Language
    title: string
    units: { number?: string; heading?: string; text?: string }[]
  }[]
}

const seeds = new URL('../../../seeds/demo/laws/', import.meta.url)

/** The articles of the sample laws in a language, as passages of an answer. */
function passagesIn(language: Language): Passage[] {
  const lines = readdirSync(seeds).flatMap((file) => readFileSync(new URL(file, seeds), 'utf8').split('\n'))
  const laws = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as SeedLaw)
  return laws
    .filter(({ repealedOn }) => repealedOn === null)
    .flatMap(({ country, texts }) =>
      texts
        .filter((text) => text.language === language)
        .flatMap(({ title, units }) =>
          units.flatMap(({ number, text }) =>
            number && text
              ? [
                  {
                    number: 1,
                    kind: 'law' as const,
                    address: '/eli/sample',
                    title,
                    titleLanguage: language,
                    titleOrigin: null,
                    heading: number,
                    language,
                    text: [{ text, marked: false }],
                    country,
                    countryName: null,
                    isTreaty: false,
                    isDigest: false,
                    isOriginal: true,
                    isSample: false,
                    timeliness: 'IN_FORCE' as const,
                    day: '2001-01-01',
                    adoptedOn: null,
                    amendedFrom: null,
                    isNamed: false,
                  },
                ]
              : [],
          ),
        ),
    )
}

/** Numbers that seem drawn, and are the same each time (a linear congruential generator). */
function dice(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

/** The beginning of a text, to be quoted. */
const quoteOf = ({ text: [piece] }: Passage) =>
  (/^[^。.；;！!？?“”«»"《》]{12,120}/.exec(piece!.text)?.[0] ?? '').trim()

/** With two of its letters changed places, where that makes another. */
function garbled(quote: string): string {
  for (let at = Math.floor(quote.length / 2); at < quote.length - 1; at += 1) {
    const [one, other] = [quote[at]!, quote[at + 1]!]
    if (one !== other && /^\p{L}{2}$/u.test(one + other))
      return quote.slice(0, at) + other + one + quote.slice(at + 2)
  }
  return `${quote}之之`
}

const says: Record<Language, (passage: Passage, quote: string) => string> = {
  zh: ({ title, heading, number }, quote) => `《${title}》${heading}规定：“${quote}”。[${number}]`,
  en: ({ title, heading, number }, quote) => `${heading} of the ${title} says: “${quote}”. [${number}]`,
  ru: ({ heading, number }, quote) => `${heading} устанавливает: «${quote}» [${number}].`,
}

type Lie = (passage: Passage, roll: (below: number) => number) => string

/** What a lying model says of a passage, by language. */
const lies: Record<Language, Record<string, Lie>> = {
  zh: {
    noCitation: (passage) => says.zh(passage, quoteOf(passage)).replace(/\[\d+\]/, ''),
    unknownPassage: (passage, roll) => says.zh({ ...passage, number: 50 + roll(900) }, quoteOf(passage)),
    quote: (passage) => says.zh(passage, garbled(quoteOf(passage))),
    article: (passage, roll) =>
      says.zh({ ...passage, heading: `第${3000 + roll(5000)}条` }, quoteOf(passage)),
    number: ({ number }, roll) => `有关手续应当在${701 + roll(200)}日内办理。[${number}]`,
    date: ({ number }, roll) => `该规定自${2071 + roll(20)}年3月7日起适用。[${number}]`,
    law: ({ number }, roll) => `根据《骆驼贸易第${roll(90) + 1}特别法》，有关手续应当办理。[${number}]`,
  },
  en: {
    noCitation: (passage) => says.en(passage, quoteOf(passage)).replace(/ \[\d+\]/, ''),
    unknownPassage: (passage, roll) => says.en({ ...passage, number: 50 + roll(900) }, quoteOf(passage)),
    quote: (passage) => says.en(passage, garbled(quoteOf(passage))),
    article: (passage, roll) =>
      says.en({ ...passage, heading: `Article ${3000 + roll(5000)}` }, quoteOf(passage)),
    number: ({ number }, roll) => `It must be done within ${701 + roll(200)} days. [${number}]`,
    date: ({ number }, roll) => `This has applied since 7 March ${2071 + roll(20)}. [${number}]`,
    law: ({ number }, roll) => `Under the Camel Trade Act, ${1901 + roll(90)}, it must be done. [${number}]`,
  },
  ru: {
    noCitation: (passage) => says.ru(passage, quoteOf(passage)).replace(/ \[\d+\]/, ''),
    unknownPassage: (passage, roll) => says.ru({ ...passage, number: 50 + roll(900) }, quoteOf(passage)),
    quote: (passage) => says.ru(passage, garbled(quoteOf(passage))),
    article: (passage, roll) =>
      says.ru({ ...passage, heading: `Статья ${3000 + roll(5000)}` }, quoteOf(passage)),
    number: ({ number }, roll) => `Это надо сделать в течение ${701 + roll(200)} дней [${number}].`,
    date: ({ number }, roll) => `Это действует с 7 марта ${2071 + roll(20)} года [${number}].`,
    law: ({ number }, roll) =>
      `По Закону «О торговле верблюдами № ${roll(90) + 1}» это надо сделать [${number}].`,
  },
}

/** What a law says, said as if it were in force. */
const asInForce: Record<Language, Lie> = { zh: lieOfForce('zh'), en: lieOfForce('en'), ru: lieOfForce('ru') }

function lieOfForce(language: Language): Lie {
  return (passage) => says[language](passage, quoteOf(passage))
}

let server: ModelServer

beforeAll(async () => {
  server = await openModelServer()
})
afterAll(() => server.close())

/** What a reader is shown of an answer that says so. */
async function shownOf(
  passages: Passage[],
  sentences: readonly string[],
  language: Language,
): Promise<string[]> {
  server.answerWith({ pieces: sentences.map((sentence) => `${sentence}\n`) })
  const asked = { question: '?', earlier: [], passages, language, today: '2026-11-23' }
  const model = { url: server.url, key: null, model: 'liar', name: 'Liar', country: 'CN' }
  const shown: string[] = []
  for await (const event of writeAnswer(asked, model, new AbortController().signal)) {
    if (event.kind === 'sentence') shown.push(event.text)
    if (event.kind === 'end') expect(event.state).not.toBe('FAILED')
  }
  return shown
}

test.each(languages)(
  'of three hundred and sixty lies of a model no one reaches the reader: in %s',
  async (language) => {
    const all = passagesIn(language).filter((passage) => quoteOf(passage).length >= 12)
    const roll = dice(20_261_123)
    const kinds = Object.values(lies[language])
    const told: string[] = []
    const believed: string[] = []
    let truths = 0
    for (let answer = 0; answer < answersOfALanguage; answer += 1) {
      const chosen = Array.from({ length: 6 }, (_, at) => ({ ...all[roll(all.length)]!, number: at + 1 }))
      const passages = chosen.map((passage, at) =>
        at === 0 ? { ...passage, timeliness: 'REPEALED' as const } : passage,
      )
      const inForce = passages.slice(1)
      const liesTold = Array.from({ length: liesAnAnswer }, (_, at) =>
        at === 0
          ? asInForce[language](passages[0]!, roll)
          : kinds[at % kinds.length]!(inForce[roll(inForce.length)]!, roll),
      )
      told.push(...liesTold)
      believed.push(...(await shownOf(passages, liesTold, language)))
      const truth = inForce.map((passage) => says[language](passage, quoteOf(passage)))
      truths += (await shownOf(passages, truth, language)).length / truth.length
    }
    expect(told).toHaveLength(liesAnAnswer * answersOfALanguage)
    expect(believed).toEqual([])
    // The same server told the truth: most of it is shown.
    expect(truths / answersOfALanguage).toBeGreaterThan(0.5)
  },
)
