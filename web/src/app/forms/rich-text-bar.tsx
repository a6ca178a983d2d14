import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LineDrawing } from '../../ui/icon.tsx'
import classes from './rich-text-bar.module.css'
import { selectedFigure } from './rich-text-figures.ts'
import { RichTextLink } from './rich-text-link.tsx'
import { RichTextPicture } from './rich-text-picture.tsx'
import { RichTextTable } from './rich-text-table.tsx'
import { insertTable, isTableAround } from './rich-text-tables.ts'
import type { TextPictures } from './text-pictures.ts'

/** Drawn on the grid of the portal's icons. */
const drawings = {
  bold: 'M10 6h8a5 5 0 0 1 0 10h-8zM10 16h9a5 5 0 0 1 0 10h-9z',
  italic: 'M14 6h9M9 26h9M19 6l-6 20',
  heading: 'M5 7v18M16 7v18M5 16h11M21 16.500a3.200 3.200 0 1 1 5.700 2L21 25h7',
  subheading: 'M5 7v18M16 7v18M5 16h11M21 13h6.500l-3.800 4.500a3.700 3.700 0 1 1-3.200 5.800',
  bullets: 'M11 8h16M11 16h16M11 24h16M5 8h.1M5 16h.1M5 24h.1',
  numbers:
    'M13 8h14M13 16h14M13 24h14M5 5.500l2-1v6.500M4.500 20h4M4.500 20l3.300-3.400a1.700 1.700 0 1 0-3-1M4.500 28h2a1.600 1.600 0 1 0 0-3.200l1.800-1.800H4.500',
  quotation: 'M13 9c-5 1-7 4-7 8v6h7v-7H6M26 9c-5 1-7 4-7 8v6h7v-7h-7',
  link: 'M13 19l6-6M11 15l-3 3a5 5 0 0 0 7 7l3-3M21 17l3-3a5 5 0 0 0-7-7l-3 3',
  picture: 'M5 7h22v18H5zM5 22l6-6 5 5 5-6 6 6M11.500 12.500h.1',
  table: 'M5 7h22v18H5zM5 13h22M5 19h22M12.300 7v18M19.700 7v18',
  undo: 'M12 7l-6 6 6 6M6 13h13a6 6 0 0 1 0 12h-5',
  redo: 'M20 7l6 6-6 6M26 13H13a6 6 0 0 0 0 12h5',
} as const

type Tool = keyof typeof drawings

const commands: Readonly<
  Record<Exclude<Tool, 'link' | 'picture' | 'table'>, (chain: ChainedCommands) => ChainedCommands>
> = {
  heading: (chain) => chain.toggleHeading({ level: 2 }),
  subheading: (chain) => chain.toggleHeading({ level: 3 }),
  bold: (chain) => chain.toggleBold(),
  italic: (chain) => chain.toggleItalic(),
  bullets: (chain) => chain.toggleBulletList(),
  numbers: (chain) => chain.toggleOrderedList(),
  quotation: (chain) => chain.toggleBlockquote(),
  undo: (chain) => chain.undo(),
  redo: (chain) => chain.redo(),
}

const allTools: readonly Tool[] = [
  'heading',
  'subheading',
  'bold',
  'italic',
  'bullets',
  'numbers',
  'quotation',
  'link',
  'picture',
  'table',
  'undo',
  'redo',
]

interface ToolStates {
  pressed: Partial<Record<Tool, boolean>>
  able: Partial<Record<Tool, boolean>>
}

/** Which tools are on, of those that can be, and which can do something now. */
function statesOf(editor: Editor): ToolStates {
  // An editor that was drawn and then not shown is done with before its successor comes.
  if (editor.isDestroyed) return { pressed: {}, able: { undo: false, redo: false } }
  return {
    pressed: {
      heading: editor.isActive('heading', { level: 2 }),
      subheading: editor.isActive('heading', { level: 3 }),
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      quotation: editor.isActive('blockquote'),
      link: editor.isActive('link'),
      picture: selectedFigure(editor) !== null,
      table: isTableAround(editor),
    },
    able: { undo: editor.can().undo(), redo: editor.can().redo() },
  }
}

interface RichTextBarProps {
  editor: Editor
  editorId: string
  /** Of a text that may have some. */
  pictures: TextPictures | undefined
}

/** Tools that ask for something below them. */
type Asking = 'link' | 'picture'

/** The tools of a formatted text, one stop of the Tab key (APG: toolbar). */
export function RichTextBar({ editor, editorId, pictures }: RichTextBarProps) {
  const { t } = useTranslation('forms')
  const [current, setCurrent] = useState<Tool>('heading')
  const [asking, setAsking] = useState<Asking | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  const tools = pictures ? allTools : allTools.filter((tool) => tool !== 'picture')
  const state = useEditorState({ editor, selector: ({ editor: now }) => statesOf(now) })

  function press(event: KeyboardEvent) {
    const place = tools.indexOf(current)
    const moves: Record<string, number> = {
      ArrowRight: (place + 1) % tools.length,
      ArrowLeft: (place + tools.length - 1) % tools.length,
      Home: 0,
      End: tools.length - 1,
    }
    const next = tools[moves[event.key] ?? -1]
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelector<HTMLElement>(`[data-tool="${next}"]`)?.focus()
  }

  function use(tool: Tool) {
    setCurrent(tool)
    if (tool === 'link' || tool === 'picture') setAsking(asking === tool ? null : tool)
    else if (tool === 'table') {
      if (!isTableAround(editor)) insertTable(editor)
    } else if (state.able[tool] !== false) commands[tool](editor.chain().focus()).run()
  }

  function endAsking() {
    setAsking(null)
    editor.commands.focus()
  }

  return (
    <>
      <div
        ref={bar}
        className={classes.bar}
        role="toolbar"
        aria-label={t('richText.tools')}
        aria-controls={editorId}
        onKeyDown={press}
      >
        {tools.map((tool) => (
          <button
            key={tool}
            type="button"
            className={classes.tool}
            data-tool={tool}
            aria-label={t(`richText.${tool}`)}
            aria-pressed={state.pressed[tool]}
            aria-disabled={state.able[tool] === false || undefined}
            aria-expanded={tool === 'link' || tool === 'picture' ? asking === tool : undefined}
            tabIndex={tool === current ? 0 : -1}
            // The selection stays where it is.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => use(tool)}
          >
            <LineDrawing path={drawings[tool]} />
            <span className={classes.tip} aria-hidden="true">
              {t(`richText.${tool}`)}
            </span>
          </button>
        ))}
      </div>
      {state.pressed.table && <RichTextTable editor={editor} />}
      {asking === 'link' && <RichTextLink editor={editor} onEnd={endAsking} />}
      {asking === 'picture' && pictures && (
        <RichTextPicture editor={editor} pictures={pictures} onEnd={endAsking} />
      )}
    </>
  )
}
