import { providerTypes, registeredTypes, userTypes } from '@portal/protocol/kernel/user-types.ts'
import type * as consultationAnswers from '@portal/protocol/words/zh/consultation-answers.ts'
import type * as consultations from '@portal/protocol/words/zh/consultations.ts'
import type { Screen, Section } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    consultations: typeof consultations
    consultationAnswers: typeof consultationAnswers
  }
}

export const screens: readonly (Screen | Section)[] = [
  { path: 'business', to: 'business/consult', menus: { zone: 2 } },
  {
    path: 'business/consult',
    page: () => import('./pages/consult-page.tsx'),
    words: ['consultations', 'publishedConsultations', 'consultationPace'],
    keepAlive: true,
  },
  {
    path: 'business/detail',
    page: () => import('./pages/published-page.tsx'),
    list: () => import('./pages/consult-page.tsx'),
    words: ['consultations', 'publishedConsultations', 'consultationPace', 'citations', 'laws'],
    under: 'business/consult',
  },
  {
    path: 'business/release',
    page: () => import('./pages/release-page.tsx'),
    words: ['consultations', 'consultationForm', 'consultationPace', 'products', 'forms', 'kernel'],
    for: userTypes,
    showsWay: true,
  },
  {
    path: 'content/consult',
    page: () => import('./pages/own-consultations-page.tsx'),
    words: ['consultations', 'ownConsultations', 'teamConsultations', 'pending'],
    for: registeredTypes,
    menus: { content: 6 },
    group: 'consultations',
    menuWord: 'nav.consultations',
    icon: 'speech',
  },
  {
    path: 'content/consult/detail',
    page: () => import('./pages/own-consultation-page.tsx'),
    words: ['consultations', 'ownConsultations', 'citations', 'laws', 'records', 'forms', 'kernel'],
    for: registeredTypes,
    under: 'content/consult',
  },
  {
    path: 'content/consult/team',
    page: () => import('./pages/team-consultations-page.tsx'),
    words: ['consultations', 'teamConsultations', 'userTypes'],
    for: providerTypes,
    under: 'content/consult',
  },
  {
    path: 'content/consult/answer',
    page: () => import('./pages/team-consultation-page.tsx'),
    words: [
      'consultations',
      'teamConsultations',
      'consultationReply',
      'citations',
      'laws',
      'userTypes',
      'forms',
      'kernel',
    ],
    for: providerTypes,
    under: 'content/consult',
  },
  {
    path: 'admin/consultations',
    waiting: { kind: 'consultations', query: 'state=UNANSWERED&askedOf=DESK' },
    page: () => import('./pages/desk-consultations-page.tsx'),
    words: ['consultations', 'consultationsDesk'],
    roles: ['DESK'],
    menus: { admin: 21 },
    group: 'handling',
    icon: 'speech',
  },
  {
    path: 'admin/consultations/detail',
    page: () => import('./pages/desk-consultation-page.tsx'),
    words: [
      'consultations',
      'consultationsDesk',
      'consultationReply',
      'citations',
      'laws',
      'userTypes',
      'forms',
      'kernel',
    ],
    roles: ['DESK'],
    under: 'admin/consultations',
  },
  {
    path: 'admin/prepared',
    page: () => import('./pages/prepared-answers-page.tsx'),
    words: ['preparedAnswers', 'forms', 'kernel'],
    roles: ['DESK'],
    menus: { admin: 22 },
    group: 'handling',
    icon: 'copy',
  },
]
