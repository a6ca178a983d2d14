import type { Translation } from '../translation.ts'
import type * as source from '../zh/reference.ts'

export const screens: Translation<typeof source.screens> = {
  'admin/dictionaries': 'Dictionaries',
}

export const audit: Translation<typeof source.audit> = {
  'admin.save-country': 'Saved a country',
  'admin.save-dictionary-entry': 'Saved a dictionary entry',
}

export const dictionaries: Translation<typeof source.dictionaries> = {
  lead: 'The entries offered in drop-down lists. Codes cannot be changed. Entries no longer in use can be hidden; existing data are not affected.',
  type: 'Dictionary',
  types: {
    COUNTRY: 'Countries',
    INDUSTRY: 'Industries',
    SPECIALTY_AREA: 'Areas of practice',
    DISPUTE_TYPE: 'Types of dispute',
    TRANSLATION_PAIR: 'Language pairs',
    CONSULTATION_TYPE: 'Types of consultation',
    PUBLICATION_TOPIC: 'Topics of publications',
    RESEARCH_TYPE: 'Types of research',
    PRODUCT_TYPE: 'Types of products',
    FORUM_CATEGORY: 'Categories of the forum',
    TEMPLATE_CATEGORY: 'Categories of contract templates',
    CURRENCY: 'Currencies',
    SERVICE_TYPE: 'Types of service',
    COMPANY_SIZE: 'Company sizes',
    WORKING_LANGUAGE: 'Working languages',
    PROVIDER_KIND: 'Kinds of providers',
    AGENCY_TYPE: 'Types of agency',
    PRIORITY: 'Levels of urgency',
    USER_TYPE: 'User types',
    LAW_EFFECT_LEVEL: 'Levels of effect',
    LAW_TIMELINESS: 'Status of acts',
    LAW_CATEGORY: 'Branches of law',
    LAW_KIND: 'Kinds of act',
    CASE_TYPE: 'Types of case',
    CASE_DOCUMENT_TYPE: 'Types of document',
    CASE_SECTION: 'Sections of a judgment',
    PARTY_ROLE: 'Roles of parties',
    LANGUAGE: 'Languages',
  },
  code: 'Code',
  codeHint: 'Capital letters, digits and underscores; cannot be changed once saved',
  countryCodeHint: 'Two capital letters of ISO 3166; cannot be changed once saved',
  position: 'Order',
  isHidden: 'Hidden',
  hidden: 'Hidden',
  shown: 'Shown',
  showing: 'Display',
  closed: 'these codes are used by the Portal’s rules, so no entries can be added',
  add: 'Add an entry',
  edit: 'Edit',
  addTitle: 'Add an entry',
  editTitle: 'Edit the entry {{code}}',
  codeTaken: 'This code already exists',
  badCode: 'The format of the code is not right',
  badPosition: 'Please enter a whole number from 0 to 10000',
}
