import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { ShownPicture, TextPicture } from '@portal/protocol/files/schemas.ts'
import type { Publication, PublicationRow, ShownEvent } from '@portal/protocol/publications/schemas.ts'
import { citationsOfFormatted } from '../citations/door.ts'
import { fileInfos, type Carried, type Pictures } from '../files/door.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Services } from '../kernel/services.ts'
import { publicationPictures } from './pictures.ts'
import type { VersionWhole, VersionShown } from './queries.ts'
import { readingMinutes } from './reading-minutes.ts'
import { isSaid } from './with-text.ts'

function shownPicture(
  { picture_id: id, picture_text: text }: VersionShown,
  pictures: Pictures,
): ShownPicture | null {
  const picture = id === null ? undefined : pictures.get(id)
  return picture ? { ...picture, text: text ?? '' } : null
}

/** When and how it takes place; null of what does not. */
function shownEvent(row: VersionShown): ShownEvent | null {
  if (row.starts_at === null || row.ends_at === null) return null
  return {
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    applyUntil: (row.apply_until ?? row.starts_at).toISOString(),
    seats: row.seats,
    isOnline: row.is_online,
    place: row.place,
    heldIn: row.held_in,
    certificateHours: row.certificate_hours,
  }
}

/** What a list and a page have in common. */
function shownText(row: VersionShown & { language: Language }, pictures: Pictures) {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    summary: row.summary,
    language: row.language,
    category: row.category,
    country: row.country,
    speaker: row.speaker,
    picture: shownPicture(row, pictures),
    event: shownEvent(row),
    fee: row.fee,
    workDays: row.work_days,
    minutes: readingMinutes(row.language, row.length),
  }
}

/** Versions that are published, as lists show them. */
export async function shownRows(
  services: Pick<Services, 'db'>,
  rows: readonly VersionShown[],
): Promise<PublicationRow[]> {
  const { shown, lasting } = publicationPictures
  const pictures = await shown(
    services.db,
    rows.map((row) => row.picture_id),
    lasting,
  )
  return rows.filter(isSaid).map((row) => ({
    ...shownText(row, pictures),
    source: row.source_name,
    isPinned: row.is_pinned,
    publishedAt: row.appeared_at!.toISOString(),
  }))
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
export async function shownWhole(services: Services, row: VersionWhole): Promise<Shown | null> {
  const { db, secretKey } = services
  if (!isSaid(row)) return null
  const isPublished = row.state === 'PUBLISHED'
  const { shown, lasting, signedBy } = publicationPictures
  const carried = isPublished ? lasting : signedBy(secretKey)
  const pictures = await shown(db, [row.picture_id], carried)
  const infos = await fileInfos(db, services, row.file_ids)
  const files = row.file_ids.flatMap((id) => infos.get(id) ?? [])
  const citations = (await citationsOfFormatted(db, [row.text_id])).get(row.text_id) ?? []
  return {
    ...shownText(row, pictures),
    languages: languages.filter((one) => row.languages.includes(one)),
    content: { html: row.content, citations },
    pictures: await shownTextPictures(db, row.pictures_within, carried),
    source: row.source_name === null ? null : { name: row.source_name, url: row.source_url },
    documentNumber: row.document_number,
    issuedOn: row.issued_on,
    files: isPublished ? files.map(publishedFile) : files,
  }
}
