import { kindSpec } from '@portal/protocol/publications/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { SectionMenu } from '../../app/rooms/section-menu.tsx'
import type { ScreenName } from '../../app/screen.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { SideMenu } from '../../ui/side-menu.tsx'
import { researchAddress } from '../places.ts'
import { researchTypesQuery } from '../queries.ts'

/** The types of research, each with how much there is of it. */
function ResearchMenu({ category }: { category: string }) {
  const { t } = useTranslation('publications')
  const { t: screen } = useTranslation('screens')
  const typeName = useEntryNames(kindSpec('research').categories)
  const { data: types = [] } = useQuery(researchTypesQuery(useApp()))
  const all = types.reduce((sum, { count }) => sum + count, 0)
  const entries = [{ type: '', count: all }, ...types].map(({ type, count }) => ({
    to: researchAddress(type),
    text: type === '' ? t('types.all') : typeName(type),
    isCurrent: type === category,
    count,
  }))
  return <SideMenu label={screen('researchResult/types')} groups={[{ entries }]} />
}

interface ListMenuProps {
  /** The list that is shown. */
  list: ScreenName
  /** That it is narrowed to; '' for none. */
  category: string
}

/** Beside a list: the others of its section, or the types of research. */
export function ListMenu({ list, category }: ListMenuProps) {
  const [section] = list.split('/')
  return section === 'information' || section === 'communication' ? (
    <SectionMenu section={section} current={list} />
  ) : (
    <ResearchMenu category={category} />
  )
}
