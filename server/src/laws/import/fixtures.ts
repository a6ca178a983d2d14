import { readMarkdownLaw } from './markdown.ts'

/** A made-up law in the Markdown layout. */
export function markdownLaw(title: string, events: string[], body: string): string {
  return [`# ${title}`, ...events, '<!-- INFO END -->', body].join('\n\n')
}

/** The title of a made-up law. */
export const lawTitle = '中华人民共和国样品借用法'

/** Two articles of it. */
export const twoArticles = '第一条 样品可以借用。\n\n第二条 本法自2001年10月1日起施行。'

/** A made-up law, read as the importer reads it. */
export function readLaw(
  body: string,
  { events = [passed], path = '/laws/经济法/样品借用法.md', name = lawTitle } = {},
) {
  return readMarkdownLaw([{ path, text: markdownLaw(name, events, body) }])
}

export const passed = '2001年4月28日 第九届全国人民代表大会常务委员会第二十一次会议通过'

/** A line of a JSON Lines file; made up. */
export function jsonLaw(title: string, change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    country: 'KZ',
    kind: 'law',
    number: null,
    effectLevel: 'FOREIGN_STATUTE',
    category: 'ECONOMIC',
    publishDepartment: { zh: '议会', en: 'Parliament', ru: 'Парламент' },
    adoptedOn: '2020-02-29',
    effectiveOn: '2020-07-01',
    versionOn: '2020-02-29',
    repealedOn: null,
    amended: false,
    sourceUrl: null,
    verifiedOn: null,
    texts: [
      {
        language: 'en',
        title,
        shortTitles: [],
        original: true,
        digest: false,
        units: [
          { level: 1, heading: 'Part 1' },
          { number: 'Article 1', text: 'Samples are lent free of charge.' },
        ],
      },
    ],
    ...change,
  }
}

/** A made-up act in Akoma Ntoso with one article. */
export function akomaNtoso(made: {
  language: string
  title: string
  day?: string
  translated?: boolean
}): string {
  return `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act name="act"><meta><identification source="#us">
<FRBRWork><FRBRuri value="/akn/kz/act/2001/7"/><FRBRdate date="2001-02-03" name="Generation"/><FRBRcountry value="kz"/></FRBRWork>
<FRBRExpression><FRBRdate date="${made.day ?? '2010-01-05'}" name="Generation"/><FRBRlanguage language="${made.language}"/>
${made.translated ? '<FRBRtranslation href="#us"/>' : ''}</FRBRExpression></identification></meta>
<preface><p><docTitle>${made.title}</docTitle></p></preface>
<body><article><num>1</num><content><p>${made.title}.</p></content></article></body></act></akomaNtoso>`
}
