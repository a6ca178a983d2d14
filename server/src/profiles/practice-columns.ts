import type { WorkingLanguage } from './tables.ts'

/** In which languages and where a provider says they work. */
export interface Practice {
  languages: WorkingLanguage[]
  workCountry: string | null
  workArea: string | null
}

/** As the tables have it. */
export function practiceColumns({ languages, workCountry, workArea }: Practice) {
  return { languages: JSON.stringify(languages), work_country: workCountry, work_area: workArea }
}

interface PracticeRow {
  languages: WorkingLanguage[]
  work_country: string | null
  work_area: string | null
}

/** As answers have it. */
export function practiceOf({ languages, work_country, work_area }: PracticeRow): Practice {
  return { languages, workCountry: work_country, workArea: work_area }
}
