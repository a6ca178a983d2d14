import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lawDocument, type LawDocument } from '../laws/document.ts'
import type { TestPlace } from './store.ts'

/** Laws of our making, all different, all with the word 样例. */
export function makeLaws(count: number, articles = 10): LawDocument[] {
  return Array.from({ length: count }, (_, index) =>
    lawDocument.parse({
      country: 'CN',
      kind: 'law',
      number: `样例第${index + 1}号`,
      effectLevel: 'LAW',
      category: 'ECONOMIC',
      publishDepartment: { zh: '样例机关' },
      adoptedOn: '2020-01-01',
      effectiveOn: '2020-06-01',
      versionOn: null,
      repealedOn: null,
      amended: false,
      sourceUrl: null,
      verifiedOn: null,
      texts: [
        {
          language: 'zh',
          title: `样例法第${index + 1}部`,
          original: true,
          units: Array.from({ length: articles }, (_unit, article) => ({
            number: `第${article + 1}条`,
            text: `样例规定之${index + 1}之${article + 1}：当事人应当按照约定履行义务。`,
          })),
        },
      ],
    }),
  )
}

/** A JSON Lines file of such laws in a place's data folder. */
export async function writeLaws({ environment }: TestPlace, count: number): Promise<string> {
  const path = join(environment.DATA_DIR!, `laws-${count}.jsonl`)
  const lines = makeLaws(count).map((law) => `${JSON.stringify(law)}\n`)
  await writeFile(path, lines.join(''))
  return path
}
