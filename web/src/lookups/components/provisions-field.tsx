import { mostProvisions } from '@portal/protocol/lookups/constants.ts'
import { useTranslation } from 'react-i18next'
import fields from '../../app/forms/fields.module.css'
import { formCall } from '../../app/forms/form-call.ts'
import type { Form } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { TimelinessTag } from '../../laws/door/timeliness-tag.tsx'
import { provisionsQuery } from '../desk-queries.ts'
import type { QuotedProvision } from '../standing.ts'
import { ChosenList } from './chosen-list.tsx'
import { Finder } from './finder.tsx'
import classes from './finder.module.css'
import { ProvisionWarnings } from './quoted-provision.tsx'
import type { ResultValues } from './result-values.ts'

const finding = formCall('lookups', 'provisions')

const nameOf = ({ lawTitle, number }: QuotedProvision) => `${lawTitle} ${number}`
const keyOf = ({ lawId, article }: QuotedProvision) => `${lawId} ${article}`

/** Provisions found by citation or words, as they read on the day of the check. */
export function ProvisionsField({ form }: { form: Form<ResultValues> }) {
  const { t } = useTranslation('lookupsDesk')
  const context = useApp()
  const field = form.field('provisions')
  const { checkedOn } = form.values
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(checkedOn)
  const label = t('fields.provisions')
  return (
    <fieldset className={`${fields.group} ${classes.group}`}>
      <legend>{label}</legend>
      <ChosenList
        field={field}
        problems={form.problems}
        label={label}
        keyOf={keyOf}
        nameOf={nameOf}
        render={(provision) => (
          <>
            <p className={classes.name} lang={provision.titleLanguage}>
              {nameOf(provision)} <TimelinessTag timeliness={provision.timeliness} />
            </p>
            <ProvisionWarnings provision={provision} />
            {provision.texts.map(({ language, text }) => (
              // Long ones scroll by the keyboard too.
              <p key={language} lang={language} className={classes.text} tabIndex={0}>
                {text}
              </p>
            ))}
          </>
        )}
      />
      {field.value.length < mostProvisions && (
        <Finder
          label={t('fields.provisionSearch')}
          hint={t('fields.provisionHint')}
          longest={finding.fields['keyword']?.longest}
          ask={(keyword) => provisionsQuery(context, keyword, isDay ? checkedOn : '')}
          none={t('noProvision')}
          nameOf={nameOf}
          languageOf={({ titleLanguage }) => titleLanguage}
          isChosen={(found) => field.value.some(({ item }) => keyOf(item) === keyOf(found))}
          render={(provision) => (
            <>
              <TimelinessTag timeliness={provision.timeliness} />
              <ProvisionWarnings provision={provision} />
              <p className={classes.excerpt} lang={provision.texts[0]?.language}>
                {provision.texts[0]?.text}
              </p>
            </>
          )}
          onChoose={(item) => field.onChange([...field.value, { item, relevance: '' }])}
        />
      )}
    </fieldset>
  )
}
