import type { FieldProblem } from '@portal/protocol/kernel/envelope.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../kernel/database/store.ts'
import { invalidInput } from '../kernel/refusal.ts'
import { fieldMessage } from '../kernel/words.ts'
import { dictionaryEntries } from './queries.ts'

/** A field of a form whose values are entries of a dictionary. */
export interface Choice {
  field: string
  dictionary: string
  values: readonly string[]
}

/**
 * Checks that dictionaries have what was chosen from them.
 *
 * @throws Refusal naming each field that holds something else
 */
export async function checkChoices(
  db: Database,
  choices: readonly Choice[],
  language: Language,
): Promise<void> {
  const problems: FieldProblem[] = []
  for (const { field, dictionary, values } of choices) {
    const entries = await dictionaryEntries(db, dictionary)
    const known = new Set(entries.map(({ code }) => code))
    if (values.some((value) => !known.has(value))) {
      problems.push({ field, message: fieldMessage('notChoice', language) })
    }
  }
  if (problems.length > 0) throw invalidInput(problems)
}
