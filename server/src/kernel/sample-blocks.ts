import { escapeHtml } from './escape-html.ts'

/**
 * The HTML of a sample's blocks: `## ` begins a heading, `- ` an item of a list, with those that follow it, `> ` a
 * quotation; all else is a paragraph.
 */
export function htmlOfBlocks(blocks: readonly string[]): string {
  return blocks
    .map((block) => {
      if (block.startsWith('## ')) return `<h2>${escapeHtml(block.slice(3))}</h2>`
      if (block.startsWith('- ')) return `<ul><li><p>${escapeHtml(block.slice(2))}</p></li></ul>`
      if (block.startsWith('> ')) return `<blockquote><p>${escapeHtml(block.slice(2))}</p></blockquote>`
      return `<p>${escapeHtml(block)}</p>`
    })
    .join('')
    .replaceAll('</ul><ul>', '')
}
