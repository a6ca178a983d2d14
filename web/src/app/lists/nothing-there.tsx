import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { SpotName } from '../../ui/spot.tsx'

/** What is said where a list holds nothing at all. */
export interface EmptyState {
  title: string
  text: string
  spot?: SpotName
  /** What the reader can do now. */
  action?: ReactNode
}

/** A list that holds nothing. */
export function NothingThere({ title, text, spot, action }: EmptyState) {
  return (
    <Notice title={title} text={text} {...(spot && { spot })}>
      {action}
    </Notice>
  )
}

/** A tab that holds nothing, beside others that hold something. */
export function NothingInTab({ address, empty }: { address: string; empty: EmptyState | undefined }) {
  const { t } = useTranslation()
  return (
    <Notice title={empty?.title ?? t('list.emptyTab')} text={empty?.text ?? t('list.emptyTabText')}>
      <ButtonLink to={address} variant="default">
        {t('list.everyTab')}
      </ButtonLink>
    </Notice>
  )
}
