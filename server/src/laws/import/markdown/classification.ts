import type { LawCategory } from '@portal/protocol/laws/constants.ts'

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
