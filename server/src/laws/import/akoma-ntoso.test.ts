import { describe, expect, test } from 'vitest'
import { readAkomaNtoso } from './akoma-ntoso.ts'
import { akomaNtoso } from './fixtures.ts'

interface Made {
  language?: string
  body?: string
  preface?: string
  extra?: string
  prefix?: string
}

/** A made-up act. */
function act({ language = 'eng', body = section, preface = '', extra = '', prefix = '' }: Made = {}): string {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<akomaNtoso xmlns${prefix && `:${prefix}`}="http://docs.oasis-open.org/legaldocml/ns/akn/3.0">
  <act name="act">
    <meta>
      <identification source="#us">
        <FRBRWork>
          <FRBRthis value="/akn/in/act/1999/17/!main"/>
          <FRBRuri value="/akn/in/act/1999/17"/>
          <FRBRdate date="1999-03-04" name="Generation"/>
          <FRBRdate date="1999-06-01" name="entryIntoForce"/>
          <FRBRauthor href="#parliament" as="#author"/>
          <FRBRcountry value="in"/>
          <FRBRnumber value="17 of 1999"/>
        </FRBRWork>
        <FRBRExpression>
          <FRBRuri value="https://example.org/akn/in/act/1999/17/eng@2010-01-05"/>
          <FRBRdate date="2010-01-05" name="Generation"/>
          <FRBRlanguage language="${language}"/>
        </FRBRExpression>
      </identification>
      <lifecycle source="#us">
        <eventRef date="1999-03-04" type="generation"/>
        <eventRef date="2010-01-05" type="amendment"/>
      </lifecycle>
      <references source="#us"><TLCOrganization eId="parliament" showAs="Parliament of India"/></references>
      ${extra}
    </meta>
    <preface><p><docTitle>The Samples  (Loan) Act, 1999</docTitle> <shortTitle>Samples Act</shortTitle></p>${preface}</preface>
    <preamble><p>An Act about samples.</p><formula><p>Be it enacted:</p></formula></preamble>
    <body>${body}</body>
  </act>
</akomaNtoso>`
  return prefix === '' ? text : text.replace(/<(\/?)(?=[a-zA-Z])/g, `<$1${prefix}:`)
}

const section = `
  <part><num>Part I</num><heading>Loans</heading>
    <section><num>1.</num><heading>Lending</heading>
      <subsection><num>(1)</num><content><p>A sample may be <b>lent</b>.</p></content></subsection>
      <subsection><num>(2)</num><intro><p>The borrower shall:</p></intro>
        <paragraph><num>(a)</num><content><p>keep it; and</p></content></paragraph>
        <paragraph><num>(b)</num><content><p>return it.</p></content></paragraph>
        <wrapUp><p>Nothing else.</p></wrapUp>
      </subsection>
    </section>
    <section><num>1A.</num><content><p>Samples &amp; drawings.</p></content></section>
  </part>`

const preamble = { number: 'Preamble', text: 'An Act about samples.\nBe it enacted:' }
const loans = [
  preamble,
  { level: 1, heading: 'Part I Loans' },
  {
    number: 'Section 1',
    heading: 'Lending',
    text: '(1) A sample may be lent.\n(2) The borrower shall:\n(a) keep it; and\n(b) return it.\nNothing else.',
  },
  { number: 'Section 1A', text: 'Samples & drawings.' },
]

describe('an act', () => {
  test('with sections for articles', () => {
    expect(readAkomaNtoso(act())).toEqual({
      country: 'IN',
      kind: 'law',
      number: '17 of 1999',
      effectLevel: 'FOREIGN_STATUTE',
      category: 'ADMINISTRATIVE',
      publishDepartment: { zh: 'Parliament of India', en: 'Parliament of India' },
      adoptedOn: '1999-03-04',
      effectiveOn: '1999-06-01',
      versionOn: '2010-01-05',
      repealedOn: null,
      amended: true,
      sourceUrl: 'https://example.org/akn/in/act/1999/17/eng@2010-01-05',
      verifiedOn: null,
      texts: [
        {
          language: 'en',
          title: 'The Samples (Loan) Act, 1999',
          shortTitles: ['Samples Act'],
          original: true,
          digest: false,
          units: loans,
        },
      ],
    })
  })

  test('under a namespace prefix', () => {
    expect(readAkomaNtoso(act({ prefix: 'akn' })).texts[0]!.units).toEqual(loans)
  })

  test('with articles in sections, in Russian', () => {
    const body = `<section><num>Раздел 1.</num><heading>Заём</heading><chapter><num>Глава 1</num>
      <article><num>Статья 1.</num><heading>Образцы</heading><paragraph><list><intro><p>Это:</p></intro>
      <point><num>1)</num><content><p>образец;</p></content></point></list></paragraph></article>
      <article><num>2</num><content><p>Возврат.</p></content></article></chapter></section>`
    expect(readAkomaNtoso(act({ language: 'rus', body })).texts[0]!.units.slice(1)).toEqual([
      { level: 1, heading: 'Раздел 1. Заём' },
      { level: 2, heading: 'Глава 1' },
      { number: 'Статья 1', heading: 'Образцы', text: 'Это:\n1) образец;' },
      { number: 'Статья 2', text: 'Возврат.' },
    ])
  })

  test('keeps text outside articles, tables and attachments', () => {
    const body = `<chapter><num>1</num><hcontainer><content><p>Loose.</p>
      <table><tr><td>a</td><td>b</td></tr></table></content></hcontainer></chapter>
      <article><num>Article 1</num><content><p>Text.<authorialNote><p>A note of the editors.</p></authorialNote></p></content></article>`
    const attachment = `<attachments><attachment><heading>Schedule</heading><doc name="annex"><meta/><mainBody><p>List.</p></mainBody></doc></attachment></attachments>`
    const text = act({ body }).replace('</body>', `</body>${attachment}`)
    expect(readAkomaNtoso(text).texts[0]!.units).toEqual([
      preamble,
      { level: 1, heading: '1' },
      { number: '1', text: 'Loose.\na　b' },
      { number: 'Article 1', text: 'Text.' },
      { number: 'Schedule', heading: 'Schedule', text: 'List.' },
    ])
  })

  test('category from a keyword', () => {
    const extra = `<classification source="#us"><keyword value="SOCIAL" showAs="Work" dictionary="#us"/></classification>`
    expect(readAkomaNtoso(act({ extra })).category).toBe('SOCIAL')
    expect(readAkomaNtoso(act().replace('Samples  (Loan)', 'Contract')).category).toBe('CIVIL_COMMERCIAL')
  })
})

describe('what cannot be read says why', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>`
  test.each([
    ['cut off', act().slice(0, 900), /not well-formed XML \(line \d+\)/],
    ['a wrong end tag', act().replace('</body>', '</bdy>'), /not well-formed/],
    ['entities', act().replace('<akomaNtoso', `${bomb}<akomaNtoso`), /defines XML entities/],
    ['an outside entity', act().replace('An Act', '&file;'), /not well-formed.*undefined entity/],
    ['too deep', act({ body: '<part>'.repeat(300) + '</part>'.repeat(300) }), /nested deeper/],
    ['another format', '<html xmlns="http://www.w3.org/1999/xhtml"/>', /root is <html>/],
    ['no identification', '<akomaNtoso xmlns="x"><act/></akomaNtoso>', /identification/],
    ['another language', act({ language: 'deu' }), /FRBRlanguage is "deu"/],
    ['no country', act().replace('<FRBRcountry value="in"/>', ''), /country/],
    ['a day not in the calendar', act().replace('1999-03-04', '1999-02-30'), /adoptedOn/],
    ['no text', act({ body: '' }).replace(/<preamble>.*<\/preamble>/s, ''), /units/],
    ['not XML', 'Samples', /not well-formed/],
  ])('%s', (_name, text, reason) => {
    expect(() => readAkomaNtoso(text)).toThrow(reason)
    expect(() => readAkomaNtoso(text)).toThrow(expect.objectContaining({ name: 'ContentProblem' }))
  })
})

test.each([
  ['its own', '<article period="#t1">'],
  ['that of the section it stands in', '<section period="#t1"><article>', '</article></section>'],
  [
    'that of the chapter, within a section',
    '<chapter period="#t1"><section><article>',
    '</article></section></chapter>',
  ],
])(
  'an article whose period begins on another day is named with it: %s',
  (_name, begin, end = '</article>') => {
    const law = readAkomaNtoso(
      akomaNtoso({ language: 'eng', title: 'Law on Samples' })
        .replace(
          '</identification>',
          `</identification><lifecycle source="#us"><eventRef eId="e1" date="2011-01-01" type="generation" source="#art_9"/></lifecycle>
<temporalData source="#us"><temporalGroup eId="t1"><timeInterval start="#e1" refersTo="#inForce"/></temporalGroup></temporalData>`,
        )
        .replace('<article>', begin)
        .replace('</article>', end),
    )
    expect(law.provisionDays).toEqual([
      { articles: ['1'], named: '1', inForceFrom: '2011-01-01', source: 'art_9' },
    ])
  },
)
