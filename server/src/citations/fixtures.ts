import { readFileSync } from 'node:fs'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { lawAddress } from '../laws/address.ts'
import { unitRows } from '../laws/articles.ts'
import { lawDocument, type LawDocument } from '../laws/document.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { namesInAllLanguages } from '../text/code-names.ts'
import { isKnownAct } from '../text/known-acts.ts'
import { namesOf } from '../text/law-name.ts'
import { yearsIn } from '../text/law-years.ts'
import { caseMark, type NameReading } from '../text/mentions/mention.ts'
import { readMentions } from '../text/mentions/read-mentions.ts'
import { chooseLaw, type NamedLaw } from './choose-law.ts'

/** One way of citing, as in citation-forms.jsonl: what stands between ⟦ and ⟧ is to be found. */
export interface Form {
  language: Language
  country: string | null
  day: string | null
  /** Address of the law whose own text this is. */
  self: string | null
  text: string
  cites: string[]
}

function lines<Line>(file: string): Line[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as Line)
}

export function forms(): Form[] {
  return lines<Form>('./citation-forms.jsonl')
}

/** A form by itself, as somebody types it or a text has it. */
export interface BareForm {
  language: Language
  /** Of the text that has it; none of a question. */
  country?: string
  text: string
  /** Addresses with article, paragraph and item; `notHeld`. */
  cites: string[]
}

export function bareForms(): BareForm[] {
  return lines<BareForm>('./bare-forms.jsonl')
}

/** A treaty is the same law whichever of its members it is held for. */
export function treatyKey(cite: string): string {
  return cite.replace(/^[a-z]{2}\/(treaty\/[\d-]+)\/\S+/, '$1')
}

/** The present wordings of the demo laws. */
export function demoLaws(): LawDocument[] {
  return ['cn', 'in', 'kg', 'kz', 'pk', 'ru', 'tj', 'uz'].flatMap((country) =>
    lines(`../../seeds/demo/laws/${country}.jsonl`).map((line) => lawDocument.parse(line)),
  )
}

function besides(kind: string, adoptedOn: string, number: string | null, title: string): LawDocument {
  return lawDocument.parse({
    country: 'CN',
    kind,
    number,
    effectLevel: kind === 'treaty' ? 'INTERNATIONAL_TREATY' : 'JUDICIAL_INTERPRETATION',
    category: 'CIVIL_COMMERCIAL',
    publishDepartment: { zh: '最高人民法院', en: "Supreme People's Court", ru: 'Верховный народный суд КНР' },
    adoptedOn,
    effectiveOn: null,
    versionOn: null,
    repealedOn: null,
    amended: false,
    sourceUrl: null,
    verifiedOn: null,
    texts: [
      {
        language: 'zh',
        title,
        shortTitles: [],
        original: true,
        digest: false,
        units: [{ number: '第一条', text: '……' }],
      },
    ],
  })
}

/** Laws that forms cite beside those of the demo. */
export function lawsBeside(): LawDocument[] {
  return [
    besides(
      'interpretation',
      '2014-12-18',
      '法释〔2015〕5号',
      '最高人民法院关于适用《中华人民共和国民事诉讼法》的解释',
    ),
    besides(
      'interpretation',
      '2010-12-06',
      '法释〔2011〕3号',
      '最高人民法院关于适用《中华人民共和国公司法》若干问题的规定（三）',
    ),
    besides(
      'interpretation',
      '2012-03-31',
      '法释〔2012〕8号',
      '最高人民法院关于审理买卖合同纠纷案件适用法律问题的解释',
    ),
    besides(
      'interpretation',
      '2020-12-25',
      '法释〔2020〕28号',
      '最高人民法院关于适用《中华人民共和国民法典》有关担保制度的解释',
    ),
    besides(
      'interpretation',
      '2020-12-25',
      '法释〔2020〕22号',
      '最高人民法院关于适用《中华人民共和国民法典》婚姻家庭编的解释（一）',
    ),
    besides('treaty', '1999-05-28', null, '统一国际航空运输某些规则的公约'),
  ]
}

