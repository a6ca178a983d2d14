import { publicationCalls } from '@portal/protocol/publications/calls.ts'
import { publicationDeskCalls } from '@portal/protocol/publications/desk-calls.ts'
import type { KeptWhile } from '../kernel/http/answer-cache.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { showFeed } from './actions/feed.ts'
import { eventsOf, listOf, listResearchTypes } from './actions/list-publications.ts'
import { openAttachment, openPicture } from './actions/open-file.ts'
import { linkToPreview, showPreview } from './actions/preview.ts'
import { showOf } from './actions/show-publication.ts'
import { publicationKind } from './publication-moves.ts'

/** Whatever is published or taken back stands in the change log. */
const lists: KeptWhile = { unchanged: [publicationKind], anyDay: true }
/** A text leads to what it cites. */
const pages: KeptWhile = { unchanged: [publicationKind, 'law', 'case'] }

const unlessSearched = ({ query }: { query: { keyword?: string | undefined } }) =>
  query.keyword === undefined ? lists : null

/** Where something stands is told by the clock. */
const unlessTold = ({ query }: { query: { keyword?: string | undefined; state?: string | undefined } }) =>
  query.state === undefined ? unlessSearched({ query }) : null

/** What everybody reads of publications, and whoever was given an address of one that is not published. */
export function publicRoutes(bind: Bind): void {
  bind(publicationCalls.policyPage, listOf('policy'), unlessSearched)
  bind(publicationCalls.policy, showOf('policy'), pages)
  bind(publicationCalls.newsPage, listOf('news'), unlessSearched)
  bind(publicationCalls.news, showOf('news'), pages)
  bind(publicationCalls.dynamicPage, listOf('dynamic'), unlessSearched)
  bind(publicationCalls.dynamic, showOf('dynamic'), pages)
  bind(publicationCalls.noticePage, listOf('notice'), unlessSearched)
  bind(publicationCalls.notice, showOf('notice'), pages)
  bind(publicationCalls.articlePage, listOf('article'), unlessSearched)
  bind(publicationCalls.article, showOf('article'), pages)
  bind(publicationCalls.askPage, listOf('ask'), unlessSearched)
  bind(publicationCalls.ask, showOf('ask'), pages)
  bind(publicationCalls.casePage, listOf('case'), unlessSearched)
  bind(publicationCalls.case, showOf('case'), pages)
  bind(publicationCalls.interviewPage, listOf('interview'), unlessSearched)
  bind(publicationCalls.interview, showOf('interview'), pages)
  bind(publicationCalls.researchPage, listOf('research'), unlessSearched)
  bind(publicationCalls.thinkTankResearchPage, listOf('research'), unlessSearched)
  bind(publicationCalls.research, showOf('research'), pages)
  bind(publicationCalls.researchTypes, listResearchTypes, lists)
  bind(publicationCalls.trainingPage, eventsOf('training'), unlessTold)
  bind(publicationCalls.training, showOf('training'), pages)
  bind(publicationCalls.activityPage, eventsOf('activity'), unlessTold)
  bind(publicationCalls.activity, showOf('activity'), pages)
  bind(publicationCalls.productPage, listOf('product'), unlessSearched)
  bind(publicationCalls.product, showOf('product'), pages)
  bind(publicationCalls.preview, showPreview)
  bind(publicationDeskCalls.previewLink, linkToPreview)
  bind(publicationCalls.picture, openPicture)
  bind(publicationCalls.file, openAttachment)
  bind(publicationCalls.feed, showFeed)
}
