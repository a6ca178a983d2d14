import type { Translation } from '../translation.ts'
import type { checkFile as fileSource, checks as source, screens as screensSource } from '../zh/checks.ts'

export const screens: Translation<typeof screensSource> = {
  'legal/check': 'Citation check',
}

export const checks: Translation<typeof source> = {
  lead: 'Paste a brief, a contract or a paper, or read its text from a file: each law, article and case that it cites is checked, whether its name and number are right and whether it is in force on the day you choose. Text and file are used for this check alone; the Portal keeps neither.',
  form: {
    title: 'Text to be checked',
    file: 'Read from a file',
    fileHint:
      'Word (.docx) or PDF, up to {{size}}. Its text is put into the field below, and the file is forgotten.',
    reading: 'Reading {{name}}…',
    read: '{{name}} has been read. Look the text over and send it.',
    text: 'Text',
    textHint: 'Up to {{most}} characters, in Chinese, English and Russian, mixed if need be.',
    on: 'Check against the law of',
    submit: 'Check citations',
    clear: 'Clear',
  },
  result: {
    title: 'What was found',
    found_one: '{{count}} citation found, checked against the versions in force on {{date}}.',
    found_other: '{{count}} citations found, checked against the versions in force on {{date}}.',
    cut: 'There are more citations than are checked at once: only the first {{most}} were. Please check the rest separately.',
    stale: 'The text or the day has been changed: check again.',
    none: 'No citations found',
    noneHint:
      'The text names no law, article or case number that can be recognised. Write the name of the law and the number, as in “Article 577 of the Civil Code of China”.',
    all: 'All',
    filter: 'Show by result',
    text: 'Text with marks',
    list: 'List of citations',
    previous: 'Previous',
    next: 'Next',
    place: '{{current}} / {{total}}',
    download: 'Download the list',
    as: 'Download the list as {{format}}',
    inText: 'Show citation {{number}} in the text',
    version: 'version in force from {{date}}',
    noTitle: 'Not held by the Portal',
    openTitle: 'Laws of several countries',
    note: 'The check rests on the texts that the Portal holds and is no legal advice. For what is not held or not found, rely on the official source.',
  },
  columns: {
    number: 'No.',
    written: 'As cited',
    mark: 'Result',
    title: 'Law or case meant',
  },
  marks: {
    exact: 'Exact',
    nameDiffers: 'Name differs',
    notInForce: 'Not in force',
    articleMissing: 'No such article',
    notFound: 'Not found',
    notHeld: 'Not held',
  },
  reasons: {
    formerName: 'A former or different name',
    similarName: 'No law has this name; this one may be meant',
    repealed: 'Repealed since {{date}}',
    lapsed: 'No longer in force',
    notYet: 'Not yet in force; begins on {{date}}',
    unconfirmed: 'Level not stated: whether it is in force has not been confirmed',
    articleNotYet: 'The article begins on {{date}}',
    formerVersion: 'The version named is no longer in force; its last day was {{date}}',
    formerAtLatest: 'The version named is no longer in force; its last day was {{date}} at the latest',
    versionNotYet: 'The version named begins on {{date}}',
    namedVersionNotHeld: 'The version named is not held',
    perhapsAmended:
      'Whether the version held, in force from {{date}}, was amended before that day is not recorded',
    laterNotHeld: 'A later version, not held here, is in force from {{date}}',
    versionNotHeld: 'The version of that day is not held; the earliest that is held begins on {{date}}',
    digest: 'Only a digest of this law is held, without this article',
    countryOpen: 'Laws of several countries have this name; say which country is meant',
  },
}

export const checkFile: Translation<typeof fileSource> = {
  name: 'Citation check (law of {{date}})',
  columns: {
    number: 'No.',
    written: 'As cited',
    mark: 'Result',
    reason: 'Why',
    title: 'Law or case meant',
    article: 'Article',
    country: 'Country or region',
    versionFrom: 'Version from',
    address: 'Stable address',
  },
}
