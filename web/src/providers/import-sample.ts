import { importColumns, type ImportColumn } from '@portal/protocol/providers/constants.ts'

/** Plainly a sample: nobody is meant. */
const cells: Partial<Record<ImportColumn, string>> = {
  kind: 'NOTARY',
  country: 'CN',
  area: '370200',
  name_zh: '样例公证处',
  name_en: 'Sample notary office',
  name_ru: 'Пример нотариальной конторы',
  address_zh: '青岛市样例路 1 号',
  phone: '+86 532 0000 0000',
  email: 'office@example.org',
  website: 'https://example.org',
  specialties: 'TRADE',
  languages: 'ZH RU',
}

/** The address of a file with the columns of an import and one row; the mark in front tells spreadsheets its encoding. */
export function sampleAddress(): string {
  const names = importColumns.map(({ name }) => name)
  const lines = [names, names.map((name) => cells[name] ?? '')].map((line) => `${line.join(',')}\r\n`)
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${lines.join('')}`)}`
}
