import type { Concept } from '@portal/protocol/glossary/schemas.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { definePage } from '../../app/page.ts'
import { Button } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { ConceptDialog } from '../components/concept-dialog.tsx'
import classes from '../../app/admin/page.module.css'
import { RecordList } from '../../app/lists/record-list.tsx'
import { RemoveConcept } from '../components/remove-concept.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { deskConcepts } from '../desk-queries.ts'

/** The concepts by which search widens a question. */
function GlossaryPage() {
  const { t } = useTranslation('glossaryDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { t: glossary } = useTranslation('glossary')
  const language = useLanguage()
  const list = useList(deskConcepts)
  const [edited, setEdited] = useState<Concept | 'new' | null>(null)
  const [removed, setRemoved] = useState<Concept | null>(null)

  return (
    <AdminPage
      name="admin/glossary"
      lead={t('lead')}
      tools={<Button onClick={() => setEdited('new')}>{t('add')}</Button>}
    >
      <RecordList
        label={t('term')}
        list={list}
        fields={[
          {
            name: 'keyword',
            label: frame('list.keyword'),
            hint: t('keywordHint'),
          },
          {
            name: 'branch',
            label: t('branch'),
            word: (branch) => glossary(`branches.${branch}`),
          },
        ]}
        columns={[
          ...languages.map((spoken) => ({
            name: spoken,
            label: frame(`languages.${spoken}`),
            render: (concept: Concept) => <span lang={spoken}>{concept[spoken].term}</span>,
          })),
          {
            name: 'branch',
            label: t('branch'),
            render: ({ branch }) => glossary(`branches.${branch}`),
          },
          {
            name: 'actions',
            label: frame('list.actions'),
            render: (concept) => (
              <span className={classes.buttons}>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`${t('edit')} ${concept[language].term}`}
                  onClick={() => setEdited(concept)}
                >
                  {t('edit')}
                </Button>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`${t('remove')} ${concept[language].term}`}
                  onClick={() => setRemoved(concept)}
                >
                  {t('remove')}
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
  load: (input) => loadList(deskConcepts, input),
  Component: GlossaryPage,
})
