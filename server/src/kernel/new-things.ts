import type { Language } from '@portal/protocol/kernel/languages.ts'

/** What is asked of a feature: what of it appeared after one instant, up to another. */
export interface NewAsked {
  after: Date
  until: Date
  /** Of the titles. */
  language: Language
  /** So many are named. */
  most: number
}

/** A thing by its title, with its path on this site. */
export interface NamedThing {
  title: string
  path: string
}

/** What is new: how many, and the newest of them. */
export interface NewThings {
  total: number
  newest: NamedThing[]
}
