import type { Passage } from '@portal/protocol/assistant/schemas.ts'
import { TextMarks } from '../../citations/door/text-marks.tsx'
import { byCountry, placeName } from '../by-country.ts'
import { keySentence } from '../excerpt.ts'
import { Cites } from './cites.tsx'
import { GroupName } from './group-name.tsx'
import { useLight } from './light.tsx'
import classes from './quotes.module.css'

interface QuotesProps {
  /** Names the turn on the page. */
  turnKey: string
  passages: readonly Passage[]
}

function Quote({ turnKey, passage }: { turnKey: string; passage: Passage }) {
  const { isLit, lights } = useLight(turnKey, [passage.number])
  return (
    <li className={classes.quote} data-lit={isLit || undefined} {...lights}>
      <p className={classes.place}>
        <span lang={passage.titleLanguage}>{placeName(passage)}</span> <TextMarks text={passage} />
      </p>
      <p className={classes.words}>
        <q lang={passage.language}>{keySentence(passage.text)}</q>
        <Cites turn={turnKey} numbers={[passage.number]} passages={[passage]} />
      </p>
    </li>
  )
}

/** The sentences that matter, those of a country together, and of treaties, the best first. */
export function Quotes({ turnKey, passages }: QuotesProps) {
  return byCountry(passages).map((group) => (
    <section key={group.key} className={classes.country}>
      <h4>
        <GroupName group={group} />
      </h4>
      <ul>
        {group.passages.map((passage) => (
          <Quote key={passage.number} turnKey={turnKey} passage={passage} />
        ))}
      </ul>
    </section>
  ))
}
