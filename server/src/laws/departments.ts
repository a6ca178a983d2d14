import { inLanguage, type Language, type Words } from '@portal/protocol/kernel/languages.ts'
import { perDatabase } from '../kernel/database/per-database.ts'
import type { Database } from '../kernel/database/store.ts'

/** Names of publishing departments in the reader's language, by their Chinese name. */
function openDepartments(db: Database) {
  const known = new Map<string, Words>()
  return {
    /** Loads the names not yet known of these departments. */
    async load(departments: Iterable<string>): Promise<void> {
      const missing = [...new Set(departments)].filter((department) => !known.has(department))
      if (missing.length === 0) return
      const rows = await db
        .selectFrom('law')
        .distinctOn('department')
        .select(['department', 'department_words'])
        .where('department', 'in', missing)
        .execute()
      for (const row of rows) known.set(row.department, row.department_words)
    },
    name(department: string, language: Language): string {
      const words = known.get(department)
      return words ? inLanguage(words, language) : department
    },
  }
}

export const departmentsOf = perDatabase(openDepartments)
