import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Generated } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** A model that articles have vectors of. */
    meaning_model: {
      id: Generated<number>
      /** With the rules by which texts are put to it. */
      name: string
      /** Vectors of the questions that it is measured by, one behind another. */
      yardsticks: Buffer
      /** The change of the log up to which its articles are followed. */
      followed: Generated<number>
      /** When a portal was last started with it: the newest is worked for. */
      begun_at: Generated<Date>
      /** A process works for it until then. */
      held_until: Date | null
    }
    /** An article in a language, by its meaning. */
    meaning: {
      model_id: number
      law_id: string
      key: string
      language: Language
      country: string
      /** Of the text that the vector is of. */
      digest: Buffer
      /** Its direction, as `vector.ts` makes it. */
      vector: Buffer
    }
  }
}
