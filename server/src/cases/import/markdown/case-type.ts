import type { CaseType } from '@portal/protocol/cases/constants.ts'

/** Folders of collections of cases, by the words their names hold. */
const folders: [RegExp, CaseType][] = [
  [/劳动|人事争议|工伤/, 'LABOUR'],
  [/行政/, 'ADMINISTRATIVE'],
  [/刑事|刑法|犯罪/, 'CRIMINAL'],
  [/婚姻|家事|家庭|继承/, 'FAMILY'],
  [/知识产权|专利|商标|著作权/, 'INTELLECTUAL_PROPERTY'],
  [/海事|海商|船舶/, 'MARITIME'],
  [/破产|清算/, 'BANKRUPTCY'],
  [/仲裁/, 'ARBITRATION'],
  [/执行/, 'ENFORCEMENT'],
  [/商事|公司|金融|证券|保险|贸易/, 'COMMERCIAL'],
  [/民法|民事|消费|合同|侵权|物业|房屋/, 'CIVIL'],
]

/** The kind of case that the nearest folder with a telling name stands for. */
export function caseType(folderNames: readonly string[]): CaseType {
  for (const name of folderNames.toReversed()) {
    const found = folders.find(([form]) => form.test(name))
    if (found) return found[1]
  }
  return 'OTHER'
}
