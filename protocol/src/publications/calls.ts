import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { rowId } from '../kernel/fields.ts'
import { fileAnswer } from '../kernel/file-answer.ts'
import { languages } from '../kernel/languages.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { pageOf } from '../kernel/paging.ts'
import { madeType, openedTypes, pictureWidths } from '../files/schemas.ts'
import { kindSpec, publicationKinds, type EventKind, type PublicationKind } from './kinds.ts'
import { eventsList, productsList, publicationsList, researchList } from './lists.ts'
import { previewedPublication, publication, publicationRow, researchTypes, signedAddress } from './schemas.ts'

const pageCall = (kind: PublicationKind, summary: string) =>
  call({
    method: 'GET',
    path: `${kindSpec(kind).call}/page`,
    access: 'public',
    summary,
    list: publicationsList,
    query: listQuery(publicationsList),
    output: pageOf(publicationRow),
  })

const readCall = (kind: PublicationKind, summary: string) =>
  call({
    method: 'GET',
    path: `${kindSpec(kind).call}/{id}`,
    access: 'public',
    summary,
    params: rowId,
    output: publication,
  })

const researchPageCall = (path: string, summary: string) =>
  call({
    method: 'GET',
    path,
    access: 'public',
    summary,
    list: researchList,
    query: listQuery(researchList),
    output: pageOf(publicationRow),
  })

const eventPageCall = (kind: EventKind, summary: string) =>
  call({
    method: 'GET',
    path: `${kindSpec(kind).call}/page`,
    access: 'public',
    summary,
    list: eventsList,
    query: listQuery(eventsList),
    output: pageOf(publicationRow),
  })

export const publicationCalls = {
  policyPage: pageCall('policy', 'Policy documents'),
  policy: readCall('policy', 'A policy document'),
  newsPage: pageCall('news', 'News'),
  news: readCall('news', 'A news item'),
  dynamicPage: pageCall('dynamic', 'What is new in the platform’s services'),
  dynamic: readCall('dynamic', 'What is new in a service of the platform'),
  noticePage: pageCall('notice', 'Notices'),
  notice: readCall('notice', 'A notice'),
  articlePage: pageCall('article', 'Articles'),
  article: readCall('article', 'An article'),
  askPage: pageCall('ask', 'Questions of many, answered'),
  ask: readCall('ask', 'A question of many, answered'),
  casePage: pageCall('case', 'Cases that are told for others'),
  case: readCall('case', 'A case that is told for others'),
  interviewPage: pageCall('interview', 'Interviews with experts'),
  interview: readCall('interview', 'An interview with an expert'),
  researchPage: researchPageCall('/web/legalResearchResult/page', 'Results of research'),
  thinkTankResearchPage: researchPageCall(
    '/web/thinkTank/research/page',
    'Results of research, as the think tank shows them',
  ),
  research: readCall('research', 'A result of research'),
  researchTypes: call({
    method: 'GET',
    path: '/web/legalResearchResult/list',
    access: 'public',
    summary: 'Types of research with how much there is of each',
    output: researchTypes,
  }),
  trainingPage: eventPageCall('training', 'Trainings'),
  training: readCall('training', 'A training'),
  activityPage: eventPageCall('activity', 'Activities'),
  activity: readCall('activity', 'An activity'),
  productPage: call({
    method: 'GET',
    path: `${kindSpec('product').call}/page`,
    access: 'public',
    summary: 'Law-service products',
    list: productsList,
    query: listQuery(productsList),
    output: pageOf(publicationRow),
  }),
  product: readCall('product', 'A law-service product'),
  preview: call({
    method: 'GET',
    path: '/web/publication/preview/{id}',
    access: 'public',
    summary: 'A version that is not published, by an address that was signed for its readers',
    params: rowId,
    query: signedAddress,
    output: previewedPublication,
  }),
  picture: call({
    method: 'GET',
    path: '/web/publication/picture/{id}',
    access: 'public',
    summary: 'The picture of what is published, or by a signed address of what is not',
    params: rowId,
    query: z.object({ width: z.enum(pictureWidths.map(String)), ...signedAddress.partial().shape }),
    output: fileAnswer,
    file: madeType,
  }),
  file: call({
    method: 'GET',
    path: '/web/publication/file/{id}',
    access: 'public',
    summary: 'An attachment of what is published',
    params: rowId,
    output: fileAnswer,
    file: openedTypes,
  }),
  feed: call({
    method: 'GET',
    path: '/web/publication/feed/{kind}',
    access: 'public',
    summary: 'The newest of a kind as a feed (Atom, RFC 4287), in one language',
    params: z.object({ kind: z.enum(publicationKinds) }),
    query: z.object({ lang: z.enum(languages).default('zh') }),
    output: fileAnswer,
    file: 'application/atom+xml; charset=utf-8',
  }),
}
