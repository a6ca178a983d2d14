import { longestKeyword } from '@portal/protocol/laws/constants.ts'
import { mostResultCases } from '@portal/protocol/lookups/constants.ts'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../ui/field-group.tsx'
import type { Form } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { Dotted } from '../../ui/dotted.tsx'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import { casesQuery } from '../desk-queries.ts'
import { ChosenList } from './chosen-list.tsx'
import { Finder } from './finder.tsx'
import classes from './finder.module.css'
import type { ResultValues } from './result-values.ts'

/** Judicial cases, found by words or their number. */
export function CasesField({ form }: { form: Form<ResultValues> }) {
  const { t } = useTranslation('lookupsDesk')
  const context = useApp()
  const language = useLanguage()
  const field = form.field('cases')
  const label = t('fields.cases')
  return (
    <FieldGroup label={label} error={field.error}>
      <ChosenList
        field={field}
        onChange={(cases, told) => form.change({ cases }, told)}
        problems={form.problems}
        label={label}
        keyOf={({ caseId }) => caseId}
        nameOf={({ title }) => title}
        render={({ title, court }) => (
          <p>
            <b>
              <Written>{title}</Written>
            </b>{' '}
            <Written>{court}</Written>
          </p>
        )}
      />
      {field.value.length < mostResultCases && (
        <Finder
          label={t('fields.caseSearch')}
          longest={longestKeyword}
          ask={(keyword) => casesQuery(context, keyword)}
          none={t('noCase')}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          languageOf={({ titleLanguage }) => titleLanguage}
          isChosen={({ id }) => field.value.some(({ item }) => item.caseId === id)}
          render={({ court, caseNumber, judgedOn }) => (
            <p className={classes.excerpt}>
              <Dotted
                parts={[
                  ...[court, caseNumber].map((text) => text && <Written key={text}>{text}</Written>),
                  judgedOn && formatDate(judgedOn, language),
                ]}
              />
            </p>
          )}
          onChoose={({ id: caseId, title, court }) =>
            field.onChange([...field.value, { item: { caseId, title, court }, relevance: '' }])
          }
        />
      )}
    </FieldGroup>
  )
}
