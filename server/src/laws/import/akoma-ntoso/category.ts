import { lawCategories, type LawCategory } from '@portal/protocol/laws/constants.ts'
import { descendants, type XmlElement } from './xml-tree.ts'

/** Words of titles and keywords, in the portal's languages; the first that is met decides. */
const subjects: [RegExp, LawCategory][] = [
  [/constitution|конституц|宪法/i, 'CONSTITUTIONAL'],
  [
    /procedure|arbitration|mediation|enforcement|bailiff|процессуальн|арбитраж|медиаци|исполнительн|诉讼|仲裁|调解|执行/i,
    'PROCEDURE',
  ],
  [/criminal|penal|уголовн|刑法|刑事/i, 'CRIMINAL'],
  [/treaty|convention|private international|конвенци|международн|条约|公约|涉外民事/i, 'INTERNATIONAL'],
  [/labou?r|employ|social|pension|wage|трудов|труде|социальн|пенсион|劳动|社会保险|就业/i, 'SOCIAL'],
  [
    /tax|customs|tariff|invest|trade|financ|bank|competition|energy|налог|таможен|инвестиц|торгов|финанс|банк|конкуренц|энерг|税|海关|投资|贸易|金融|银行|竞争/i,
    'ECONOMIC',
  ],
  [
    /civil|contract|compan|corporat|partnership|insolven|bankrupt|patent|trade ?mark|copyright|property|goods|гражданск|договор|обществ|банкрот|патент|товарн|авторск|собственност|民法|合同|公司|合伙|破产|专利|商标|著作权/i,
    'CIVIL_COMMERCIAL',
  ],
]

/** The field of law: a `<keyword>` whose value is a category, else what keywords and title speak of. */
export function findCategory(act: XmlElement, title: string): LawCategory {
  const keywords = [...descendants(act, 'keyword')].map(({ attributes }) => attributes)
  const named = keywords.map(({ value }) =>
    lawCategories.find((category) => category === value?.toUpperCase()),
  )
  const spoken = [title, ...keywords.map(({ showAs = '', value = '' }) => `${showAs} ${value}`)]
  return named.find(Boolean) ?? subjectOf(spoken) ?? 'ADMINISTRATIVE'
}

function subjectOf(words: readonly string[]): LawCategory | undefined {
  for (const word of words) {
    const found = subjects.find(([subject]) => subject.test(word))
    if (found) return found[1]
  }
  return undefined
}
