import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import type { OwnPost } from '@portal/protocol/forum/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'

/** A post as it is typed. */
export interface PostValues {
  title: string
  category: string
  language: string
  content: string
  pictures: FileInfo[]
  /** What the pictures show, by their ids. */
  texts: Readonly<Record<string, string>>
  /** Of the post that was read before, where one is changed. */
  revision: number
}

/** A new one, in its writer's language. */
export function noPost(language: Language): PostValues {
  return { title: '', category: '', language, content: '', pictures: [], texts: {}, revision: 0 }
}

/** What may be kept on the device: no files, and nothing of them. */
export const keptFields = [
  'title',
  'category',
  'language',
  'content',
  'revision',
] as const satisfies readonly (keyof PostValues)[]

/**
 * What the form begins with where a post is changed.
 *
 * @param nameOf what a picture is called, for that of the file is not kept
 */
export function valuesOf(post: OwnPost, nameOf: (number: number) => string): PostValues {
  const { title, category, language, content, pictures, revision } = post
  return {
    title,
    category,
    language,
    content,
    pictures: pictures.map(({ id, sources }, place) => ({
      id,
      name: nameOf(place + 1),
      mediaType: 'image/webp',
      size: 0,
      url: sources[0]?.path ?? '',
    })),
    texts: Object.fromEntries(pictures.map(({ id, text }) => [id, text])),
    revision,
  }
}

/** The pictures as the calls take them: what each shows stands in the same place as the picture. */
export function bodyOf(body: Record<string, unknown>, { pictures, texts }: PostValues): object {
  return { ...body, pictureTexts: pictures.map(({ id }) => (texts[id] ?? '').trim()) }
}
