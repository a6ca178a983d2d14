import { mostProvisions } from '@portal/protocol/lookups/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../ui/field-group.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import type { Form } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { TimelinessTag } from '../../laws/door/timeliness-tag.tsx'
import { Note } from '../../ui/note.tsx'
import { provisionQuery, provisionsQuery } from '../desk-queries.ts'
import type { QuotedProvision } from '../standing.ts'
import { ChosenList } from './chosen-list.tsx'
import { Finder } from './finder.tsx'
import classes from './finder.module.css'
import { ProvisionWarnings } from './quoted-provision.tsx'
import type { ResultValues } from './result-values.ts'

const finding = formCall('lookups', 'provisions')

const nameOf = ({ lawTitle, number }: QuotedProvision) => `${lawTitle} ${number}`
const keyOf = ({ lawId, article }: QuotedProvision) => `${lawId} ${article}`

interface ChosenProvisionProps {
  /** As it was found, for whatever day. */
  provision: QuotedProvision
  /** Of the check; empty while none is typed. */
  day: string
}

/** A provision that was chosen, as the result will quote it, with what speaks against that. */
function ChosenProvision({ provision, day }: ChosenProvisionProps) {
  const { t } = useTranslation('lookupsDesk')
  const { data = provision } = useQuery(provisionQuery(useApp(), provision, day))
  const shown = data ?? provision
  return (
    <>
      <p className={classes.name} lang={shown.titleLanguage}>
        {nameOf(shown)} {data && <TimelinessTag timeliness={shown.timeliness} />}
      </p>
      {data ? (
        <ProvisionWarnings provision={shown} day={day} />
      ) : (
        <Note tone="seal" isAlert>
          <p>{t('fields.notHeldOn')}</p>
        </Note>
      )}
      {data?.texts.map(({ language, text }) => (
        // Long ones scroll by the keyboard too.
        <p key={language} lang={language} className={classes.text} tabIndex={0}>
          {text}
        </p>
      ))}
    </>
  )
}

/** Provisions found by citation or words, as they read on the day of the check. */
export function ProvisionsField({ form }: { form: Form<ResultValues> }) {
  const { t } = useTranslation('lookupsDesk')
  const context = useApp()
  const field = form.field('provisions')
  const { checkedOn } = form.values
  const day = /^\d{4}-\d{2}-\d{2}$/.test(checkedOn) ? checkedOn : ''
  const label = t('fields.provisions')
  return (
    <FieldGroup label={label} error={field.error}>
      <ChosenList
        field={field}
        onChange={(provisions, told) => form.change({ provisions }, told)}
        problems={form.problems}
        label={label}
        keyOf={keyOf}
        nameOf={nameOf}
        render={(provision) => <ChosenProvision provision={provision} day={day} />}
      />
      {field.value.length < mostProvisions && (
        <Finder
          label={t('fields.provisionSearch')}
          hint={t('fields.provisionHint')}
          longest={finding.fields['keyword']?.longest}
          ask={(keyword) => provisionsQuery(context, keyword, day)}
          none={t('noProvision')}
          keyOf={keyOf}
          nameOf={nameOf}
          languageOf={({ titleLanguage }) => titleLanguage}
          isChosen={(found) => field.value.some(({ item }) => keyOf(item) === keyOf(found))}
          render={(provision) => (
            <>
              <TimelinessTag timeliness={provision.timeliness} />
              <ProvisionWarnings provision={provision} day={day} />
              <p className={classes.excerpt} lang={provision.texts[0]?.language}>
                {provision.texts[0]?.text}
              </p>
            </>
          )}
          onChoose={(item) => field.onChange([...field.value, { item, relevance: '' }])}
        />
      )}
    </FieldGroup>
  )
}
