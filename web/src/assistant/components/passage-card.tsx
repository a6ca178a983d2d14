import type { Passage } from '@portal/protocol/assistant/schemas.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Fragments } from '../../search/fragments.tsx'
import { TitleOrigin } from '../../ui/title-origin.tsx'
import { placeName } from '../by-country.ts'
import { excerptOf } from '../excerpt.ts'
import { useLight } from './light.tsx'
import { PassageFacts } from './passage-facts.tsx'
import { passageId } from './passage-id.ts'
import classes from './passages.module.css'

interface PassageCardProps {
  turn: string
  passage: Passage
}

/** A text that an answer rests on: what is about the sentence that matters, or all of it. */
export function PassageCard({ turn, passage }: PassageCardProps) {
  const { t } = useTranslation('assistant')
  const [isWhole, setWhole] = useState(false)
  const { number, titleLanguage, titleOrigin, language, text } = passage
  const { isLit, lights } = useLight(turn, [number])
  const excerpt = excerptOf(text)
  const id = passageId(turn, number)
  return (
    <article
      id={id}
      className={classes.passage}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      data-lit={isLit || undefined}
      {...lights}
    >
      <h4 id={`${id}-title`} className={classes.title}>
        <span className={classes.number}>{number}</span>
        <span lang={titleLanguage}>{placeName(passage)}</span>
      </h4>
      {titleOrigin && <TitleOrigin language={titleLanguage} origin={titleOrigin} />}
      <p className={classes.text} lang={language}>
        <Fragments fragments={isWhole ? text : excerpt.fragments} />
      </p>
      {excerpt.isCut && (
        <button type="button" className={classes.more} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'passages.less' : 'passages.more')}
        </button>
      )}
      <PassageFacts passage={passage} />
    </article>
  )
}
