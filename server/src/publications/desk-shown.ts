import { defaultLanguage, languages, translations, type Language } from '@portal/protocol/kernel/languages.ts'
import { editorActions } from '@portal/protocol/publications/lifecycle.ts'
import type { DeskVersion } from '@portal/protocol/publications/schemas.ts'
import { fileInfos } from '../files/door.ts'
import type { Database } from '../kernel/database/store.ts'
import { mayDo } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { writerOf } from '../kernel/versions.ts'
import { textsOfVersion, type TextStored, type VersionFound } from './desk-queries.ts'
import { publicationPictures } from './pictures.ts'
import { editing, type Acting } from './policy.ts'
import { publicationMoves } from './publication-moves.ts'
import { attachmentsOf, textPicturesOf } from './file-queries.ts'
import { shownTextPictures } from './shown.ts'

const nullable = (at: Date | null) => at?.toISOString() ?? null

type Changed = Pick<TextStored, 'language' | 'changed_at' | 'is_whole'>

/** When the text of each language that is written whole was changed last. */
export function changesOf(texts: readonly Changed[]): DeskVersion['textsChangedAt'] {
  const whole = texts.filter((text) => text.is_whole)
  const changed = new Map(whole.map(({ language, changed_at: at }) => [language, at]))
  const of = (language: Language) => nullable(changed.get(language) ?? null)
  return { zh: of('zh'), en: of('en'), ru: of('ru') }
}

/** The translations that do not appear with their version. */
export function heldBackIn(texts: readonly Pick<TextStored, 'language' | 'is_held_back'>[]) {
  return translations.filter((language) =>
    texts.some((text) => text.language === language && text.is_held_back),
  )
}

type Part = 'title' | 'summary' | 'content' | 'source_name' | 'speaker' | 'picture_text' | 'place' | 'fee'

/** A part of the texts by language; of what a text does not say nothing. */
function inSome(texts: readonly TextStored[], part: Part): Partial<Record<Language, string>> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const said = texts.find((text) => text.language === language)?.[part]
      return said ? [[language, said]] : []
    }),
  )
}

/** Every version has one in Chinese. */
function titleIn(texts: readonly TextStored[]): DeskVersion['title'] {
  const said = inSome(texts, 'title')
  return { ...said, zh: said.zh ?? '' }
}

/** Of what takes place, when and how. */
function eventOf(row: VersionFound) {
  return {
    ...(row.starts_at !== null && { startsAt: row.starts_at.toISOString() }),
    ...(row.ends_at !== null && { endsAt: row.ends_at.toISOString() }),
    ...(row.apply_until !== null && { applyUntil: row.apply_until.toISOString() }),
    ...(row.seats !== null && { seats: row.seats }),
    isOnline: row.is_online,
    ...(row.join_url !== null && { joinUrl: row.join_url }),
    heldIn: row.held_in,
    ...(row.certificate_hours !== null && { certificateHours: row.certificate_hours }),
  }
}

/** What the form of a version is filled with. */
export function writtenOf(row: VersionFound, texts: readonly TextStored[]) {
  return {
    title: titleIn(texts),
    summary: inSome(texts, 'summary'),
    content: inSome(texts, 'content'),
    ...(row.category !== '' && { category: row.category }),
    ...(row.country !== null && { country: row.country }),
    sourceName: inSome(texts, 'source_name'),
    ...(row.source_url !== null && { sourceUrl: row.source_url }),
    ...(row.document_number !== null && { documentNumber: row.document_number }),
    ...(row.issued_on !== null && { issuedOn: row.issued_on }),
    speaker: inSome(texts, 'speaker'),
    ...(row.picture_id !== null && { picture: row.picture_id }),
    pictureText: inSome(texts, 'picture_text'),
    ...eventOf(row),
    place: inSome(texts, 'place'),
    fee: inSome(texts, 'fee'),
    heldBack: heldBackIn(texts),
    ...(row.work_days !== null && { workDays: row.work_days }),
    ...(row.publish_at !== null && { publishAt: row.publish_at.toISOString() }),
  }
}

async function pictureShown(
  { db, secretKey }: Pick<Services, 'db' | 'secretKey'>,
  { picture_id: id }: VersionFound,
  text: string,
): Promise<DeskVersion['shownPicture']> {
  if (id === null) return null
  const { shown, signedBy } = publicationPictures
  const picture = (await shown(db, [id], signedBy(secretKey))).get(id)
  return picture ? { ...picture, text } : null
}

/** A version as its editors have it; of one that is being written, as its transaction has it. */
export async function shownVersion(
  services: Services,
  row: VersionFound,
  editor: Acting,
  db: Database = services.db,
): Promise<DeskVersion> {
  const texts = await textsOfVersion(db, row.id)
  const files = await attachmentsOf(db, row.id)
  const infos = await fileInfos(db, services, files)
  const written = writtenOf(row, texts)
  const pictureText = written.pictureText[defaultLanguage] ?? ''
  return {
    id: row.id,
    number: row.number,
    revision: row.revision,
    state: row.state,
    writtenBy: writerOf(row),
    writtenAt: row.written_at.toISOString(),
    publishedAt: nullable(row.published_at),
    textsChangedAt: changesOf(texts),
    ...written,
    files,
    shownPicture: await pictureShown({ ...services, db }, row, pictureText),
    textPictures: await shownTextPictures(
      db,
      await textPicturesOf(db, row.id),
      publicationPictures.signedBy(services.secretKey),
    ),
    shownFiles: files.flatMap((id) => infos.get(id) ?? []),
    abilities: mayDo(publicationMoves, row, { ...editing(editor), among: editorActions }),
  }
}
