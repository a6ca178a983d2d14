import type { VersionFilled } from '@portal/protocol/templates/schemas.ts'
import type { ContractNames } from '@portal/protocol/templates/written-answer.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../ui/use-language.ts'
import { languageSets, setOf } from '../filling/language-sets.ts'
import { ContractText } from '../filling/preview.tsx'
import { SetChoice } from '../filling/set-choice.tsx'
import { BasisList, basisOf } from './basis-list.tsx'
import classes from './full-text.module.css'

const noAnswers = {}

/** The blank text in full, with the law that each clause rests on. */
export function FullText({ version, names }: { version: VersionFilled; names: ContractNames }) {
  const { t } = useTranslation('template')
  const reader = useLanguage()
  const { content, basis } = version
  const [languages, setLanguages] = useState(() =>
    setOf(languageSets(content.languages, reader), content.languages.includes(reader) ? reader : null),
  )

  function below(clause: string) {
    const own = basisOf(
      content.clauses.filter(({ name }) => name === clause),
      basis,
    )
    return (
      own.length > 0 && (
        <div className={classes.basis}>
          <p>{t('basis.ofClause')}</p>
          <BasisList basis={own} />
        </div>
      )
    )
  }

  return (
    <section className={classes.full} aria-labelledby="full-text">
      <header className={classes.head}>
        <h2 id="full-text">{t('fullText.title')}</h2>
        <SetChoice held={content.languages} current={languages} onChoose={setLanguages} />
      </header>
      <p className={classes.lead}>{t('fullText.lead')}</p>
      <ContractText
        content={content}
        languages={languages}
        answers={noAnswers}
        names={names}
        isBlank
        below={below}
      />
    </section>
  )
}
