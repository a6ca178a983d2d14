import { Button } from '@mantine/core'
import type { Concept } from '@portal/protocol/glossary/schemas.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { definePage, useApp } from '../../app/page.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { ConceptDialog } from '../components/concept-dialog.tsx'
import { FilterForm } from '../components/filter-form.tsx'
import classes from '../components/page.module.css'
import { RecordList } from '../components/record-list.tsx'
import { RemoveConcept } from '../components/remove-concept.tsx'
import { readListAddress, useList } from '../filters.ts'
import { lists } from '../lists.ts'
import { conceptsQuery } from '../queries.ts'

/** The concepts by which search widens a question. */
function GlossaryPage() {
  const { t } = useTranslation('admin')
  const { t: glossary } = useTranslation('glossary')
  const language = useLanguage()
  const list = useList('/admin/glossary', lists.glossary)
  const query = useQuery(conceptsQuery(useApp(), list.address))
  const [edited, setEdited] = useState<Concept | 'new' | null>(null)
  const [removed, setRemoved] = useState<Concept | null>(null)

  return (
    <AdminPage
      name="admin/glossary"
      lead={t('glossary.lead')}
      tools={<Button onClick={() => setEdited('new')}>{t('glossary.add')}</Button>}
    >
      <FilterForm
        list={list}
        fields={[
          {
            name: 'keyword',
            label: t('list.keyword'),
            hint: t('glossary.keywordHint'),
            longest: lists.glossary.keyword,
          },
          {
            name: 'branch',
            label: t('glossary.branch'),
            choices: lists.glossary.branch.map((branch) => [branch, glossary(`branches.${branch}`)]),
          },
        ]}
      />
      <RecordList
        label={t('glossary.term')}
        query={query}
        list={list}
        columns={[
          ...languages.map((spoken) => ({
            name: spoken,
            label: t(`languages.${spoken}`),
            render: (concept: Concept) => <span lang={spoken}>{concept[spoken].term}</span>,
          })),
          {
            name: 'branch',
            label: t('glossary.branch'),
            render: ({ branch }) => glossary(`branches.${branch}`),
          },
          {
            name: 'actions',
            label: t('list.actions'),
            render: (concept) => (
              <span className={classes.buttons}>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`${t('glossary.edit')} ${concept[language].term}`}
                  onClick={() => setEdited(concept)}
                >
                  {t('glossary.edit')}
                </Button>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`${t('glossary.remove')} ${concept[language].term}`}
                  onClick={() => setRemoved(concept)}
                >
                  {t('glossary.remove')}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {edited && <ConceptDialog concept={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {removed && <RemoveConcept concept={removed} onClose={() => setRemoved(null)} />}
    </AdminPage>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    context.queries.prefetchQuery(conceptsQuery(context, readListAddress(lists.glossary, url.searchParams))),
  Component: GlossaryPage,
})
