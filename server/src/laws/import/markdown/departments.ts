import type { Words } from '@portal/protocol/kernel/languages.ts'
import { unknownDepartment } from '../../unknown-department.ts'

/** The bodies that make the laws of China, by their full names. */
const knownDepartments: Words[] = [
  {
    zh: '全国人民代表大会常务委员会',
    en: "Standing Committee of the National People's Congress",
    ru: 'Постоянный комитет Всекитайского собрания народных представителей КНР',
  },
  {
    zh: '全国人民代表大会',
    en: "National People's Congress",
    ru: 'Всекитайское собрание народных представителей КНР',
  },
  {
    zh: '最高人民法院、最高人民检察院',
    en: "Supreme People's Court and Supreme People's Procuratorate",
    ru: 'Верховный народный суд и Верховная народная прокуратура КНР',
  },
  { zh: '最高人民法院', en: "Supreme People's Court", ru: 'Верховный народный суд КНР' },
  { zh: '最高人民检察院', en: "Supreme People's Procuratorate", ru: 'Верховная народная прокуратура КНР' },
  {
    zh: '国家监察委员会',
    en: 'National Commission of Supervision',
    ru: 'Государственный надзорный комитет КНР',
  },
  { zh: '国务院', en: 'State Council', ru: 'Государственный совет КНР' },
  { zh: '中央军事委员会', en: 'Central Military Commission', ru: 'Центральный военный совет КНР' },
]

export const noDepartment = unknownDepartment.zh

const local =
  /(\p{Script=Han}{1,12}?(?:省|市|自治区|自治州|自治县|县))(?:第[一二三四五六七八九十]+届)?(人民代表大会常务委员会|人民代表大会|人民政府)/u
const ministry =
  /(?:中华人民共和国)?(?!国务院)(\p{Script=Han}{2,16}?(?:部|委员会|总局|总署|管理局|银行|署))(?:令|公告|公布|发布)/u

/**
 * The body that passed or published a law, from the words of that event ("第五届全国人民代表大会第二次会议通过",
 * "国务院令第709号公布"), where they name none from the law's title, else from what became of it later: whoever
 * amends an act is who may pass it.
 */
export function findDepartment(adoption: string, title: string, later: readonly string[] = []): Words {
  for (const words of [adoption, /^.*?(?=关于)/.exec(title)?.[0] ?? '', ...later]) {
    const place = local.exec(words)
    if (place) return { zh: `${place[1]}${place[2]}` }
    const known = knownDepartments.find(({ zh }) => zh.split('、').every((name) => words.includes(name)))
    if (known) return known
    const name = ministry.exec(words)?.[1]
    if (name) return { zh: name }
  }
  return unknownDepartment
}
