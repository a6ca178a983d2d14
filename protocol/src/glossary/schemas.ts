import { z } from 'zod'
import { pageInfo } from '../kernel/paging.ts'
import { branches } from './constants.ts'

/** The words of a concept in one language. */
export const conceptWords = z.object({
  /** The term preferred. */
  term: z.string(),
  /** Other words of statutes and lawyers. */
  also: z.array(z.string()),
  /** How people say it who are no lawyers. */
  lay: z.array(z.string()),
})

export type ConceptWords = z.infer<typeof conceptWords>

export const concept = z.object({
  id: z.string(),
  branch: z.enum(branches),
  zh: conceptWords,
  en: conceptWords,
  ru: conceptWords,
})

export type Concept = z.infer<typeof concept>

export const glossaryPage = z.object({
  content: z.array(concept),
  page: pageInfo,
  /** Concepts of each branch that fit the keyword. */
  branches: z.array(z.object({ branch: z.enum(branches), count: z.int() })),
})

export type GlossaryPage = z.infer<typeof glossaryPage>
