import type { TextLanguage } from '../door.ts'
import type { GroupRecord } from '../index/collection.ts'

/** The title in the reader's language, else the first: the original's own. */
export function titleFor(
  record: GroupRecord,
  reader: TextLanguage,
): { title: string; language: TextLanguage } {
  const titles = record.titles.filter(({ title }) => title !== '')
  const shown = titles.find(({ language }) => language === reader) ?? titles[0]
  return { title: shown?.title ?? record.number ?? record.id, language: shown?.language ?? reader }
}
