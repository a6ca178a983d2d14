import type { Language } from '@portal/protocol/kernel/languages.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { useViewer } from '../../app/viewer.ts'
import { SmallButton } from '../../ui/small-button.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { translate } from '../translate.ts'
import classes from './translatable.module.css'

interface TranslatableProps {
  /** What it is written in; null where nobody has said so. */
  language: Language | null
  /** The text as it was written. */
  children: ReactNode
}

/**
 * What somebody wrote, which whoever is signed in may have translated where the portal has a service for it.
 */
export function Translatable({ language, children }: TranslatableProps) {
  const isSignedIn = useViewer() !== null
  const { translatedBy } = useApp().settings
  const isForeign = useLanguage() !== language
  const original = useRef<HTMLDivElement>(null)
  if (!translatedBy || !isSignedIn || !isForeign) return children
  return (
    <>
      <div ref={original}>{children}</div>
      <Translated
        language={language}
        name={translatedBy}
        textOf={() => original.current?.innerText.trim() ?? ''}
      />
    </>
  )
}

interface TranslatedProps extends Pick<TranslatableProps, 'language'> {
  /** Of the service. */
  name: string
  textOf: () => string
}

/** The way to a translation, and the translation once it is there. */
function Translated({ language, name, textOf }: TranslatedProps) {
  const { t } = useTranslation('shell', { keyPrefix: 'translation' })
  const app = useApp()
  const to = useLanguage()
  const { data, error, isPending, mutate, reset } = useMutation({
    mutationFn: async () => ({ text: await translate(app, { text: textOf(), from: language, to }), to }),
  })
  // What was translated before the page's language was changed is not in this one.
  const isShown = data?.to === to
  return (
    <div className={`${classes.place} no-print`} aria-busy={isPending}>
      <SmallButton
        icon="globe"
        title={t('sends', { name })}
        isBusy={isPending}
        onClick={() => (isShown ? reset() : mutate())}
      >
        {t(isPending ? 'busy' : isShown ? 'hide' : 'translate')}
      </SmallButton>
      <div role="status">
        {error && <p className={classes.failed}>{t('failed')}</p>}
        {isShown && (
          <div className={classes.translated}>
            <p className={classes.by}>{t('by', { name })}</p>
            <p className={classes.text} lang={to}>
              {data.text}
            </p>
          </div>
        )}
      </div>
    </div>
  )
}
