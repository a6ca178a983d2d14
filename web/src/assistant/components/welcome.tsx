import { useTranslation } from 'react-i18next'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import classes from './conversation.module.css'

/** Before anything is asked: how to ask, with examples that fill the form. */
export function Welcome({ onChoose }: { onChoose: (question: string) => void }) {
  const { t } = useTranslation('askLaw')
  const { examples } = useCatalogue('askLaw').welcome
  return (
    <Card title={t('welcome.title')}>
      <p>{t('welcome.text')}</p>
      <p id="examples" className={classes.examplesLabel}>
        {t('welcome.examplesLabel')}
      </p>
      <ul className={classes.examples} aria-labelledby="examples">
        {examples.map((example) => (
          <li key={example}>
            <button type="button" onClick={() => onChoose(example)}>
              <Icon name="speech" size={16} />
              <span>{example}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
