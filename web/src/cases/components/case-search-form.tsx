import { casesList } from '@portal/protocol/cases/lists.ts'
import type { CaseChoices } from '@portal/protocol/cases/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { useTyped } from '../../app/use-typed.ts'
import { FieldGrid, PickerField, SelectField, TextField } from '../../search/fields.tsx'
import { SearchForm } from '../../search/search-form.tsx'
import { DayRange, isWrongWayRound } from '../../ui/day-range.tsx'
import type { CaseAddress } from '../case-address.ts'
import { caseChoicesQuery } from '../queries.ts'
import classes from './case-search-form.module.css'

/** Facets that the form offers to choose from. */
const picked = ['court', 'cause', 'type', 'documentType', 'country'] as const

const noChoices: CaseChoices = { country: [], court: [], type: [], cause: [], documentType: [], year: [] }

interface CaseSearchFormProps {
  address: CaseAddress
  onSearch: (address: CaseAddress) => void
  /** Word of the button; "Search" unless told. */
  action?: string
  /** Whether the order of the results can be chosen. */
  hasOrder: boolean
}

/** The question and every filter of cases. */
export function CaseSearchForm({ address, onSearch, action, hasOrder }: CaseSearchFormProps) {
  const { t } = useTranslation('cases')
  const { t: search } = useTranslation('search')
  const { t: ui } = useTranslation()
  const { draft, type: change } = useTyped(address)
  const choices = useQuery(caseChoicesQuery(useApp()))
  const { judgedFrom, judgedTo } = draft

  return (
    <SearchForm
      label={t('form.label')}
      placeholder={t('form.placeholder')}
      hint={t('form.hint')}
      {...(action !== undefined && { action })}
      keyword={draft.keyword}
      onKeyword={(keyword) => change({ keyword })}
      onSubmit={() => onSearch({ ...draft, page: 1 })}
      problem={isWrongWayRound(judgedFrom, judgedTo) ? ui('dates.wrongWayRound') : null}
    >
      <FieldGrid>
        <SelectField
          label={search('form.field')}
          value={draft.searchField}
          choices={[
            ['text', search('form.text')],
            ['title', search('form.title')],
          ]}
          onChange={(searchField) => change({ searchField })}
        />
        {picked.map((facet) => (
          <PickerField
            key={facet}
            label={t(`facets.${facet}`)}
            choices={(choices.data ?? noChoices)[facet]}
            chosen={draft[facet]}
            onChange={(values) => change({ [facet]: values })}
          />
        ))}
        <TextField
          label={t('form.caseNumber')}
          value={draft.caseNumber}
          maxLength={casesList.filters.caseNumber.longest}
          onChange={(caseNumber) => change({ caseNumber })}
        />
        <TextField
          label={t('form.parties')}
          value={draft.parties}
          maxLength={casesList.filters.parties.longest}
          onChange={(parties) => change({ parties })}
        />
        {hasOrder && (
          <SelectField
            label={search('form.sort')}
            value={draft.sort}
            choices={[
              ['relevance', search('form.relevance')],
              ['newest', t('form.newest')],
              ['oldest', t('form.oldest')],
            ]}
            onChange={(sort) => onSearch({ ...draft, sort, page: 1 })}
          />
        )}
        <DayRange
          legend={t('form.judged')}
          from={judgedFrom}
          to={judgedTo}
          onChange={({ from = judgedFrom, to = judgedTo }) => change({ judgedFrom: from, judgedTo: to })}
        />
      </FieldGrid>
      {choices.error && (
        <p className={classes.failed} role="alert">
          {t('form.choicesFailed')}{' '}
          <button type="button" onClick={() => void choices.refetch()}>
            {t('form.retryChoices')}
          </button>
        </p>
      )}
    </SearchForm>
  )
}
