import type { Language } from '@portal/protocol/kernel/languages.ts'
import { about as enAbout } from '@portal/protocol/words/en/about.ts'
import { account as enAccount } from '@portal/protocol/words/en/account.ts'
import { admin as enAdmin } from '@portal/protocol/words/en/admin.ts'
import { cases as enCases } from '@portal/protocol/words/en/cases.ts'
import { forms as enForms } from '@portal/protocol/words/en/forms.ts'
import { home as enHome } from '@portal/protocol/words/en/home.ts'
import { inbox as enInbox } from '@portal/protocol/words/en/inbox.ts'
import { kernel as enKernel } from '@portal/protocol/words/en/kernel.ts'
import { laws as enLaws } from '@portal/protocol/words/en/laws.ts'
import { profile as enProfile } from '@portal/protocol/words/en/profile.ts'
import { safety as enSafety } from '@portal/protocol/words/en/safety.ts'
import { screens as enScreens } from '@portal/protocol/words/en/screens.ts'
import { search as enSearch } from '@portal/protocol/words/en/search.ts'
import { shell as enShell } from '@portal/protocol/words/en/shell.ts'
import { versions as enVersions } from '@portal/protocol/words/en/versions.ts'
import { about as ruAbout } from '@portal/protocol/words/ru/about.ts'
import { account as ruAccount } from '@portal/protocol/words/ru/account.ts'
import { admin as ruAdmin } from '@portal/protocol/words/ru/admin.ts'
import { cases as ruCases } from '@portal/protocol/words/ru/cases.ts'
import { forms as ruForms } from '@portal/protocol/words/ru/forms.ts'
import { home as ruHome } from '@portal/protocol/words/ru/home.ts'
import { inbox as ruInbox } from '@portal/protocol/words/ru/inbox.ts'
import { kernel as ruKernel } from '@portal/protocol/words/ru/kernel.ts'
import { laws as ruLaws } from '@portal/protocol/words/ru/laws.ts'
import { profile as ruProfile } from '@portal/protocol/words/ru/profile.ts'
import { safety as ruSafety } from '@portal/protocol/words/ru/safety.ts'
import { screens as ruScreens } from '@portal/protocol/words/ru/screens.ts'
import { search as ruSearch } from '@portal/protocol/words/ru/search.ts'
import { shell as ruShell } from '@portal/protocol/words/ru/shell.ts'
import { versions as ruVersions } from '@portal/protocol/words/ru/versions.ts'
import { about } from '@portal/protocol/words/zh/about.ts'
import { account } from '@portal/protocol/words/zh/account.ts'
import { admin } from '@portal/protocol/words/zh/admin.ts'
import { cases } from '@portal/protocol/words/zh/cases.ts'
import { forms } from '@portal/protocol/words/zh/forms.ts'
import { home } from '@portal/protocol/words/zh/home.ts'
import { inbox } from '@portal/protocol/words/zh/inbox.ts'
import { kernel } from '@portal/protocol/words/zh/kernel.ts'
import { laws } from '@portal/protocol/words/zh/laws.ts'
import { profile } from '@portal/protocol/words/zh/profile.ts'
import { safety } from '@portal/protocol/words/zh/safety.ts'
import { screens } from '@portal/protocol/words/zh/screens.ts'
import { search } from '@portal/protocol/words/zh/search.ts'
import { shell } from '@portal/protocol/words/zh/shell.ts'
import { versions } from '@portal/protocol/words/zh/versions.ts'

const zh = {
  about,
  account,
  admin,
  cases,
  forms,
  home,
  inbox,
  kernel,
  laws,
  profile,
  safety,
  screens,
  search,
  shell,
  versions,
}

/** What the screens say, by language. */
export const words: Record<Language, typeof zh> = {
  zh,
  en: {
    about: enAbout,
    account: enAccount,
    admin: enAdmin,
    cases: enCases,
    forms: enForms,
    home: enHome,
    inbox: enInbox,
    kernel: enKernel,
    laws: enLaws,
    profile: enProfile,
    safety: enSafety,
    screens: enScreens,
    search: enSearch,
    shell: enShell,
    versions: enVersions,
  } as never,
  ru: {
    about: ruAbout,
    account: ruAccount,
    admin: ruAdmin,
    cases: ruCases,
    forms: ruForms,
    home: ruHome,
    inbox: ruInbox,
    kernel: ruKernel,
    laws: ruLaws,
    profile: ruProfile,
    safety: ruSafety,
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
