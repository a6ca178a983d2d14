/**
 * What a page runs before it is painted: on a line slower than 4G, and for whoever saves data, it keeps the reader's own
 * letters (`web/src/ui/base.css`), which stand in for the portal's. The policy of pages names it by what it holds.
 */
export const ownLetters =
  "const line=navigator.connection;if(line&&(line.saveData||/[23]g/.test(line.effectiveType)))document.documentElement.dataset.letters='own'"
