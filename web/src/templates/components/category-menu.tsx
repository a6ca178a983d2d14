import type { TemplateNode } from '@portal/protocol/templates/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/select.tsx'
import { SideMenu } from '../../ui/side-menu.tsx'
import classes from './category-menu.module.css'

interface CategoryMenuProps {
  tree: readonly TemplateNode[]
  /** The one that the list is narrowed to; '' for none. */
  current: string
  addressOf: (category: string) => string
  onChoose: (category: string) => void
}

/** What templates are for, in groups, with how many there are; on a phone a choice. */
export function CategoryMenu({ tree, current, addressOf, onChoose }: CategoryMenuProps) {
  const { t } = useTranslation('templates')
  const all = tree.reduce((sum, { count }) => sum + count, 0)
  const shown = tree.filter(({ count }) => count > 0)
  const entryOf = (code: string, text: string, count: number) => ({
    to: addressOf(code),
    text,
    count,
    isCurrent: code === current,
  })
  const choices = [
    { value: '', label: t('all') },
    ...shown.flatMap(({ code, name, children }) => [
      { value: code, label: name },
      ...children
        .filter(({ count }) => count > 0)
        .map((child) => ({ value: child.code, label: `${name} · ${child.name}` })),
    ]),
  ]
  return (
    <>
      <div className={classes.menu}>
        <SideMenu
          label={t('categories')}
          groups={[
            { entries: [entryOf('', t('all'), all)] },
            ...shown.map(({ code, name, count, children }) => ({
              title: name,
              entries: [
                entryOf(code, t('wholeGroup', { name }), count),
                ...children
                  .filter((child) => child.count > 0)
                  .map((child) => entryOf(child.code, child.name, child.count)),
              ],
            })),
          ]}
        />
      </div>
      <div className={classes.choice}>
        <Select label={t('categories')} value={current} choices={choices} onChange={onChoose} />
      </div>
    </>
  )
}
