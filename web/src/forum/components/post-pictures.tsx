import type { ShownPicture } from '@portal/protocol/files/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../app/shown-picture.tsx'
import classes from './post-pictures.module.css'

interface PostPicturesProps {
  pictures: readonly ShownPicture[]
  /** Of the words beside them. */
  language: Language
}

/** The pictures of a post, each leading to the largest there is of it. */
export function PostPictures({ pictures, language }: PostPicturesProps) {
  const { t } = useTranslation('forumThread')
  if (pictures.length === 0) return null
  return (
    <ul className={classes.pictures}>
      {pictures.map((picture, place) => {
        const number = place + 1
        return (
          <li key={picture.sources[0]?.path ?? number}>
            <a
              href={picture.sources.at(-1)?.path}
              target="_blank"
              rel="noopener"
              aria-label={picture.text || t('picture', { number })}
            >
              <Picture picture={picture} language={language} sizes="(max-width: 760px) 45vw, 240px" />
            </a>
            {picture.text && (
              <p lang={language} aria-hidden="true">
                {picture.text}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
