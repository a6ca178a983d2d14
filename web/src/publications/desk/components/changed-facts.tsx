import type {
  ComparedVersion,
  PublicationsCompared,
  VersionFact,
} from '@portal/protocol/publications/comparison.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../../app/shown-picture.tsx'
import { Marked } from '../../../laws/door/pieces.tsx'
import { useEntryNames } from '../../../reference/door/use-entry-names.ts'
import { countries } from '../../../reference/queries.ts'
import { Attachment } from '../../../ui/attachment.tsx'
import { Facts, type Fact } from '../../../ui/facts.tsx'
import { formatDate, formatList, formatNumber } from '../../../ui/format.ts'
import { Moment } from '../../../ui/moment.tsx'
import { useLanguage } from '../../../ui/use-language.ts'
import { useCategoryName } from '../use-category-name.ts'
import classes from './changed-facts.module.css'

const linesInLanguages = ['sourceName', 'speaker', 'place', 'fee', 'pictureText'] as const

type LineFact = (typeof linesInLanguages)[number]

const isLine = (fact: VersionFact): fact is LineFact => linesInLanguages.some((line) => line === fact)

function ShownFiles({ files }: { files: ComparedVersion['shownFiles'] }) {
  return (
    <ul className={classes.files}>
      {files.map(({ id, name, size, url }) => (
        <li key={id}>
          <Attachment name={name} bytes={size} url={url} />
        </li>
      ))}
    </ul>
  )
}

/** A fact as a version has it; null where it has none. */
function useFactOf(kind: PublicationKind) {
  const { t } = useTranslation('publicationDesk')
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  const categoryName = useCategoryName()
  const countryName = useEntryNames(countries)
  const moment = (at: string | undefined) => at !== undefined && <Moment at={at} />
  const named = (some: readonly Language[]) =>
    formatList(
      some.map((one) => ui(`languageNames.${one}`)),
      reader,
    )
  const number = (value: number | undefined) => value !== undefined && formatNumber(value, reader)
  const shown: Record<Exclude<VersionFact, LineFact>, (version: ComparedVersion) => ReactNode> = {
    category: ({ category }) => category !== undefined && categoryName(kind, category),
    country: ({ country }) => country !== undefined && countryName(country),
    sourceUrl: ({ sourceUrl }) => sourceUrl,
    documentNumber: ({ documentNumber }) => documentNumber,
    issuedOn: ({ issuedOn }) => issuedOn !== undefined && formatDate(issuedOn, reader),
    startsAt: ({ startsAt }) => moment(startsAt),
    endsAt: ({ endsAt }) => moment(endsAt),
    applyUntil: ({ applyUntil }) => moment(applyUntil),
    isOnline: ({ isOnline }) => t(`yesNo.${isOnline ? 'yes' : 'no'}`),
    joinUrl: ({ joinUrl }) => joinUrl,
    heldIn: ({ heldIn = [] }) => named(heldIn),
    seats: ({ seats }) => number(seats),
    certificateHours: ({ certificateHours }) => number(certificateHours),
    workDays: ({ workDays }) => number(workDays),
    picture: ({ shownPicture }) =>
      shownPicture && (
        <Picture picture={shownPicture} language="zh" sizes="240px" className={classes.picture} />
      ),
    files: ({ shownFiles }) => shownFiles.length > 0 && <ShownFiles files={shownFiles} />,
    heldBack: ({ heldBack = [] }) => named(heldBack),
    publishAt: ({ publishAt }) => moment(publishAt),
  }
  return (fact: Exclude<VersionFact, LineFact>, version: ComparedVersion) => shown[fact](version) || null
}

/** What a fact was and what it is; what was or is not said is told in words. */
function Change({ before, after }: { before: ReactNode; after: ReactNode }) {
  const { t } = useTranslation('forms')
  return (
    <span className={classes.change}>
      {before ? <Marked change="removed">{before}</Marked> : <span>{t('meanwhile.nothing')}</span>}
      <span aria-hidden="true">→</span>
      {after ? <Marked change="added">{after}</Marked> : <span>{t('meanwhile.nothing')}</span>}
    </span>
  )
}

interface ChangedFactsProps {
  kind: PublicationKind
  compared: PublicationsCompared
}

/** What two versions of a publication have otherwise beside their texts. */
export function ChangedFacts({ kind, compared: { changed, older, newer } }: ChangedFactsProps) {
  const { t } = useTranslation('publicationDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { t: ui } = useTranslation()
  const factOf = useFactOf(kind)
  const inLanguage = (version: ComparedVersion, fact: LineFact, language: Language) => {
    const said = version[fact]?.[language]
    return said === undefined ? null : <span lang={language}>{said}</span>
  }
  const facts = changed.flatMap((fact): Fact[] => {
    if (!isLine(fact)) {
      return [
        [t(`fields.${fact}`), <Change key={fact} before={factOf(fact, older)} after={factOf(fact, newer)} />],
      ]
    }
    return languages
      .filter((language) => older[fact]?.[language] !== newer[fact]?.[language])
      .map((language) => [
        `${t(`fields.${fact}`)} · ${ui(`languageNames.${language}`)}`,
        <Change
          key={fact}
          before={inLanguage(older, fact, language)}
          after={inLanguage(newer, fact, language)}
        />,
      ])
  })
  return (
    <section aria-label={frame('compare.facts')}>
      <h3>{frame('compare.facts')}</h3>
      <Facts facts={facts} />
    </section>
  )
}
