/**
 * What a page runs before anything else: over a line slower than 4G, and for whoever saves data, it keeps the reader's
 * own letters (`web/src/ui/base.css`). The policy of pages names it by what it holds.
 */
export const firstScript = `{
const line=navigator.connection
if(line&&(line.saveData||/[23]g/.test(line.effectiveType)))document.documentElement.dataset.letters='own'
}`
