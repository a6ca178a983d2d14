import { useTranslation } from 'react-i18next'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Card } from '../../ui/card.tsx'
import { Chips } from '../../ui/chips.tsx'
import { CountTabs } from '../../ui/count-tabs.tsx'
import { FilterDrawer } from '../../ui/filter-drawer.tsx'
import classes from './samples.module.css'

/** What stands above a list. */
export function ListSamples() {
  const { t } = useTranslation('parts')
  const { lists } = useCatalogue('parts')
  return (
    <Card title={t('lists.title')}>
      <div className={classes.stack}>
        <CountTabs
          label={t('lists.tabs')}
          tabs={[
            { to: '/admin/parts', text: t('lists.all'), count: 1280, isCurrent: true },
            { to: '/admin/parts?state=mine', text: t('lists.mine'), count: 2, isMine: true },
            { to: '/admin/parts?state=review', text: t('lists.review'), count: 1 },
            { to: '/admin/parts?state=shown', text: t('states.shown'), count: 3 },
            { to: '/admin/parts?state=closed', text: t('states.closed') },
          ]}
        />
        <div className={classes.row}>
          <FilterDrawer label={t('lists.filters')} count={2}>
            {() => <p>{t('lists.filtersText')}</p>}
          </FilterDrawer>
          <Chips
            label={t('lists.chosen')}
            chips={lists.chips.map((text) => ({ text, to: '/admin/parts' }))}
            clear="/admin/parts"
          />
        </div>
      </div>
    </Card>
  )
}
