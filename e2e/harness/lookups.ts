import { makeCall, signIn } from './people.ts'

/** What an application says of its matter. */
export const lookupMatter = '我公司拟与当地公司签订供货合同。'

/** Applies for a lookup beside the browser; its id. */
export async function apply(question: string): Promise<string> {
  const { token } = await signIn('ENTERPRISE')
  const given = {
    applicant: '王样例',
    phone: '+86 532 8888 0001',
    email: 'wang@sample.example',
    country: 'KZ',
    departments: ['CIVIL_COMMERCIAL'],
    matter: lookupMatter,
    question,
    proceedings: 'NONE',
    isForeignInvestment: false,
    needsNotary: false,
    needsTranslation: true,
    expectedCost: 8000,
    expectedDays: 10,
    files: [],
    declares: true,
  }
  return (await makeCall<{ id: string }>(token, 'POST', '/web/lawSearchApply/add', given)).id
}

/** Takes a step with a lookup as the desk. */
export async function work(id: string, step: string, body?: object): Promise<void> {
  const { token } = await signIn('ADMIN')
  await makeCall(token, 'PUT', `/admin/lawSearchApply/${step}/${id}`, body)
}

/** Quotes in the place of what is quoted now. */
export async function quote(id: string, terms: object): Promise<void> {
  const { token } = await signIn('ADMIN')
  const path = `/admin/lawSearchApply/${id}`
  const read = await makeCall<{ quote: { at: string } | null }>(token, 'GET', path)
  await work(id, 'quote', { ...terms, quotedAt: read.quote?.at ?? null })
}

interface Offered {
  lawId: string
  article: string
}

/** A result that quotes a provision of the demo's laws. */
export async function resultOf(title: string) {
  const { token } = await signIn('ADMIN')
  const keyword = encodeURIComponent('哈萨克斯坦民法典第272条')
  const path = `/admin/lawSearchApply/provisions?keyword=${keyword}`
  const [found] = await makeCall<Offered[]>(token, 'GET', path)
  return {
    revision: 0,
    language: 'zh',
    title,
    questions: ['迟延履行有什么后果？'],
    answer: '<p>依照《哈萨克斯坦共和国民法典》第272条，债务应当适当履行。</p>',
    provisions: [{ lawId: found!.lawId, article: found!.article, relevance: '规定了债务的适当履行。' }],
    cases: [],
    checkedOn: '2026-01-15',
    institution: '样例查明中心',
    investigator: '李样例',
    declaresNoInterest: true,
    files: [],
  }
}

export const ownPage = (id: string) => `/content/lookup/detail?id=${id}`
export const deskPage = (id: string) => `/admin/lookups/detail?id=${id}`

/** The result as its applicant reads it; null before it is handed over. */
export async function handedOver(id: string): Promise<{ title: string; institution: string } | null> {
  const { token } = await signIn('ENTERPRISE')
  const path = `/web/lawSearchApply/${id}`
  return (await makeCall<{ result: { title: string; institution: string } | null }>(token, 'GET', path))
    .result
}
