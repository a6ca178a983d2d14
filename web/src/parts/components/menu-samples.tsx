import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { Columns } from '../../ui/columns.tsx'
import { SectionNav } from '../../ui/section-nav.tsx'
import { SideMenu } from '../../ui/side-menu.tsx'

const here = '/admin/parts'

/** The ways around a section and a room. */
export function MenuSamples() {
  const { t } = useTranslation('parts')
  return (
    <>
      <SectionNav
        label={t('menus.section')}
        entries={[
          { to: here, text: t('menus.needs'), icon: 'flag', isCurrent: true },
          { to: `${here}?at=work`, text: t('menus.work'), icon: 'case', isCurrent: false },
          { to: `${here}?at=cooperation`, text: t('menus.cooperation'), icon: 'people', isCurrent: false },
          { to: `${here}?at=questions`, text: t('menus.questions'), icon: 'speech', isCurrent: false },
        ]}
      />
      <Columns
        side="start"
        rail={
          <SideMenu
            label={t('menus.title')}
            groups={[
              {
                title: t('menus.needs'),
                entries: [
                  {
                    to: here,
                    text: t('menus.mine'),
                    icon: 'flag',
                    isCurrent: true,
                    count: 2,
                    waiting: t('menus.waiting'),
                  },
                ],
              },
              {
                title: t('menus.work'),
                entries: [
                  {
                    to: `${here}?at=work`,
                    text: t('menus.cooperation'),
                    icon: 'case',
                    isCurrent: false,
                    count: 3,
                  },
                  {
                    to: `${here}?at=questions`,
                    text: t('menus.questions'),
                    icon: 'speech',
                    isCurrent: false,
                  },
                ],
              },
            ]}
          />
        }
      >
        <Card title={t('menus.title')}>{t('lists.filtersText')}</Card>
      </Columns>
    </>
  )
}
