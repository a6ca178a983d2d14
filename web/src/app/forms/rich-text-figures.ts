import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import { Node, type Editor } from '@tiptap/react'
import type { TextPictures } from './text-pictures.ts'

/** A picture within a text. */
export interface FigureGiven {
  /** Id of its file. */
  picture: string
  /** What it shows in words. */
  text: string
  /** What is said below it; empty where nothing is. */
  caption: string
}

const name = 'figure'

function pictureIn(figure: HTMLElement): HTMLImageElement | null {
  return figure.querySelector<HTMLImageElement>('img[data-picture]')
}

function attribute(read: (figure: HTMLElement) => string | undefined) {
  return { default: '', rendered: false, parseHTML: (figure: HTMLElement) => read(figure)?.trim() ?? '' }
}

/** As who writes sees it; one whose address is not known is told in words. */
function drawFigure({ picture, text, caption }: FigureGiven, address: string | undefined): HTMLElement {
  const figure = document.createElement('figure')
  const shown = document.createElement(address === undefined ? 'p' : 'img')
  if (shown instanceof HTMLImageElement && address !== undefined) {
    shown.src = address
    shown.alt = text
  } else shown.textContent = text
  shown.dataset['picture'] = picture
  figure.append(shown)
  if (caption !== '') {
    const said = document.createElement('figcaption')
    said.textContent = caption
    figure.append(said)
  }
  return figure
}

/** Pictures between the paragraphs of a text, as the server lets them through; never in a list or a table. */
export const figureExtensions = (pictures: TextPictures) => [
  Node.create({ name: 'doc', topNode: true, content: `(block | ${name})+` }),
  Node.create({
    name,
    atom: true,
    draggable: true,
    addAttributes: () => ({
      picture: attribute((figure) => pictureIn(figure)?.dataset['picture']),
      text: attribute((figure) => pictureIn(figure)?.alt),
      caption: attribute((figure) => figure.querySelector('figcaption')?.textContent),
    }),
    parseHTML: () => [{ tag: 'figure', getAttrs: (figure) => (pictureIn(figure) ? null : false) }],
    renderHTML: ({ node: { attrs } }) => {
      const picture = ['img', { 'data-picture': attrs['picture'], alt: attrs['text'] }]
      return attrs['caption'] === ''
        ? ['figure', picture]
        : ['figure', picture, ['figcaption', attrs['caption']]]
    },
    addNodeView:
      () =>
      ({ node }) => {
        const given = node.attrs as FigureGiven
        const dom = drawFigure(given, pictures.addressOf(given.picture))
        return {
          dom,
          selectNode: () => dom.toggleAttribute('data-selected', true),
          deselectNode: () => dom.toggleAttribute('data-selected', false),
        }
      },
  }),
]

/** The picture that is selected, and where it stands. */
export function selectedFigure({ state: { selection } }: Editor): { at: number; given: FigureGiven } | null {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== name) return null
  return { at: selection.from, given: selection.node.attrs as FigureGiven }
}

export function countFigures({ state: { doc } }: Editor): number {
  let count = 0
  doc.forEach((node) => {
    if (node.type.name === name) count += 1
  })
  return count
}

/** Puts a picture below what the selection is in, or in the place of a paragraph that is empty, and goes on after it. */
export function insertFigure(editor: Editor, given: FigureGiven): void {
  const { nodes } = editor.schema
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      const { $to } = tr.selection
      const isEmpty = $to.depth === 1 && $to.parent.content.size === 0
      const end = $to.depth === 0 ? $to.pos : $to.after(1)
      const start = isEmpty ? $to.before(1) : end
      const figure = nodes[name]!.create(given)
      tr.replaceWith(start, end, figure)
      const after = start + figure.nodeSize
      if (!tr.doc.resolve(after).nodeAfter?.isTextblock) tr.insert(after, nodes['paragraph']!.create())
      tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView()
      return true
    })
    .run()
}

/** Has a picture that stands there be another, or say something else. */
export function changeFigure(editor: Editor, at: number, given: FigureGiven): void {
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      if (tr.doc.nodeAt(at)?.type.name !== name) return false
      tr.setNodeMarkup(at, undefined, given)
      tr.setSelection(NodeSelection.create(tr.doc, at))
      return true
    })
    .run()
}

export function removeFigure(editor: Editor, at: number): void {
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      const node = tr.doc.nodeAt(at)
      if (node?.type.name !== name) return false
      tr.delete(at, at + node.nodeSize)
      return true
    })
    .run()
}
