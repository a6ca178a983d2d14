import type { TextLanguage } from '../door.ts'
import type { Collections, Kind } from '../index/collections.ts'

/** The title in the reader's language, else in Chinese, else the first. */
export function titleFor(
  record: Collections[Kind]['record'],
  reader: TextLanguage,
): { title: string; language: TextLanguage } {
  const { titles } = record
  const shown =
    titles.find(({ language }) => language === reader) ??
    titles.find(({ language }) => language === 'zh') ??
    titles[0]
  return { title: shown?.title ?? record.number ?? record.id, language: shown?.language ?? reader }
}
