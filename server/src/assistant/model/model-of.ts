import type { AiSettings, Config } from '../../kernel/config.ts'

/** Whoever a question is sent to: a model with its passages, or one that tells what it means by itself. */
export interface Model {
  /** As the settings name it. */
  recipient: string
  /** Code of the country it stands in. */
  country: string
  isAbroad: boolean
}

const asRecipient = (settings: AiSettings | null): Model | null =>
  settings && { recipient: settings.name, country: settings.country, isAbroad: settings.country !== 'CN' }

/** The model that is set up to write; null where there is none. */
export const modelOf = ({ ai }: Pick<Config, 'ai'>): Model | null => asRecipient(ai)

/** The model that is set up to tell what questions mean; null where there is none. */
export const embedderOf = ({ embeddings }: Pick<Config, 'embeddings'>): Model | null =>
  asRecipient(embeddings)
