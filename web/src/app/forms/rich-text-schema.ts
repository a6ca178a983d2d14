import type { Node } from '@tiptap/pm/model'
import { Extension } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { figureExtensions } from './rich-text-figures.ts'
import { tableExtensions } from './rich-text-tables.ts'
import type { TextPictures } from './text-pictures.ts'

/** What a link may lead to. */
export function isLinkAddress(address: string): boolean {
  // Some browsers read a space as a part of a host.
  const url = /\s/.test(address) ? null : URL.parse(address)
  return url !== null && ['http:', 'https:', 'mailto:'].includes(url.protocol)
}

/** The text has the keyboard at once, where the library waits for a frame, in which what is typed goes to a tool. */
const focusAtOnce = Extension.create({
  name: 'focusAtOnce',
  addCommands: () => ({
    focus:
      () =>
      ({ view }) => {
        view.focus()
        return true
      },
  }),
})

/**
 * What a formatted text is made of: the same as the server lets through (server/src/kernel/rich-text.ts).
 *
 * @param pictures of a text that may have some
 */
export const richTextExtensions = (pictures: TextPictures | undefined) => [
  StarterKit.configure({
    ...(pictures && { document: false }),
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isLinkAddress,
    },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
  }),
  focusAtOnce,
  ...tableExtensions,
  ...(pictures ? figureExtensions(pictures) : []),
]

/** What a formatted text says, a line for each paragraph and for what is said below a picture, as the server counts it. */
export function textOf(document: Node): string {
  const lines: string[] = []
  document.descendants((node) => {
    const caption: unknown = node.attrs['caption']
    if (!node.isTextblock && typeof caption !== 'string') return true
    const line =
      typeof caption === 'string' ? caption : node.textBetween(0, node.content.size, '', '\n').trim()
    if (line) lines.push(line)
    return false
  })
  return lines.join('\n')
}
