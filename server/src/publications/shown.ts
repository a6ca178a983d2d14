import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import { defaultLanguage, languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { ShownPicture, TextPicture } from '@portal/protocol/files/schemas.ts'
import type { Publication, PublicationRow, ShownEvent } from '@portal/protocol/publications/schemas.ts'
import { citationsOfFormatted } from '../citations/door.ts'
import { fileInfos, type Carried, type Pictures } from '../files/door.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Services } from '../kernel/services.ts'
import { publicationPictures } from './pictures.ts'
import { textsOf, wholeTextsOf, type TextFound, type VersionWhole, type VersionShown } from './queries.ts'
import { readingMinutes } from './reading-minutes.ts'

/** The text in the reader's language, else the Chinese one; of the others only who speaks and what a picture shows. */
function chosenOf<Text extends TextFound>(texts: readonly Text[], reader: Language): Text | null {
  const chinese = texts.find(({ language }) => language === defaultLanguage)
  // Of a draft a language may be half written, of any version be held back.
  const chosen = texts.find((text) => text.language === reader && text.is_shown) ?? chinese
  if (!chosen) return null
  return {
    ...chosen,
    source_name: chosen.source_name ?? chinese?.source_name ?? null,
    speaker: chosen.speaker ?? chinese?.speaker ?? null,
    picture_text: chosen.picture_text ?? chinese?.picture_text ?? null,
    place: chosen.place ?? chinese?.place ?? null,
    fee: chosen.fee ?? chinese?.fee ?? null,
  }
}

/** What versions say to a reader of a language, by the versions' ids. */
export async function textsFor(
  { db }: Pick<Services, 'db'>,
  versions: readonly Pick<VersionShown, 'version_id'>[],
  reader: Language,
): Promise<Map<string, TextFound>> {
  const ids = versions.map(({ version_id: id }) => id)
  const byVersion = Map.groupBy(await textsOf(db, ids, [reader, defaultLanguage]), (text) => text.version_id)
  return new Map(
    [...byVersion].flatMap(([id, texts]) => {
      const chosen = chosenOf(texts, reader)
      return chosen ? [[id, chosen]] : []
    }),
  )
}

function shownPicture(id: string | null, text: TextFound, pictures: Pictures): ShownPicture | null {
  const picture = id === null ? undefined : pictures.get(id)
  return picture ? { ...picture, text: text.picture_text ?? '' } : null
}

/** When and how it takes place; null of what does not. */
function shownEvent(row: VersionShown, text: TextFound): ShownEvent | null {
  if (row.starts_at === null || row.ends_at === null) return null
  return {
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    applyUntil: (row.apply_until ?? row.starts_at).toISOString(),
    seats: row.seats,
    isOnline: row.is_online,
    place: text.place,
    heldIn: row.held_in,
    certificateHours: row.certificate_hours,
  }
}

/** What a list and a page have in common. */
function shownText(row: VersionShown, text: TextFound, pictures: Pictures) {
  return {
    id: row.id,
    kind: row.kind,
    title: text.title,
    summary: text.summary,
    language: text.language,
    category: row.category,
    country: row.country,
    speaker: text.speaker,
    picture: shownPicture(row.picture_id, text, pictures),
    event: shownEvent(row, text),
    fee: text.fee,
    workDays: row.work_days,
    minutes: readingMinutes(text.language, text.length),
  }
}

/** Versions that are published, as lists show them. */
export async function shownRows(
  services: Pick<Services, 'db'>,
  rows: readonly VersionShown[],
  reader: Language,
): Promise<PublicationRow[]> {
  const texts = await textsFor(services, rows, reader)
  const { shown, lasting } = publicationPictures
  const pictures = await shown(
    services.db,
    rows.map((row) => row.picture_id),
    lasting,
  )
  return rows.flatMap((row) => {
    const text = texts.get(row.version_id)
    if (!text) return []
    return {
      ...shownText(row, text, pictures),
      source: text.source_name,
      isPinned: row.is_pinned,
      publishedAt: row.appeared_at!.toISOString(),
    }
  })
}

/** The pictures that stand within texts, at addresses for whoever reads it. */
export async function shownTextPictures(
  db: Database,
  ids: readonly string[],
  carried: Carried,
): Promise<TextPicture[]> {
  const shown = await publicationPictures.shown(db, ids, carried)
  return [...shown].map(([id, picture]) => ({ id, ...picture }))
}

type Shown = Omit<Publication, 'publishedAt' | 'changedAt' | 'related' | 'earlier' | 'later'>

/** Of what is published the address lasts, so that an answer with it may be kept. */
function publishedFile(info: FileInfo): FileInfo {
  return { ...info, url: `${apiPrefix}/web/publication/file/${info.id}` }
}

/** A version whole; null where nothing of it is written. What is not published has signed addresses. */
export async function shownWhole(
  services: Services,
  row: VersionWhole,
  reader: Language,
): Promise<Shown | null> {
  const { db, secretKey } = services
  const text = chosenOf(await wholeTextsOf(db, row.version_id, [reader, defaultLanguage]), reader)
  if (!text) return null
  const isPublished = row.state === 'PUBLISHED'
  const { shown, lasting, signedBy } = publicationPictures
  const carried = isPublished ? lasting : signedBy(secretKey)
  const pictures = await shown(db, [row.picture_id], carried)
  const infos = await fileInfos(db, services, row.file_ids)
  const files = row.file_ids.flatMap((id) => infos.get(id) ?? [])
  const citations = (await citationsOfFormatted(db, [text.id])).get(text.id) ?? []
  return {
    ...shownText(row, text, pictures),
    languages: languages.filter((one) => row.languages.includes(one)),
    content: { html: text.content, citations },
    pictures: await shownTextPictures(db, row.pictures_within, carried),
    source: text.source_name === null ? null : { name: text.source_name, url: row.source_url },
    documentNumber: row.document_number,
    issuedOn: row.issued_on,
    files: isPublished ? files.map(publishedFile) : files,
  }
}
