import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { about } from '@portal/protocol/words/zh/about.ts'
import type { account } from '@portal/protocol/words/zh/account.ts'
import type { admin } from '@portal/protocol/words/zh/admin.ts'
import type { agreement } from '@portal/protocol/words/zh/agreement.ts'
import type { audit } from '@portal/protocol/words/zh/audit.ts'
import type { cases } from '@portal/protocol/words/zh/cases.ts'
import type { citations } from '@portal/protocol/words/zh/citations.ts'
import type { disclaimer } from '@portal/protocol/words/zh/disclaimer.ts'
import type { forms } from '@portal/protocol/words/zh/forms.ts'
import type { glossary } from '@portal/protocol/words/zh/glossary.ts'
import type { home } from '@portal/protocol/words/zh/home.ts'
import type { inbox } from '@portal/protocol/words/zh/inbox.ts'
import type { kernel } from '@portal/protocol/words/zh/kernel.ts'
import type { laws } from '@portal/protocol/words/zh/laws.ts'
import type { privacy } from '@portal/protocol/words/zh/privacy.ts'
import type { safety } from '@portal/protocol/words/zh/safety.ts'
import type { profile } from '@portal/protocol/words/zh/profile.ts'
import type { screens } from '@portal/protocol/words/zh/screens.ts'
import type { search } from '@portal/protocol/words/zh/search.ts'
import type { shell } from '@portal/protocol/words/zh/shell.ts'
import type { versions } from '@portal/protocol/words/zh/versions.ts'
import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

export interface Catalogues {
  about: typeof about
  account: typeof account
  admin: typeof admin
  agreement: typeof agreement
  audit: typeof audit
  cases: typeof cases
  citations: typeof citations
  disclaimer: typeof disclaimer
  forms: typeof forms
  glossary: typeof glossary
  home: typeof home
  inbox: typeof inbox
  kernel: typeof kernel
  laws: typeof laws
  privacy: typeof privacy
  safety: typeof safety
  profile: typeof profile
  screens: typeof screens
  search: typeof search
  shell: typeof shell
  versions: typeof versions
}

/** A word catalogue: one for each feature. */
export type Catalogue = keyof Catalogues

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: Catalogues
  }
}

/** Those every screen needs. */
export const shellCatalogues: Catalogue[] = ['shell', 'screens']

const files = import.meta.glob<Record<string, object>>('../../../protocol/src/words/*/*.ts')

/** Words are in memory for these, by language and catalogue. */
export type WordsInPage = Partial<Record<Catalogue, object>>

/** Loads the catalogues a screen names, where they are not there yet. */
export async function loadWords(words: i18n, language: Language, catalogues: readonly Catalogue[]) {
  const missing = [...shellCatalogues, ...catalogues].filter(
    (name) => !words.hasResourceBundle(language, name),
  )
  await Promise.all(
    missing.map(async (name) => {
      const file = await files[`../../../protocol/src/words/${language}/${name}.ts`]!()
      words.addResourceBundle(language, name, file[name]!)
    }),
  )
}

export function createWords(language: Language, resources: WordsInPage): i18n {
  const words = i18next.createInstance()
  void words.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'shell',
    ns: Object.keys(resources),
    resources: { [language]: resources },
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
    // Kept screens in the background take new words over as they come.
    react: { useSuspense: false, bindI18nStore: 'added' },
  } as never)
  return words
}
