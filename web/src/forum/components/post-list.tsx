import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { useApp, type LoadInput } from '../../app/page.ts'
import { SectionMenu } from '../../app/rooms/section-menu.tsx'
import { dictionaryQuery } from '../../reference/queries.ts'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { Columns } from '../../ui/columns.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { forumPath } from '../addresses.ts'
import { forumCategories, loadCategories, posts } from '../queries.ts'
import { PostRow } from './post-row.tsx'
import { WriteButton } from './write-button.tsx'
import classes from './post-list.module.css'

export function loadPosts(input: LoadInput): Promise<unknown> {
  return Promise.all([loadList(posts, input), loadCategories(input.context)])
}

/** Everything that is discussed, what is pinned first. */
export function PostList() {
  const { t } = useTranslation('forum')
  const { t: ui } = useTranslation()
  const { t: screen } = useTranslation('screens')
  const list = useList(posts)
  const app = useApp()
  const { data: categories = [] } = useQuery(dictionaryQuery(app, forumCategories))
  const lead = t(app.settings.isForumReviewed ? 'leadReviewed' : 'lead')
  const { filters } = list.asked
  const title = screen('communication/forum')
  const choices = [{ id: '', name: ui('list.all') }, ...categories]
  return (
    <div className="wrap">
      <PageHead title={title} description={lead} canonical={forumPath} noIndex={list.isNarrowed} />
      <Columns side="start" rail={<SectionMenu section="communication" current="communication/forum" />}>
        <div>
          <PageHeader title={title} lead={lead} tools={<WriteButton />} />
          <div className={classes.categories}>
            <ChoiceChips
              label={t('fields.category')}
              chips={choices.map(({ id, name }) => ({
                text: name,
                to: list.addressOf({ filters: { ...filters, category: id } }),
                isCurrent: id === filters.category,
              }))}
            />
          </div>
          <CardList
            label={t('list')}
            list={list}
            fields={[
              { name: 'keyword', label: t('keyword'), hint: t('keywordHint') },
              {
                name: 'language',
                label: t('fields.language'),
                word: (language) => ui(`languageNames.${language}`),
              },
              {
                name: 'category',
                label: t('fields.category'),
                choices: categories.map(({ id, name }) => [id, name]),
                isBeside: true,
              },
            ]}
            sortWord={(sort) => t(`sorts.${sort}`)}
            empty={{ title: t('noneTitle'), text: t('noneText'), action: <WriteButton /> }}
            rowHeight={112}
            render={(row) => <PostRow row={row} />}
          />
        </div>
      </Columns>
    </div>
  )
}
