import { isLanguage, languageKey, languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { showToast } from '../../ui/toast.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { cataloguesOf } from '../catalogues-of.ts'
import { useApp, type AppContext } from '../page.ts'
import type { RouteHandle } from '../screen.ts'
import { loadWords } from '../words.ts'
import classes from './top-bar.module.css'

/** Keeps the choice in local storage, and in a cookie for the server. */
function remember(language: Language): void {
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // Storage may be closed to the page; the cookie is enough.
  }
  document.cookie = `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax`
}

function remembered(): Language | null {
  try {
    const stored = localStorage.getItem(languageKey)
    return isLanguage(stored) ? stored : null
  } catch {
    return null
  }
}

/** Shows everything in a language whose words are there. */
async function change({ words }: AppContext, language: Language): Promise<void> {
  await words.changeLanguage(language)
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : language
  remember(language)
}

export function LanguageSwitch() {
  const { t } = useTranslation()
  const context = useApp()
  const current = useLanguage()
  const matches = useMatches()
  const navigate = useNavigate()
  const location = useLocation()
  const chosen = useRef<Language>(null)

  const handle = matches.at(-1)?.handle as RouteHandle | undefined
  const screen = handle?.screen

  // Another screen may have come while a language was chosen.
  useEffect(() => {
    // What has not come is asked for again with the next screen.
    loadWords(context.words, current, cataloguesOf(screen)).catch(() => {})
  }, [context.words, current, screen])

  async function choose(language: Language) {
    chosen.current = language
    try {
      await loadWords(context.words, language, cataloguesOf(screen))
    } catch {
      showToast(t('states.offline'), { tone: 'error' })
      return
    }
    // While its words came, another was chosen.
    if (chosen.current !== language) return
    await change(context, language)
    const search = new URLSearchParams(location.search)
    if (!search.has('lang')) return
    search.delete('lang')
    void navigate({ ...location, search: search.toString() }, { replace: true, preventScrollReset: true })
  }

  // The page came by the link or by the cookie: that is the choice from now on. Where the cookie is gone and
  // local storage still knows another choice, that one counts.
  useEffect(() => {
    const stored = remembered()
    if (stored && stored !== current && !new URLSearchParams(location.search).has('lang')) void choose(stored)
    else remember(current)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for the page as it came
  }, [])

  return (
    <div className={classes.languages} role="group" aria-label={t('language.label')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-current={language === current ? 'true' : undefined}
          onClick={() => void choose(language)}
        >
          {t(`language.${language}`)}
        </button>
      ))}
    </div>
  )
}
