import type { Translation } from '../translation.ts'
import type * as source from '../zh/home.ts'

export const screens: Translation<typeof source.screens> = {
  home: 'Home',
}

export const home: Translation<typeof source.home> = {
  headlineFirst: 'The law along the Belt and Road:',
  headlineSecond: 'find it, ask about it, act on it',
  lead: 'Search the laws and judgments of the SCO countries, post your legal needs, and deal directly with lawyers, translators and arbitration bodies.',
  searchLabel: 'Search laws and regulations',
  caseSearchLabel: 'Search judicial cases',
  placeholder: 'A question, a law or an article, e.g. Civil Code art. 577',
  casePlaceholder: 'The facts, a case number or a case, e.g. sale of goods defects',
  tabs: { label: 'Search in', laws: 'Laws', cases: 'Cases', lawyers: 'Lawyers and agencies', ask: 'Q&A' },
  hot: 'Popular',
  hotQuestions: [
    'market access for foreign investors',
    'contract for the sale of goods',
    'enforcement of arbitral awards',
    'termination of an employment contract',
  ],
  entries: {
    label: 'Services',
    prepared: 'Being prepared',
    lawyer: { title: 'Find a lawyer', text: 'By language and specialty' },
    laws: { title: 'Find the law', text: 'Laws of eight countries' },
    demand: { title: 'Post a legal need', text: 'Lawyers and agencies sign up' },
    arbitration: { title: 'Settle a dispute', text: 'Arbitration and mediation' },
    contract: { title: 'Contract templates', text: 'Fill in two languages' },
    assistant: { title: 'AI legal answers', text: 'With the articles cited' },
  },
  countries: {
    title: 'Laws by country',
    more: 'Coverage and updates',
    laws_one: '{{count}} law',
    laws_other: '{{count}} laws',
    none: 'None yet',
  },
  recent: {
    title: 'Recently in force',
    more: 'All laws and regulations',
    none: 'Nothing here yet',
    effective: 'Effective {{date}}',
  },
  statistics: {
    title: 'The Portal in figures',
    laws: 'laws and regulations',
    articles: 'searchable articles',
    cases: 'judicial cases',
    requirements: 'open legal needs',
    services: 'services offered',
    countries: 'countries',
    languages: 'languages',
  },
  lookup: {
    title: 'Can’t find the foreign law you need?',
    text: 'Apply to the Portal for a foreign-law lookup: state the country, the field of law and the question to be answered. A professional body will look it up and reply in writing.',
    action: 'Apply for a lookup',
  },
  map: {
    label: 'Cities connected by the Portal',
    moscow: 'Moscow',
    astana: 'Astana',
    bishkek: 'Bishkek',
    tashkent: 'Tashkent',
    dushanbe: 'Dushanbe',
    islamabad: 'Islamabad',
    newDelhi: 'New Delhi',
    beijing: 'Beijing',
    qingdao: 'Qingdao',
  },
}
