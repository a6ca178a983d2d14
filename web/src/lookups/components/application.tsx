import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { numberOf } from '../../app/forms/plain-number.ts'
import { StartOver } from '../../app/forms/start-over.tsx'
import { useForm, type Form } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { currency } from '../../app/records/terms.tsx'
import { useOwnContacts } from '../../profiles/door/use-own-contacts.ts'
import { pendingKey } from '../../pending/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Facts } from '../../ui/facts.tsx'
import { formatList, formatMoney } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StepsAhead } from '../../ui/steps-ahead.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { useViewer } from '../../app/viewer.ts'
import { useLawNames } from '../code-names.ts'
import { lookupQuery, lookupsKey } from '../queries.ts'
import classes from './application.module.css'
import {
  ApplicantFields,
  CircumstancesFields,
  LawFields,
  MatterFields,
  SendFields,
  TermsFields,
} from './lookup-fields.tsx'
import { copiedIn } from './load-application.ts'
import { LookupPart } from './lookup-part.tsx'
import { LookupProgress } from './lookup-progress.tsx'
import {
  copyOf,
  isBarred,
  isMoney,
  keptFields,
  lookupOf,
  partNames,
  stateOf,
  yesNoQuestions,
  type LookupValues,
  type PartName,
} from './lookup-values.ts'

const call = formCall('lookups', 'add')

interface BegunApplication {
  initial: LookupValues
  /** What it begins with, where that is another: its draft stands apart from that of one that is all new. */
  begun: string
}

const fieldsOf: Readonly<Record<PartName, ComponentType<{ form: Form<LookupValues> }>>> = {
  applicant: ApplicantFields,
  law: LawFields,
  matter: MatterFields,
  circumstances: CircumstancesFields,
  terms: TermsFields,
  send: SendFields,
}

function useApplication({ initial, begun }: BegunApplication) {
  const { t } = useTranslation('lookupForm')
  const { t: words } = useTranslation('lookups')
  const chosen = { empty: () => t('missing') }
  return useForm({
    call,
    initial,
    check: (values) => ({
      ...Object.fromEntries(
        yesNoQuestions.map((name) => [name, values[name] === '' ? () => t('missing') : undefined]),
      ),
      proceedings: isBarred(values) ? 'noProceedings' : undefined,
      expectedCost:
        values.expectedCost && !isMoney(values.expectedCost) ? () => words('costWrong') : undefined,
      declares: values.declares ? undefined : () => t('declaresMissing'),
    }),
    words: {
      proceedings: chosen,
      departments: chosen,
      expectedCost: { wrong: () => words('costWrong') },
      expectedDays: { wrong: () => words('daysWrong') },
    },
    toBody: (body, values) => ({
      ...body,
      ...Object.fromEntries(yesNoQuestions.map((name) => [name, values[name] === 'yes'])),
    }),
    draft: { key: `lookup${begun}`, kept: keptFields },
    isGuarded: true,
    after: {
      toast: t('sent'),
      invalidates: [lookupsKey, pendingKey],
      go: ({ id }) => `/content/lookup/detail?id=${id}`,
    },
  })
}

/** What has been filled in, in short. */
function Summary({ values }: { values: LookupValues }) {
  const { t } = useTranslation('lookupForm')
  const { t: words } = useTranslation('lookups')
  const language = useLanguage()
  const names = useLawNames()
  const missing = <span className={classes.missing}>{t('notYet')}</span>
  const answered = (value: string) => (value === 'yes' || value === 'no' ? words(value) : missing)
  const { country, departments, question, expectedCost, expectedDays, needsNotary, needsTranslation } = values
  const days = numberOf(expectedDays)
  return (
    <Card isTight title={t('summary')}>
      <Facts
        look="narrow"
        facts={[
          [words('fields.country'), country ? names.country(country) : missing],
          [
            words('fields.departments'),
            departments.length > 0 ? formatList(departments.map(names.department), language) : missing,
          ],
          [words('fields.question'), question.trim() ? t('state.done') : missing],
          [
            words('fields.expectedCost'),
            isMoney(expectedCost) ? formatMoney(numberOf(expectedCost), currency, language) : missing,
          ],
          [
            words('fields.expectedDays'),
            Number.isInteger(days) && days > 0 ? words('workingDays', { count: days }) : missing,
          ],
          [words('fields.needsNotary'), answered(needsNotary)],
          [words('fields.needsTranslation'), answered(needsTranslation)],
        ]}
      />
    </Card>
  )
}