function named(document: LawDocument): NamedLaw {
  const { adoptedOn, effectiveOn, versionOn, number } = document
  const units = document.texts.flatMap((text) => unitRows(text.units))
  const articles = units.flatMap(({ kind, key }) => (kind === 'article' && key !== null ? [key] : []))
  const numbers = articles.map((key) => Number.parseInt(key, 10)).filter((value) => !Number.isNaN(value))
  const names = document.texts.flatMap(({ title, shortTitles }) => [title, ...shortTitles])
  const isRevised = versionOn !== null && adoptedOn !== null && versionOn > adoptedOn
  return {
    id: lawAddress(document),
    address: lawAddress(document),
    country: document.country,
    kind: document.kind,
    adoptedOn,
    begunOn: isRevised ? adoptedOn : (effectiveOn ?? adoptedOn),
    repealedOn: document.repealedOn,
    status: document.status ?? (document.amended ? 'AMENDED' : 'IN_FORCE'),
    years: yearsIn([adoptedOn, effectiveOn, number, ...names]),
    names,
    articles: new Set(articles),
    firstArticle: numbers.length > 0 ? Math.min(...numbers) : null,
  }
}

/** Laws by the keys of their names. */
export function lawsByName(documents: readonly LawDocument[]): Map<string, NamedLaw[]> {
  const laws = new Map<string, NamedLaw[]>()
  for (const document of documents) {
    const law = named(document)
    const titles = [...document.texts, ...Object.values(document.titles ?? {})]
    for (const key of namesInAllLanguages(namesOf({ titles, number: document.number }))) {
      laws.set(key, [...(laws.get(key) ?? []), law])
    }
  }
  return laws
}

export interface Found {
  start: number
  end: number
  cite: string
}

/** What is cited of an act that is not held, but known. */
export const notHeld = 'not held'

/**
 * What a text cites when these laws are held; numbers of cases are found whether held or not.
 *
 * @param known whether acts that are known are found where they are not held
 */
export function citedIn(
  form: Omit<Form, 'cites'>,
  laws: ReadonlyMap<string, NamedLaw[]>,
  known = false,
): Found[] {
  const [mentions] = readMentions([form.text], form.language, form.self !== null, form.country ?? undefined)
  return mentions!.flatMap(({ start, end, isOwn, names, article, paragraph, item }) => {
    const parts = [article, paragraph && `p${paragraph}`, item && `i${item}`].filter(Boolean)
    if (isOwn) return form.self === null ? [] : [{ start, end, cite: [form.self, ...parts].join(' ') }]
    const target = (name: NameReading): string | null => {
      if (name.key.startsWith(caseMark)) return `case ${form.text.slice(name.start, name.end)}`
      const law = chooseLaw(laws.get(name.key) ?? [], { ...name, article }, form)
      return law && [law.address, ...parts].join(' ')
    }
    const name = names.find((one) => target(one) !== null)
    if (name) return [{ start: name.start, end: name.end, cite: target(name)! }]
    return known && names.some(isKnownAct) ? [{ start, end, cite: notHeld }] : []
  })
}

/** The two wordings of a law that has two articles, of which the first was changed. */
export function camelWordings(): LawDocument[] {
  const wording = (article: string, changes: Partial<LawDocument>) =>
    makeDocument({
      country: 'KZ',
      number: '77-VII',
      adoptedOn: '2010-01-01',
      effectiveOn: '2010-01-01',
      texts: [
        textIn('zh', '哈萨克斯坦骆驼法', [article, '不变。']),
        textIn('ru', 'Закон Республики Казахстан «О верблюдах»', [`${article} (рус.)`, 'Без изменений.']),
      ],
      ...changes,
    })
  return [
    wording('旧。', { versionOn: '2010-01-01' }),
    wording('新。', { versionOn: '2020-06-01', amended: true }),
  ]
}
