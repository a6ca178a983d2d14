import { Translatable } from '../../translation/door/translatable.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import type { ServiceDetail } from '../standing.ts'
import classes from './service-text.module.css'

interface ServiceTextProps {
  service: Pick<ServiceDetail, 'description' | 'content' | 'language'>
}

/** What is offered: in a few words, then whole. */
export function ServiceText({ service: { description, content, language } }: ServiceTextProps) {
  return (
    <Translatable language={language}>
      <p className={classes.summary} lang={language}>
        {description}
      </p>
      <RichText html={content} language={language} />
    </Translatable>
  )
}
