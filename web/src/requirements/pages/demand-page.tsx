import { useTranslation } from 'react-i18next'
import { SaveSearch } from '../../alerts/door/save-search.tsx'
import { PageHead } from '../../app/head.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { useViewer } from '../../app/viewer.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RequirementRow } from '../components/requirement-row.tsx'
import { useCodeChoices } from '../../help/door/use-code-choices.ts'
import { loadCodeNames } from '../../help/queries.ts'
import { shownRequirements } from '../queries.ts'

/** Publishing a requirement; whoever is not signed in is led to that first. */
function PublishButton() {
  const { t } = useTranslation('requirements')
  return (
    <ButtonLink to="/service/demand/release" size="md" icon={<Icon name="plus" size={16} />}>
      {t('actions.add')}
    </ButtonLink>
  )
}

/** The requirements that are shown. */
function DemandPage() {
  const { t } = useTranslation('demand')
  const { t: words } = useTranslation('requirements')
  const { t: help } = useTranslation('help')
  const { t: screen } = useTranslation('screens')
  const list = useList(shownRequirements)
  const choices = useCodeChoices()
  // An administrator is nobody's party.
  const mayPublish = useViewer()?.userType !== 'ADMIN'
  // What a text finds stands by how well it fits, unless another order is chosen.
  const isText = list.asked.filters.keyword !== ''
  const title = screen('service/demand')
  return (
    <div className="wrap">
      <PageHead title={title} description={t('lead')} noIndex={list.isNarrowed} />
      <PageHeader title={title} lead={t('lead')} {...(mayPublish && { tools: <PublishButton /> })} />
      <CardList
        label={t('list')}
        list={list}
        fields={[
          { name: 'keyword', label: t('keyword'), hint: t('keywordHint') },
          { name: 'type', label: help('fields.type'), choices: choices.type },
          { name: 'businessType', label: help('fields.businessType'), choices: choices.businessType },
          { name: 'region', label: help('fields.regions'), choices: choices.region },
          { name: 'priority', label: words('fields.priority'), word: (one) => words(`priorities.${one}`) },
          { name: 'within', label: t('within'), word: (one) => t(`withinDays.${one}`) },
        ]}
        sortWord={(sort) => t(`sorts.${sort === 'urgent' && isText ? 'best' : sort}`)}
        tools={<SaveSearch of="requirement" list={list.list} filters={list.asked.filters} />}
        empty={{
          title: t('noneTitle'),
          text: t('noneText'),
          ...(mayPublish && { action: <PublishButton /> }),
        }}
        render={(row) => <RequirementRow row={row} />}
      />
    </div>
  )
}

export const { page } = definePage({
  load: (input) => Promise.all([loadList(shownRequirements, input), loadCodeNames(input.context)]),
  Component: DemandPage,
})
