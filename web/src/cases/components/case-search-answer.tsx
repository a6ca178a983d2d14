import type { CaseSearchAnswer as Answer } from '@portal/protocol/cases/schemas.ts'
import { useTranslation } from 'react-i18next'
import { NothingFound, type Droppable } from '../../app/lists/nothing-found.tsx'
import { useViewer } from '../../app/viewer.ts'
import { AlsoSearched } from '../../search/also-searched.tsx'
import { Incomplete, Resolved, Suggestions } from '../../search/answer-notes.tsx'
import { AppliedFilters } from '../../search/applied-filters.tsx'
import { Hits } from '../../search/hits.tsx'
import { writeParts } from '../../search/address-parts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { clearCaseFilters, writeCaseAddress, type CaseAddress } from '../case-address.ts'
import { CaseHit } from './case-hit.tsx'
import classes from './case-search-answer.module.css'

interface CaseSearchAnswerProps {
  answer: Answer
  address: CaseAddress
  /** The filters in force. */
  applied: readonly Droppable[]
}

function NoCases({ answer, address, applied }: CaseSearchAnswerProps) {
  const { t } = useTranslation('cases')
  return (
    <NothingFound title={t('results.empty')} text={t('results.emptyHint')} chosen={applied}>
      <Suggestions
        keywords={answer.didYouMean}
        addressOf={(keyword) => writeCaseAddress({ ...address, keyword, page: 1 })}
      />
      <ButtonLink to={writeParts('/legal/query', { keyword: address.keyword })}>
        {t('results.searchLaws')}
      </ButtonLink>
      <ButtonLink to="/legal/query?tab=cases" variant="default">
        {t('results.browse')}
      </ButtonLink>
    </NothingFound>
  )
}

/** Says to visitors what they will be asked for when they open a case. */
function SignInHint({ address }: { address: CaseAddress }) {
  const { t } = useTranslation('cases')
  if (useViewer()) return null
  return (
    <p className={classes.signIn}>
      <Link to={writeParts('/account/login', { to: writeCaseAddress(address) })}>{t('results.signIn')}</Link>
    </p>
  )
}

/** One page of the cases found, and what is to be said of the search. */
export function CaseSearchAnswer({ answer, address, applied }: CaseSearchAnswerProps) {
  const { t } = useTranslation('cases')
  return (
    <>
      <AppliedFilters applied={applied} clear={writeCaseAddress(clearCaseFilters(address))} />
      {!answer.isComplete && <Incomplete />}
      {answer.page.totalElements > 0 && (
        <Suggestions
          keywords={answer.didYouMean}
          addressOf={(keyword) => writeCaseAddress({ ...address, keyword, page: 1 })}
        />
      )}
      <AlsoSearched also={answer.alsoSearched} />
      {answer.resolved !== null && <Resolved text={t('results.resolved')} />}
      {answer.content.length > 0 && <SignInHint address={address} />}
      {answer.page.totalElements === 0 && <NoCases answer={answer} address={address} applied={applied} />}
      <Hits hits={answer.content} render={(hit, id) => <CaseHit key={hit.id} id={id} hit={hit} />} />
    </>
  )
}
