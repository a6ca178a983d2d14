import type { OwnPost } from '@portal/protocol/forum/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { defineRelease } from '../../app/content/release.tsx'
import { ChangedMeanwhile } from '../../app/forms/changed-meanwhile.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { useElsewhere } from '../../app/forms/use-elsewhere.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { useViewer } from '../../app/viewer.ts'
import { pendingKey } from '../../pending/queries.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StepsAhead } from '../../ui/steps-ahead.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { ownPostsPath, postAddress } from '../addresses.ts'
import { PostForm } from '../components/post-form.tsx'
import { bodyOf, keptFields, noPost, valuesOf, type PostValues } from '../post-values.ts'
import { forumKey, loadCategories, ownPostQuery } from '../queries.ts'

const addCall = formCall('forum', 'add')
const editCall = formCall('forum', 'edit')

/** What follows once a post is handed in: it is read at once, or waits where its writer finds it. */
function useHandedIn() {
  const { t } = useTranslation('forumForm')
  // Staff have no user center; whoever wrote a post reads it in its place before it is shown.
  const isStaff = useViewer()?.userType === 'ADMIN'
  return (changed = '') => ({
    toast: ({ isShown }: { isShown: boolean }) => t(isShown ? 'shown' : 'reviewed'),
    invalidates: [forumKey, pendingKey],
    go: ({ isShown, id = changed }: { isShown: boolean; id?: string }) =>
      isShown || isStaff ? postAddress(id) : ownPostsPath,
  })
}

function NewPost({ title }: { title: string }) {
  const language = useLanguage()
  const handedIn = useHandedIn()
  // Whoever changes the page's language half-way writes on in the one they began with.
  const [initial] = useState(() => noPost(language))
  const form = useForm({
    call: addCall,
    initial,
    toBody: bodyOf,
    draft: { key: 'post', kept: keptFields },
    isGuarded: true,
    after: handedIn(),
  })
  return <PostForm form={form} title={title} />
}

function ChangedPost({ post, title }: { post: OwnPost; title: string }) {
  const { t } = useTranslation('forumForm')
  const handedIn = useHandedIn()
  const read = (stored: OwnPost) => valuesOf(stored, (number) => t('picture', { number }))
  const [initial] = useState(() => read(post))
  const elsewhere = useElsewhere(initial, read)
  const form = useForm<PostValues, 'forum', 'edit'>({
    call: editCall,
    params: { id: post.id },
    initial,
    toBody: bodyOf,
    refused: elsewhere.refused,
    draft: { key: `post-${post.id}`, kept: keptFields },
    isGuarded: true,
    after: handedIn(post.id),
  })
  const meanwhile = elsewhere.meanwhile(form)
  return (
    <>
      {meanwhile && (
        <ChangedMeanwhile {...meanwhile.ways}>
          <h3 lang={meanwhile.now.language}>{meanwhile.now.title}</h3>
          <RichText html={meanwhile.now.content} language={meanwhile.now.language} />
        </ChangedMeanwhile>
      )}
      <PostForm form={form} title={title} />
    </>
  )
}

function Release({ title }: { title: string }) {
  const [search] = useSearchParams()
  const isNew = !search.has('id')
  const query = useQuery({ ...ownPostQuery(useApp(), recordIdOf(search)), enabled: !isNew })
  if (isNew) return <NewPost title={title} />
  return (
    <QueryView query={query} skeleton={<Skeleton height={640} />} missing={<NotFound />}>
      {(post) => <ChangedPost key={post.id} post={post} title={title} />}
    </QueryView>
  )
}

/** Whether what is handed in is reviewed before it is shown: everywhere, or as what was not shown is. */
function useIsReviewed(): boolean {
  const [search] = useSearchParams()
  const { isForumReviewed } = useApp().settings
  const query = ownPostQuery(useApp(), recordIdOf(search))
  const { data: post } = useQuery({ ...query, enabled: search.has('id') })
  return isForumReviewed || (post !== undefined && post.state !== 'DISPLAYED')
}

/** The page's name and what it is for: a new post, or the change of one. */
function useWords(): { title: string; lead: string } {
  const { t } = useTranslation('forumForm')
  const { t: screen } = useTranslation('screens')
  const [search] = useSearchParams()
  const isReviewed = useIsReviewed()
  if (search.has('id'))
    return { title: t('editTitle'), lead: t(isReviewed ? 'editLeadReviewed' : 'editLead') }
  return { title: screen('communication/forum/release'), lead: t('lead') }
}

/** How it goes on. */
function After() {
  const { t } = useTranslation('forumForm')
  const ahead = useIsReviewed()
    ? (['review', 'approved', 'answered'] as const)
    : (['shown', 'answered'] as const)
  const steps = ahead.map((step) => ({ name: t(`steps.${step}`) }))
  return <StepsAhead title={t('after')} steps={steps} />
}

export const { page } = defineRelease(
  {
    load: ({ context, url: { searchParams } }) =>
      Promise.all([
        loadCategories(context),
        searchParams.has('id') && context.queries.fetchQuery(ownPostQuery(context, recordIdOf(searchParams))),
      ]),
    useWords,
    Form: Release,
  },
  After,
)
