import type { Node } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import { tableExtensions } from './rich-text-tables.ts'

/** What a link may lead to. */
export function isLinkAddress(address: string): boolean {
  // Some browsers read a space as a part of a host.
  const url = /\s/.test(address) ? null : URL.parse(address)
  return url !== null && ['http:', 'https:', 'mailto:'].includes(url.protocol)
}

/** What a formatted text is made of: the same as the server lets through (server/src/kernel/rich-text.ts). */
export const richTextExtensions = [
  StarterKit.configure({
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
  ...tableExtensions,
]

/** What a formatted text says, a line for each paragraph, as the server counts it. */
export function textOf(document: Node): string {
  const lines: string[] = []
  document.descendants((node) => {
    if (!node.isTextblock) return true
    const line = node.textBetween(0, node.content.size, '', '\n').trim()
    if (line) lines.push(line)
    return false
  })
  return lines.join('\n')
}
