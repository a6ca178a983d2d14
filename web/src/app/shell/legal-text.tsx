import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { useApp } from '../page.ts'
import { loadWords } from '../words.ts'
import classes from './legal-text.module.css'

export type LegalText = 'agreement' | 'privacy' | 'disclaimer'

interface Content {
  title: string
  version: string
  intro: string
  sections: { heading: string; paragraphs: string[] }[]
}

/** One of the three legal texts in a popup, loaded when it is asked for. */
export default function LegalTextPopup({ text, onClose }: { text: LegalText; onClose: () => void }) {
  const { t } = useTranslation()
  const { words } = useApp()
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['words', text, language],
    staleTime: Infinity,
    queryFn: async () => {
      await loadWords(words, language, [text])
      return words.getResourceBundle(language, text) as Content
    },
  })
  return (
    <Dialog title={t(`footer.${text}`)} onClose={onClose}>
      {data && (
        <article className={classes.text}>
          <p className={classes.version}>
            {t('footer.version', { date: formatDate(data.version, language) })}
          </p>
          <p>{data.intro}</p>
          {data.sections.map((section) => (
            <section key={section.heading}>
              <h3>{section.heading}</h3>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <Button onClick={onClose}>{t('actions.close')}</Button>
        </article>
      )}
    </Dialog>
  )
}
