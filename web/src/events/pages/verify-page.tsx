import type { Calls } from '@portal/protocol/calls.ts'
import { longestCertificateNumber } from '@portal/protocol/events/constants.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { formatDate, formatInstant, formatNumber } from '../../ui/format.ts'
import { Note } from '../../ui/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { certificateQuery } from '../queries.ts'
import classes from '../components/verify.module.css'

type Verified = OutputOf<Calls['events']['verifyCertificate']>
type Report = NonNullable<Verified['report']>

/** The report that a number is of. */
function ReportVerdict({ report: { number, language, name, madeAt } }: { report: Report }) {
  const { t } = useTranslation('certificates')
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  return (
    <>
      <Note tone="jade" icon="shield">
        <p>
          <b>{t('validReport')}</b>
        </p>
        <p>{t('validReportText')}</p>
      </Note>
      <Card>
        <Facts
          facts={[
            [t('facts.number'), <code key="number">{number}</code>],
            [t('facts.company'), name],
            [t('facts.language'), ui(`languageNames.${language}`)],
            [t('facts.made'), formatInstant(madeAt, reader)],
          ]}
        />
      </Card>
      <p className={classes.hint}>{t('masked')}</p>
    </>
  )
}

/** That no certificate or report has the number. */
function Unknown({ number }: { number: string }) {
  const { t } = useTranslation('certificates')
  return (
    <Note tone="seal">
      <p>
        <b>{t('invalid')}</b>
      </p>
      <p>{t('invalidText', { number })}</p>
    </Note>
  )
}

/** What a certificate certifies, which report a number is of, or that there is none of that number. */
function Verdict({ answer: { isValid, certificate, report }, number }: { answer: Verified; number: string }) {
  const { t } = useTranslation('certificates')
  const reader = useLanguage()
  if (report) return <ReportVerdict report={report} />
  if (!isValid || !certificate) return <Unknown number={number} />
  const { title, language, name, hours, heldOn, givenAt } = certificate
  return (
    <>
      <Note tone="jade" icon="shield">
        <p>
          <b>{t('valid')}</b>
        </p>
        <p>{t('validText')}</p>
      </Note>
      <Card>
        <Facts
          facts={[
            [t('facts.number'), <code key="number">{certificate.number}</code>],
            [t('facts.name'), name],
            [
              t('facts.title'),
              <span key="title" lang={language}>
                {title}
              </span>,
            ],
            [t('facts.hours'), formatNumber(hours, reader)],
            [t('facts.heldOn'), formatDate(heldOn, reader)],
            [t('facts.given'), formatInstant(givenAt, reader)],
          ]}
        />
      </Card>
      <p className={classes.hint}>{t('masked')}</p>
    </>
  )
}

/** Takes a number, and leads to what it is worth. */
function NumberForm({ given }: { given: string }) {
  const { t } = useTranslation('certificates')
  const navigate = useNavigate()
  const [number, setNumber] = useState(given)

  function verify(event: FormEvent) {
    event.preventDefault()
    const typed = number.trim()
    if (typed !== '') void navigate(`/verify/${encodeURIComponent(typed)}`)
  }

  return (
    <form className={classes.form} onSubmit={verify} role="search">
      <TextInput
        label={t('number')}
        hint={t('hint')}
        value={number}
        onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        maxLength={longestCertificateNumber}
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <Button type="submit" size="md">
        {t('verify')}
      </Button>
    </form>
  )
}

/** Whether it may be a number at all; nothing else is asked for. */
const mayBeNumber = (number: string) => number !== '' && number.length <= longestCertificateNumber

/** Whether a certificate or a report is the platform's, for whoever was shown one. */
function VerifyPage() {
  const { t } = useTranslation('certificates')
  const { t: screen } = useTranslation('screens')
  const { number = '' } = useParams()
  const query = useQuery({ ...certificateQuery(useApp(), number), enabled: mayBeNumber(number) })
  const title = screen('verify')
  return (
    <div className="wrap">
      <PageHead title={title} description={t('lead')} noIndex />
      <PageHeader title={title} lead={t('lead')} />
      <NumberForm key={number} given={number} />
      {number !== '' && (
        <div className={classes.verdict} aria-live="polite">
          {mayBeNumber(number) ? (
            <QueryView query={query} skeleton={<Skeleton height={240} />}>
              {(answer) => <Verdict answer={answer} number={number} />}
            </QueryView>
          ) : (
            <Unknown number={number} />
          )}
        </div>
      )}
    </div>
  )
}

export const { page } = definePage({
  load: async ({ context, params: { number } }) => {
    if (number !== undefined && mayBeNumber(number))
      await context.queries.prefetchQuery(certificateQuery(context, number))
  },
  Component: VerifyPage,
})
