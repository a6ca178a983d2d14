import { readdirSync, readFileSync } from 'node:fs'
import { calls } from '@portal/protocol/calls.ts'
import type {
  CaseAnalysis,
  CaseDetails,
  CaseHit,
  CaseSearch,
  CaseSearchAnswer,
} from '@portal/protocol/cases/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { expectCode, makeCall, type Sender } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { caseDocument, type CaseDocument } from './document.ts'
import { caseIdentity } from './identity.ts'

let cases = 0

/** A made-up case of its own. */
export function makeDocument(changes: Partial<CaseDocument> = {}): CaseDocument {
  cases += 1
  return {
    country: 'KZ',
    court: { zh: '阿拉木图市专门跨区经济法院', ru: 'Специализированный суд Алматы', en: 'Almaty Court' },
    type: 'COMMERCIAL',
    documentType: 'JUDGMENT',
    caseNumber: `7599-23-00-2/${95_000 + cases}`,
    judgedOn: '2023-06-01',
    cause: { zh: '供货合同纠纷', ru: 'Спор о поставке' },
    parties: [{ role: 'PLAINTIFF', name: { zh: '样例公司', en: 'Sample LLP' } }],
    sourceUrl: null,
    verifiedOn: null,
    sample: true,
    texts: [
      textIn('ru', `Дело о верблюдах ${cases}`, { FACTS: 'Верблюды не поставлены.' }),
      textIn('zh', `骆驼供货案${cases}`, { FACTS: '骆驼未交付。', RESULT: '支付违约金。' }),
    ],
    ...changes,
  }
}

type Text = CaseDocument['texts'][number]
type Kind = Text['sections'][number]['kind']

export function textIn(
  language: Language,
  title: string,
  sections: Partial<Record<Kind, string>>,
  original = language === 'ru',
): Text {
  return {
    language,
    title,
    original,
    sections: Object.entries(sections).map(([kind, text]) => ({ kind: kind as Kind, heading: kind, text })),
  }
}

const seeds = new URL('../../seeds/demo/cases/', import.meta.url)

/** The demo cases as their files say. */
export function demoCases(): CaseDocument[] {
  const files = readdirSync(seeds).filter((file) => file.endsWith('.jsonl'))
  const lines = files.flatMap((file) => readFileSync(new URL(file, seeds), 'utf8').split('\n'))
  return lines.filter((line) => line.trim()).map((line) => caseDocument.parse(JSON.parse(line)))
}

export async function searchCases(portal: Portal, body: CaseSearch, from: Sender = {}) {
  return expectCode<CaseSearchAnswer>(await makeCall(portal.app, calls.cases.search, { body }, from), 'done')
}

/** Every case found, page after page. */
export async function searchAll(portal: Portal, body: CaseSearch): Promise<CaseHit[]> {
  const hits: CaseHit[] = []
  for (let page = 1; ; page++) {
    const answer = await searchCases(portal, { ...body, page, size: 100 })
    hits.push(...answer.content)
    if (page >= answer.page.totalPages) return hits
  }
}

export async function analyse(portal: Portal, query: object, from: Sender = {}): Promise<CaseAnalysis> {
  return expectCode(await makeCall(portal.app, calls.cases.analysis, { query: { ...query } }, from), 'done')
}

export async function readCase(portal: Portal, id: string, from: Sender = {}, language?: Language) {
  const input = { params: { id }, query: language ? { language } : {} }
  return expectCode<CaseDetails>(await makeCall(portal.app, calls.cases.details, input, from), 'done')
}

export async function idOf({ services: { db } }: Portal, document: CaseDocument): Promise<string> {
  const row = await db
    .selectFrom('judicial_case')
    .select('id')
    .where('identity', '=', caseIdentity(document))
    .executeTakeFirstOrThrow()
  return row.id
}
