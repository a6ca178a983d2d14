/** Where in a list the first choice after `from` stands that begins so, or has a word that does; -1 for none. */
export function findChoice(labels: readonly string[], typed: string, from: number): number {
  const wanted = typed.toLocaleLowerCase()
  const places = labels.map((_, place) => (from + place) % labels.length)
  const begins = (label: string) => label.toLocaleLowerCase().startsWith(wanted)
  const whole = places.find((place) => begins(labels[place]!))
  return whole ?? places.find((place) => labels[place]!.split(/[\s(+]+/).some(begins)) ?? -1
}
