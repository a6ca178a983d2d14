const most = 60

/** By what a lookup is called: the title of its result, else the beginning of the question. */
export function titleOf({ title, question }: { title: string | null; question: string }): string {
  if (title !== null) return title
  const characters = [...question.replace(/\s+/g, ' ').trim()]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : characters.join('')
}
