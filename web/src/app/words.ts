import type { Language } from '@portal/protocol/kernel/languages.ts'
import type * as adminFrame from '@portal/protocol/words/zh/admin-frame.ts'
import type * as agreement from '@portal/protocol/words/zh/agreement.ts'
import type * as citations from '@portal/protocol/words/zh/citations.ts'
import type * as conversations from '@portal/protocol/words/zh/conversations.ts'
import type * as disclaimer from '@portal/protocol/words/zh/disclaimer.ts'
import type * as forms from '@portal/protocol/words/zh/forms.ts'
import type * as help from '@portal/protocol/words/zh/help.ts'
import type * as kernel from '@portal/protocol/words/zh/kernel.ts'
import type * as privacy from '@portal/protocol/words/zh/privacy.ts'
import type * as records from '@portal/protocol/words/zh/records.ts'
import type * as search from '@portal/protocol/words/zh/search.ts'
import type * as shell from '@portal/protocol/words/zh/shell.ts'
import type * as userTypes from '@portal/protocol/words/zh/user-types.ts'
import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { fileOf, loadFile } from 'virtual:words'

/**
 * The files of words; features with screens add theirs beside them (`screens.ts`).
 *
 * @public
 */
export interface WordFiles {
  adminFrame: typeof adminFrame
  agreement: typeof agreement
  citations: typeof citations
  conversations: typeof conversations
  disclaimer: typeof disclaimer
  forms: typeof forms
  help: typeof help
  kernel: typeof kernel
  privacy: typeof privacy
  records: typeof records
  search: typeof search
  shell: typeof shell
  userTypes: typeof userTypes
}

type AnyFile = WordFiles[keyof WordFiles]

/** All of what a union offers at once. */
type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

type PartOf<File, Name extends string> = File extends Record<Name, infer Part> ? Part : never
type Shared = 'screens' | 'audit' | 'waiting'
/** Nothing of a file that has names of screens alone. */
type OwnOf<File> = File extends unknown
  ? Exclude<keyof File, Shared> extends never
    ? never
    : Omit<File, Shared>
  : never

type OwnWords = Joined<OwnOf<AnyFile>>

/**
 * Every export of a file is a catalogue; the names of screens, of audited events and of what waits for an
 * administrator are joined from all files.
 */
export interface Catalogues extends OwnWords {
  screens: Joined<PartOf<AnyFile, 'screens'>>
  audit: Readonly<Record<string, string>>
  waiting: Joined<PartOf<AnyFile, 'waiting'>>
}

export type Catalogue = keyof Catalogues

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: Catalogues
  }
}

/** Loads catalogues that are not there yet. */
export async function loadWords(words: i18n, language: Language, catalogues: readonly Catalogue[]) {
  const missing = catalogues.filter((name) => !words.hasResourceBundle(language, name))
  const files = new Set(missing.map((name) => fileOf(language, name)))
  await Promise.all(
    Array.from(files, async (file) => {
      for (const [name, own] of Object.entries(await loadFile(file)))
        words.addResourceBundle(language, name, own)
    }),
  )
}

/** The words of a language, none of which are there yet. */
export function createWords(language: Language): i18n {
  const words = i18next.createInstance()
  void words.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'shell',
    ns: [],
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
    // Kept screens in the background take new words over as they come.
    react: { useSuspense: false, bindI18nStore: 'added' },
  } as never)
  return words
}
