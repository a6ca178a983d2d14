import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatDate } from '../../ui/format.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { CallFailed } from '../ask.ts'
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
  const query = useQuery({
    queryKey: ['words', text, language],
    staleTime: Infinity,
    queryFn: async () => {
      await loadWords(words, language, [text]).catch(() => {
        throw new CallFailed(null, 'offline')
      })
      return words.getResourceBundle(language, text) as Content
    },
  })
  return (
    <Dialog title={t(`footer.${text}`)} onClose={onClose}>
      <QueryView query={query} skeleton={<Skeleton height={480} />}>
        {({ version, intro, sections }) => (
          <article className={classes.text}>
            <p className={classes.version}>{t('footer.version', { date: formatDate(version, language) })}</p>
            <p>{intro}</p>
            {sections.map(({ heading, paragraphs }) => (
              <section key={heading}>
                <h3>{heading}</h3>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
            <Button onClick={onClose}>{t('actions.close')}</Button>
          </article>
        )}
      </QueryView>
    </Dialog>
  )
}
