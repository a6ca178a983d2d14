import type { Config } from '../../kernel/config.ts'

/** Whoever a question and its passages are sent to. */
export interface Model {
  /** As the settings name it. */
  recipient: string
  /** Code of the country it stands in. */
  country: string
  isAbroad: boolean
}

/** The model that is set up; null where there is none. */
export function modelOf({ ai }: Pick<Config, 'ai'>): Model | null {
  return ai && { recipient: ai.name, country: ai.country, isAbroad: ai.country !== 'CN' }
}
