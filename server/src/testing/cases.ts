import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { caseDocument, type CaseDocument } from '../cases/document.ts'
import type { TestPlace } from './store.ts'

/** Cases of our making, all different, all with the word 样例. */
export function makeCases(count: number): CaseDocument[] {
  return Array.from({ length: count }, (_, index) =>
    caseDocument.parse({
      country: 'CN',
      court: { zh: '样例市中级人民法院' },
      type: 'COMMERCIAL',
      documentType: 'JUDGMENT',
      caseNumber: `（2023）样01民初${90_001 + index}号`,
      judgedOn: '2023-09-12',
      cause: { zh: '买卖合同纠纷' },
      parties: [{ role: 'PLAINTIFF', name: { zh: `样例公司${index + 1}` } }],
      sourceUrl: null,
      verifiedOn: null,
      sample: true,
      texts: [
        {
          language: 'zh',
          title: `样例公司${index + 1}诉样例工厂买卖合同纠纷案`,
          original: true,
          sections: [
            { kind: 'FACTS', heading: '查明事实', text: `样例事实之${index + 1}：货物迟延交付。` },
            { kind: 'RESULT', heading: '裁判结果', text: `被告支付违约金${index + 1}元。` },
          ],
        },
      ],
    }),
  )
}

/** A JSON Lines file of such cases in a place's data folder. */
export async function writeCases({ environment }: TestPlace, count: number): Promise<string> {
  const path = join(environment.DATA_DIR!, `cases-${count}.jsonl`)
  await writeFile(
    path,
    makeCases(count)
      .map((one) => `${JSON.stringify(one)}\n`)
      .join(''),
  )
  return path
}