/** The application as it would be sent. */
function Preview({ values, onClose }: { values: LookupValues; onClose: () => void }) {
  const { t } = useTranslation('lookupForm')
  const { t: words } = useTranslation('lookups')
  const language = useLanguage()
  const names = useLawNames()
  const said = (text: string) => text.trim() || t('notYet')
  const answered = (value: string) => (value === 'yes' || value === 'no' ? words(value) : t('notYet'))
  const { proceedings, departments, country } = values
  return (
    <Dialog title={t('previewTitle')} onClose={onClose}>
      <Facts
        facts={[
          [words('fields.applicant'), said(values.applicant)],
          [words('fields.company'), said(values.company)],
          [words('fields.phone'), said(values.phone)],
          [words('fields.email'), said(values.email)],
          [words('fields.country'), said(names.country(country))],
          [words('fields.departments'), said(formatList(departments.map(names.department), language))],
          [words('fields.matter'), said(values.matter)],
          [words('fields.question'), said(values.question)],
          [
            words('fields.proceedings'),
            proceedings ? words(`proceedings.${proceedings as 'NONE'}`) : t('notYet'),
          ],
          ...yesNoQuestions.map((name) => [words(`fields.${name}`), answered(values[name])] as const),
          [words('fields.expectedCost'), said(values.expectedCost)],
          [words('fields.expectedDays'), said(values.expectedDays)],
          [
            words('fields.files'),
            said(
              formatList(
                values.files.map(({ name }) => name),
                language,
              ),
            ),
          ],
        ]}
      />
      <Button variant="default" onClick={onClose}>
        {t('back')}
      </Button>
    </Dialog>
  )
}

/** How it goes on. */
function After() {
  const { t } = useTranslation('lookupForm')
  const steps = (['received', 'quoted', 'investigated', 'answered'] as const).map((step) => ({
    name: t(`steps.${step}.name`),
    note: t(`steps.${step}.note`),
  }))
  return <StepsAhead title={t('after')} steps={steps} />
}

function ApplicationForm(application: BegunApplication) {
  const { t } = useTranslation('lookupForm')
  const form = useApplication(application)
  const [isPreviewed, setPreviewed] = useState(false)
  const titleId = useId()
  const partState = (name: PartName) => stateOf(name, form.values, form.problems)
  return (
    <div className={classes.application}>
      <div className={classes.columns}>
        <LookupProgress stateOf={partState} />
        <FormFrame form={form} labelledBy={titleId}>
          <p id={titleId} className="visually-hidden">
            {t('title')}
          </p>
          {partNames.map((name) => {
            const Fields = fieldsOf[name]
            return (
              <LookupPart key={name} name={name} state={partState(name)}>
                <Fields form={form} />
              </LookupPart>
            )
          })}
          <FormButtons form={form} submit={t('send')}>
            <Button
              variant="default"
              size="md"
              icon={<Icon name="document" />}
              onClick={() => setPreviewed(true)}
            >
              {t('preview')}
            </Button>
            <StartOver form={form} />
          </FormButtons>
        </FormFrame>
        <div className={classes.rail}>
          <Summary values={form.values} />
          <After />
          <Card isTight title={t('trouble')}>
            <p className={classes.trouble}>
              {t('troubleText')} <Link to="/business/release">{t('troubleLink')}</Link>
            </p>
          </Card>
        </div>
      </div>
      {isPreviewed && <Preview values={form.values} onClose={() => setPreviewed(false)} />}
    </div>
  )
}

/** An application that asks again what another has asked. */
function CopiedApplication({ id }: { id: string }) {
  const query = useQuery({ ...lookupQuery(useApp(), id), refetchInterval: false })
  return (
    <QueryView query={query} skeleton={<Skeleton height={640} />}>
      {(lookup) => <ApplicationForm initial={copyOf(lookup)} begun={`-copy-${id}`} />}
    </QueryView>
  )
}

function NewApplication() {
  const contacts = useOwnContacts()
  return contacts && <ApplicationForm initial={lookupOf(contacts)} begun="" />
}

/** Applying to have foreign law looked up. */
export function Application() {
  const { t } = useTranslation('lookupForm')
  const [search] = useSearchParams()
  const copied = copiedIn(search)
  if (useViewer()?.userType === 'ADMIN') return <Note tone="grey">{t('notForStaff')}</Note>
  return copied ? <CopiedApplication id={copied} /> : <NewApplication />
}
