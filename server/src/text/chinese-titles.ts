import { readFileSync } from 'node:fs'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'

interface KnownTitle {
  title: string
  shortTitles: string[]
  official: boolean
}

/** An act of China by its Chinese title, with what it is called in other languages. */
interface TitledAct {
  law: string
  titles: Partial<Record<Language, KnownTitle>>
}

type Row = { law: string } & Partial<
  Record<Language, Omit<KnownTitle, 'shortTitles'> & { shortTitles?: string[] }>
>

const table = new URL('../../seeds/reference/titles-cn.jsonl', import.meta.url)

/** Reads the acts of China whose titles are known, held or not (docs/importing.md). */
export function readChineseTitles(): TitledAct[] {
  const rows = readFileSync(table, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)
  return rows.map((row) => {
    const titles = languages.flatMap((language) => {
      const title = row[language]
      return title ? [[language, { shortTitles: [], ...title }]] : []
    })
    return { law: row.law, titles: Object.fromEntries(titles) as TitledAct['titles'] }
  })
}
