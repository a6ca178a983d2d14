import { Refusal } from '../kernel/refusal.ts'

const mostCharacters = 200

/** Ends of names that a media type goes by, the usual first. Cameras and browsers mix up those of pictures. */
const pictureEnds = ['jpg', 'jpeg', 'jpe', 'jfif', 'png']
const endsOfTypes: Record<string, string[]> = {
  'image/jpeg': pictureEnds,
  'image/png': ['png', ...pictureEnds],
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
}

/** Characters that steer a terminal, a path or the direction of a text. */
const unwanted = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/]/gu

/** The end of a name, where it looks like one: `2` in `Contract 1.2` does not. */
const nameEnd = /\.(?=\d*[a-z])([a-z0-9]{1,10})$/i

/**
 * The name that a file goes by: as its owner gave it, without what could steer something, and with the end of its
 * media type where it has none.
 *
 * @throws Refusal where the name claims to be of another type than the content is
 */
export function fileName(given: string, mediaType: string): string {
  const clean = given.toWellFormed().normalize('NFC').replace(unwanted, '').trim()
  const ends = endsOfTypes[mediaType] ?? []
  const end = nameEnd.exec(clean)?.[1]
  if (end !== undefined && !ends.includes(end.toLowerCase())) {
    throw new Refusal('typeNotSupported', null, 'uploadedType')
  }
  const kept = end ?? ends[0] ?? ''
  const stem = end === undefined ? clean : clean.slice(0, -end.length - 1)
  const short = [...stem].slice(0, mostCharacters - kept.length - 1).join('')
  return `${short.replace(/^\.+|[. ]+$/g, '') || 'file'}.${kept}`
}
