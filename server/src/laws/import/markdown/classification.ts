import type { EffectLevel, LawCategory, LawKind } from '@portal/protocol/laws/constants.ts'

const folders: Record<string, LawCategory> = {
  宪法: 'CONSTITUTIONAL',
  宪法相关法: 'CONSTITUTIONAL',
  民法典: 'CIVIL_COMMERCIAL',
  民法商法: 'CIVIL_COMMERCIAL',
  民商法: 'CIVIL_COMMERCIAL',
  行政法: 'ADMINISTRATIVE',
  行政法规: 'ADMINISTRATIVE',
  部门规章: 'ADMINISTRATIVE',
  经济法: 'ECONOMIC',
  社会法: 'SOCIAL',
  刑法: 'CRIMINAL',
  诉讼与非诉讼程序法: 'PROCEDURE',
  诉讼法: 'PROCEDURE',
}

/** For folders that hold laws of every field (司法解释, 其他). */
const subjects: [RegExp, LawCategory][] = [
  [/公约|条约|议定书|国际私法|涉外民事/, 'INTERNATIONAL'],
  [/诉讼|仲裁|调解|执行|管辖|证据|审判|审理程序|司法/, 'PROCEDURE'],
  [/刑法|刑事|犯罪|罪名|量刑/, 'CRIMINAL'],
  [
    /民法|合同|婚姻|继承|物权|担保|侵权|公司|企业破产|保险|票据|证券|商标|专利|著作权|知识产权/,
    'CIVIL_COMMERCIAL',
  ],
  [/劳动|社会保险|工伤|妇女|未成年人|残疾人/, 'SOCIAL'],
  [/税|金融|银行|价格|外商投资|对外贸易|海关|反垄断|竞争/, 'ECONOMIC'],
]

/** The field of law, by the nearest folder that names one, else by the title. */
export function findCategory(folderNames: readonly string[], title: string): LawCategory {
  const folder = folderNames.findLast((name) => Object.hasOwn(folders, name))
  if (folder !== undefined) return folders[folder]!
  return subjects.find(([words]) => words.test(title))?.[1] ?? 'ADMINISTRATIVE'
}

/**
 * Kind and rank of an act. The body that passed it decides before the title does: a 条例 of the National People's
 * Congress is a law, one of the State Council an administrative regulation (Legislation Law, articles 10 and 72).
 */
export function findKind(title: string, department: string): { kind: LawKind; effectLevel: EffectLevel } {
  if (/^中华人民共和国宪法(?:修正案.*)?$/.test(title))
    return { kind: 'constitution', effectLevel: 'CONSTITUTION' }
  if (/(?:公约|条约|议定书)$/.test(title)) return { kind: 'treaty', effectLevel: 'INTERNATIONAL_TREATY' }
  if (department.startsWith('全国人民代表大会'))
    return { kind: title.endsWith('法典') ? 'code' : 'law', effectLevel: 'LAW' }
  if (department.startsWith('最高人民'))
    return { kind: 'interpretation', effectLevel: 'JUDICIAL_INTERPRETATION' }
  if (/人民代表大会|人民政府/.test(department)) {
    return { kind: /人民政府/.test(department) ? 'rule' : 'regulation', effectLevel: 'LOCAL_REGULATION' }
  }
  if (/^(?:国务院|中央军事委员会|国家监察委员会)$/.test(department)) {
    return { kind: 'regulation', effectLevel: 'ADMINISTRATIVE_REGULATION' }
  }
  if (department !== '未注明') return { kind: 'rule', effectLevel: 'DEPARTMENTAL_RULE' }
  return /条例(?:[（(].*)?$/.test(title)
    ? { kind: 'regulation', effectLevel: 'ADMINISTRATIVE_REGULATION' }
    : { kind: title.endsWith('法典') ? 'code' : 'law', effectLevel: 'LAW' }
}
