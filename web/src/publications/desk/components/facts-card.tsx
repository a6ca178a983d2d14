import { defaultLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import { kindSpec, publicationPath } from '@portal/protocol/publications/kinds.ts'
import type { DeskPublication } from '@portal/protocol/publications/schemas.ts'
import { useTranslation } from 'react-i18next'
import { adminKey } from '../../../app/admin/queries.ts'
import { useAct } from '../../../app/forms/use-act.ts'
import { useApp } from '../../../app/page.ts'
import { useEntryNames } from '../../../reference/door/use-entry-names.ts'
import { countries } from '../../../reference/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Facts, type Fact } from '../../../ui/facts.tsx'
import { formatDate, formatLanguages } from '../../../ui/format.ts'
import { Link } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { useLanguage } from '../../../ui/use-language.ts'
import classes from './desk-publication.module.css'
import { Translations } from './translations.tsx'

/** Has it stand first in its lists, or no longer. */
function Pin({ publication: { id, isPinned } }: { publication: DeskPublication }) {
  const { t } = useTranslation('publicationDesk')
  const { ask } = useApp()
  const { make, isBusy, problem } = useAct(
    () => ask('publications', 'pin', { params: { id }, body: { isPinned: !isPinned } }),
    { toast: t(isPinned ? 'unpinned' : 'pinned'), invalidates: [adminKey] },
  )
  return (
    <div className={classes.acts}>
      <Button variant="default" isBusy={isBusy} onClick={() => make(undefined)}>
        {t(isPinned ? 'unpin' : 'pin')}
      </Button>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

/** What is known of a publication beside its text. */
export function FactsCard({ publication }: { publication: DeskPublication }) {
  const { t } = useTranslation('publicationDesk')
  const { t: ui } = useTranslation()
  const language = useLanguage()
  const { id, kind, latest, published } = publication
  const { categories, isDocument, hasSpeaker, isEvent, isProduct } = kindSpec(kind)
  const categoryName = useEntryNames(categories)
  const countryName = useEntryNames(countries)
  const { sourceName, sourceUrl, joinUrl, heldIn = [] } = latest
  const inWords = (words: Partial<Record<Language, string>> | null | undefined) => {
    const held = [language, defaultLanguage].find((one) => words?.[one])
    return held ? <span lang={held}>{words?.[held]}</span> : '--'
  }
  const source = inWords(sourceName)
  const heldInNames = heldIn.map((one) => ui(`languageNames.${one}`))
  const isRead = latest.state === 'PUBLISHED' || published !== null
  const readFrom = (published ?? latest).publishedAt
  const facts: readonly Fact[] = [
    [t('fields.kind'), t(`kinds.${kind}`)],
    [t('fields.category'), latest.category ? categoryName(latest.category) : '--'],
    [t('fields.country'), latest.country ? countryName(latest.country) : '--'],
    [t('fields.sourceName'), sourceUrl ? <a href={sourceUrl}>{source}</a> : source],
    ...(isDocument
      ? ([
          [t('fields.documentNumber'), latest.documentNumber ?? '--'],
          [t('fields.issuedOn'), formatDate(latest.issuedOn, language)],
        ] as const)
      : []),
    ...(hasSpeaker ? ([[t('fields.speaker'), inWords(latest.speaker)]] as const) : []),
    ...(isEvent
      ? ([
          [t('fields.startsAt'), <Moment key="starts" at={latest.startsAt ?? null} />],
          [t('fields.endsAt'), <Moment key="ends" at={latest.endsAt ?? null} />],
          [t('fields.applyUntil'), <Moment key="until" at={latest.applyUntil ?? null} />],
          [t('fields.place'), latest.isOnline ? t('fields.isOnline') : inWords(latest.place)],
          ...(latest.isOnline
            ? ([[t('fields.joinUrl'), joinUrl ? <a href={joinUrl}>{joinUrl}</a> : '--']] as const)
            : []),
          [t('fields.heldIn'), formatLanguages(heldInNames, language) || '--'],
          [t('fields.seats'), latest.seats ?? '--'],
          [t('fields.certificateHours'), latest.certificateHours ?? '--'],
        ] as const)
      : []),
    ...(isProduct ? ([[t('fields.workDays'), latest.workDays ?? '--']] as const) : []),
    ...(isEvent || isProduct ? ([[t('fields.fee'), inWords(latest.fee)]] as const) : []),
    [t('fields.publishAt'), <Moment key="at" at={latest.publishAt ?? null} />],
    [
      t(isRead || readFrom === null ? 'fields.publishedAt' : 'fields.wasPublishedAt'),
      <Moment key="published" at={readFrom} />,
    ],
    [t('fields.translations'), <Translations key="texts" of={latest} />],
    [t('fields.isPinned'), t(`yesNo.${publication.isPinned ? 'yes' : 'no'}`)],
  ]
  return (
    <Card isTight title={t('facts')}>
      <Facts look="narrow" facts={facts} />
      <Pin publication={publication} />
      {isProduct && (
        <p className={classes.hint}>
          <Link to={`/admin/products/team?id=${id}`} className={classes.back}>
            {t('team')}
          </Link>
        </p>
      )}
      {isRead && (
        <p className={classes.hint}>
          <Link to={publicationPath(kind, id)} className={classes.back}>
            {t('read')}
          </Link>
        </p>
      )}
      {isEvent && (isRead || latest.state === 'WITHDRAWN') && (
        <p className={classes.hint}>
          <Link to={`/admin/events/applications?id=${id}`} className={classes.back}>
            {t('applicants')}
          </Link>
        </p>
      )}
    </Card>
  )
}
