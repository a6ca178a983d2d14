import type { Language } from '@portal/protocol/kernel/languages.ts'
import { about as enAbout } from '@portal/protocol/words/en/about.ts'
import { account as enAccount } from '@portal/protocol/words/en/account.ts'
import { cases as enCases } from '@portal/protocol/words/en/cases.ts'
import { home as enHome } from '@portal/protocol/words/en/home.ts'
import { kernel as enKernel } from '@portal/protocol/words/en/kernel.ts'
import { laws as enLaws } from '@portal/protocol/words/en/laws.ts'
import { screens as enScreens } from '@portal/protocol/words/en/screens.ts'
import { search as enSearch } from '@portal/protocol/words/en/search.ts'
import { shell as enShell } from '@portal/protocol/words/en/shell.ts'
import { versions as enVersions } from '@portal/protocol/words/en/versions.ts'
import { about as ruAbout } from '@portal/protocol/words/ru/about.ts'
import { account as ruAccount } from '@portal/protocol/words/ru/account.ts'
import { cases as ruCases } from '@portal/protocol/words/ru/cases.ts'
import { home as ruHome } from '@portal/protocol/words/ru/home.ts'
import { kernel as ruKernel } from '@portal/protocol/words/ru/kernel.ts'
import { laws as ruLaws } from '@portal/protocol/words/ru/laws.ts'
import { screens as ruScreens } from '@portal/protocol/words/ru/screens.ts'
import { search as ruSearch } from '@portal/protocol/words/ru/search.ts'
import { shell as ruShell } from '@portal/protocol/words/ru/shell.ts'
import { versions as ruVersions } from '@portal/protocol/words/ru/versions.ts'
import { about } from '@portal/protocol/words/zh/about.ts'
import { account } from '@portal/protocol/words/zh/account.ts'
import { cases } from '@portal/protocol/words/zh/cases.ts'
import { home } from '@portal/protocol/words/zh/home.ts'
import { kernel } from '@portal/protocol/words/zh/kernel.ts'
import { laws } from '@portal/protocol/words/zh/laws.ts'
import { screens } from '@portal/protocol/words/zh/screens.ts'
import { search } from '@portal/protocol/words/zh/search.ts'
import { shell } from '@portal/protocol/words/zh/shell.ts'
import { versions } from '@portal/protocol/words/zh/versions.ts'

const zh = { about, account, cases, home, kernel, laws, screens, search, shell, versions }

/** What the screens say, by language. */
export const words: Record<Language, typeof zh> = {
  zh,
  en: {
    about: enAbout,
    account: enAccount,
    cases: enCases,
    home: enHome,
    kernel: enKernel,
    laws: enLaws,
    screens: enScreens,
    search: enSearch,
    shell: enShell,
    versions: enVersions,
  } as never,
  ru: {
    about: ruAbout,
    account: ruAccount,
    cases: ruCases,
    home: ruHome,
    kernel: ruKernel,
    laws: ruLaws,
    screens: ruScreens,
    search: ruSearch,
    shell: ruShell,
    versions: ruVersions,
  } as never,
}

/** A sentence with its places filled. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
