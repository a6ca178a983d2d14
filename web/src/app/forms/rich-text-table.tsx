import type { Editor } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import classes from './rich-text-bar.module.css'
import { changeTable, tableActs, type TableAct } from './rich-text-tables.ts'

/** What may be done with the table that the selection is in. */
export function RichTextTable({ editor }: { editor: Editor }) {
  const { t } = useTranslation('forms')
  return (
    <div className={classes.table} role="group" aria-label={t('richText.table')}>
      {(Object.keys(tableActs) as TableAct[]).map((act) => (
        <Button
          key={act}
          size="xs"
          variant="default"
          // The selection stays where it is.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => changeTable(editor, act)}
        >
          {t(`richText.${act}`)}
        </Button>
      ))}
    </div>
  )
}
