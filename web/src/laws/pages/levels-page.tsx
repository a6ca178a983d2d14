import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { RecordList } from '../../app/lists/record-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { dictionaryQuery } from '../../reference/queries.ts'
import { Button } from '../../ui/button.tsx'
import { formatDate } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import { StateLevel, type OpenLaw } from '../components/state-level.tsx'
import { deskLawLevels, levels } from '../desk-queries.ts'

/** Laws whose level their import left open, each with why, and what was stated of it. */
function LevelsPage() {
  const { t } = useTranslation('lawLevels')
  const { t: frame } = useTranslation('adminFrame')
  const language = useLanguage()
  const list = useList(deskLawLevels)
  const nameOf = useEntryNames(levels)
  const [stated, setStated] = useState<OpenLaw | null>(null)

  return (
    <AdminPage name="admin/laws" lead={t('lead')}>
      <RecordList
        label={t('laws')}
        list={list}
        fields={[
          { name: 'state', label: t('state'), word: (state) => t(`states.${state}`) },
          { name: 'keyword', label: frame('list.keyword'), hint: t('keywordHint') },
          { name: 'doubt', label: t('doubt'), word: (doubt) => t(`doubts.${doubt}`) },
        ]}
        columns={[
          {
            name: 'title',
            label: t('title'),
            render: ({ address, title, titleLanguage, publishDepartment }) => (
              <span>
                <Link to={address} lang={titleLanguage}>
                  {title}
                </Link>
                <small>
                  <Written>{publishDepartment}</Written>
                </small>
              </span>
            ),
          },
          {
            name: 'adoptedOn',
            label: t('adoptedOn'),
            render: ({ adoptedOn }) => formatDate(adoptedOn, language),
          },
          { name: 'doubt', label: t('doubt'), render: ({ doubt }) => t(`doubts.${doubt}`) },
          {
            name: 'effectLevel',
            label: t('level'),
            render: ({ effectLevel: level }) => (level === null ? t('states.OPEN') : nameOf(level)),
          },
          {
            name: 'actions',
            label: frame('list.actions'),
            render: (law) => {
              const word = t(law.effectLevel === null ? 'act' : 'change')
              return (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`${word} ${law.title}`}
                  onClick={() => setStated(law)}
                >
                  {word}
                </Button>
              )
            },
          },
        ]}
      />
      {stated && <StateLevel law={stated} onClose={() => setStated(null)} />}
    </AdminPage>
  )
}

export const { page } = definePage({
  load: (input) =>
    Promise.all([
      loadList(deskLawLevels, input),
      input.context.queries.prefetchQuery(dictionaryQuery(input.context, levels)),
    ]),
  Component: LevelsPage,
})
