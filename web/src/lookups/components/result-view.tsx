import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CitedRichText } from '../../citations/door/cited-rich-text.tsx'
import { Attachment } from '../../ui/attachment.tsx'
import { Contents } from '../../ui/contents.tsx'
import { formatDate, formatInstant } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import type { LookupResult } from '../standing.ts'
import { QuotedProvisionCard } from './quoted-provision.tsx'
import classes from './result-view.module.css'

const sections = ['questions', 'answer', 'provisions', 'cases', 'declaration'] as const

type SectionName = (typeof sections)[number]

const anchorOf = (name: SectionName) => `result-${name}`

/** The sections that a result has. */
const sectionsOf = ({ cases }: LookupResult) =>
  sections.filter((name) => name !== 'cases' || cases.length > 0)

/** The sections of a result, in the rail. */
export function ResultContents({ result }: { result: LookupResult }) {
  const { t } = useTranslation('lookupResult')
  const language = useLanguage()
  const counts: Partial<Record<SectionName, number>> = {
    provisions: result.provisions.length,
    cases: result.cases.length,
  }
  return (
    <Contents
      title={t('contents')}
      lang={language}
      entries={sectionsOf(result).map((name) => ({
        anchor: anchorOf(name),
        text: [t(name), counts[name]].filter(Boolean).join(' · '),
        level: 1,
      }))}
    />
  )
}

function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const { t } = useTranslation('lookupResult')
  const titleId = useId()
  return (
    <section id={anchorOf(name)} aria-labelledby={titleId} className={classes.section}>
      <h2 id={titleId}>{t(name)}</h2>
      {children}
    </section>
  )
}

interface ResultViewProps {
  result: LookupResult
  /** The day on which it was handed over; null before. */
  endedAt: string | null
}

/** The result of a lookup: questions, short answer, provisions in full, cases, declaration of no interest. */
export function ResultView({ result, endedAt }: ResultViewProps) {
  const { t } = useTranslation('lookupResult')
  const language = useLanguage()
  const {
    title,
    questions,
    answer,
    citations,
    provisions,
    cases,
    checkedOn,
    institution,
    investigator,
    files,
  } = result
  return (
    <article className={classes.result}>
      <header className={classes.head}>
        <p>{t('title')}</p>
        <p className={classes.title} lang={result.language}>
          {title}
        </p>
      </header>
      <Section name="questions">
        <ol className={classes.questions} lang={result.language}>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Section>
      <Section name="answer">
        <div className={classes.answer}>
          <CitedRichText html={answer} citations={citations} language={result.language} />
        </div>
      </Section>
      <Section name="provisions">
        {provisions.length === 0 && <p className={classes.none}>{t('noProvisions')}</p>}
        {provisions.map((provision) => (
          <QuotedProvisionCard
            key={provision.address}
            provision={provision}
            checkedOn={checkedOn}
            language={result.language}
          />
        ))}
      </Section>
      {cases.length > 0 && (
        <Section name="cases">
          {cases.map(({ caseId, address, title: name, number, court, judgedOn, relevance }) => (
            <div key={caseId} className={classes.case}>
              <p>
                <b>
                  <Written>{name}</Written>
                </b>{' '}
                <Link to={address}>{t('openCase')} ›</Link>
              </p>
              <p className={classes.none}>
                <Written>{[court, number].filter(Boolean).join(' · ')}</Written>
                {judgedOn && ` · ${formatDate(judgedOn, language)}`}
              </p>
              <p lang={result.language}>{relevance}</p>
            </div>
          ))}
        </Section>
      )}
      <Section name="declaration">
        <p>{t('declarationText')}</p>
        <div className={classes.signature}>
          <p lang={result.language}>{institution}</p>
          <p>
            <Quoting words={(name) => t('signed', { name })} said={investigator} />
          </p>
          <p>{formatInstant(endedAt ?? result.writtenAt, language)}</p>
        </div>
      </Section>
      {files.length > 0 && (
        <section className={`${classes.section} no-print`}>
          <h2>{t('files')}</h2>
          {files.map(({ id, name, size, url }) => (
            <Attachment key={id} name={name} bytes={size} url={url} />
          ))}
        </section>
      )}
    </article>
  )
}
