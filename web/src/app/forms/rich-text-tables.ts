import { TextSelection } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  tableEditing,
} from '@tiptap/pm/tables'
import { Node, type Editor, type JSONContent } from '@tiptap/react'

declare module '@tiptap/core' {
  interface NodeConfig {
    /** What a node is of a table, for the commands of tables. */
    tableRole?: 'table' | 'row' | 'cell' | 'header_cell'
  }
}

/** That a cell covers more than one place is none of a formatted text, but commands of tables ask for it. */
const cellAttributes = () => ({
  colspan: { default: 1, rendered: false, parseHTML: () => 1 },
  rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
})

function cell(name: 'tableCell' | 'tableHeader') {
  const tag = name === 'tableCell' ? 'td' : 'th'
  return Node.create({
    name,
    content: 'paragraph+',
    tableRole: name === 'tableCell' ? 'cell' : 'header_cell',
    isolating: true,
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })
}

/** Tables of plain cells, as the server lets them through. */
export const tableExtensions = [
  Node.create({
    name: 'table',
    content: 'tableRow+',
    group: 'block',
    tableRole: 'table',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
    addProseMirrorPlugins: () => [tableEditing()],
    extendNodeSchema: ({ config }) => ({ tableRole: config.tableRole }),
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    tableRole: 'row',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  cell('tableCell'),
  cell('tableHeader'),
]

const columns = 3
const rows = 3

const row = (type: 'tableCell' | 'tableHeader'): JSONContent => ({
  type: 'tableRow',
  content: Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] })),
})

const emptyTable: JSONContent = {
  type: 'table',
  content: [row('tableHeader'), ...Array.from({ length: rows - 1 }, () => row('tableCell'))],
}

/** Puts an empty table where the selection is, and goes on in its first cell. */
export function insertTable(editor: Editor): void {
  const table = editor.schema.nodeFromJSON(emptyTable)
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      const first = tr.selection.from + 1
      tr.replaceSelectionWith(table).scrollIntoView()
      tr.setSelection(TextSelection.near(tr.doc.resolve(first)))
      return true
    })
    .run()
}

export const isTableAround = (editor: Editor) => isInTable(editor.state)

/** What is done with the table around the selection. */
export const tableActs = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  deleteTable,
} as const

export type TableAct = keyof typeof tableActs

/** Does something with the table around the selection, which stays where it is. */
export function changeTable(editor: Editor, act: TableAct): void {
  tableActs[act](editor.state, editor.view.dispatch)
  editor.commands.focus()
}
