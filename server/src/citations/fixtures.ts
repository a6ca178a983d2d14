import { readFileSync } from 'node:fs'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { lawAddress } from '../laws/address.ts'
import { unitRows } from '../laws/articles.ts'
import { lawDocument, type LawDocument } from '../laws/document.ts'
import { namesInAllLanguages } from '../text/code-names.ts'
import { namesOf } from '../text/law-name.ts'
import { caseMark, type NameReading } from '../text/mentions/mention.ts'
import { readMentions } from '../text/mentions/read-mentions.ts'
import { chooseLaw, type NamedLaw } from './choose-law.ts'

/** One way of citing, as in citation-forms.jsonl: what stands between ⟦ and ⟧ is to be found. */
export interface Form {
  language: Language
  country: string
  day: string
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

/** The present wordings of the demo laws. */
export function demoLaws(): LawDocument[] {
  return ['cn', 'in', 'kg', 'kz', 'pk', 'ru', 'tj', 'uz'].flatMap((country) =>
    lines(`../../seeds/demo/laws/${country}.jsonl`).map((line) => lawDocument.parse(line)),
  )
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
    years: new Set([adoptedOn, effectiveOn, number, ...names].join(' ').match(/(?:1[89]|20)\d\d/g)),
    articles: new Set(articles),
    firstArticle: numbers.length > 0 ? Math.min(...numbers) : null,
  }
}

/** Laws by the keys of their names. */
export function lawsByName(documents: readonly LawDocument[]): Map<string, NamedLaw[]> {
  const laws = new Map<string, NamedLaw[]>()
  for (const document of documents) {
    const law = named(document)
    for (const key of namesInAllLanguages(namesOf({ titles: document.texts, number: document.number }))) {
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

/** What a text cites when these laws are held; numbers of cases are found whether held or not. */
export function citedIn(form: Omit<Form, 'cites'>, laws: ReadonlyMap<string, NamedLaw[]>): Found[] {
  const [mentions] = readMentions([form.text], form.language, form.self !== null)
  return mentions!.flatMap(({ start, end, isOwn, names, article, paragraph, item }) => {
    const parts = [article, paragraph && `p${paragraph}`, item && `i${item}`].filter(Boolean)
    if (isOwn) return form.self === null ? [] : [{ start, end, cite: [form.self, ...parts].join(' ') }]
    const target = (name: NameReading): string | null => {
      if (name.key.startsWith(caseMark)) return `case ${form.text.slice(name.start, name.end)}`
      const law = chooseLaw(laws.get(name.key) ?? [], { ...name, article }, form)
      return law && [law.address, ...parts].join(' ')
    }
    const name = names.find((one) => target(one) !== null)
    return name ? [{ start: name.start, end: name.end, cite: target(name)! }] : []
  })
}
