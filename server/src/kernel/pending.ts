/** Something that goes on only when somebody does something. */
export interface Pending {
  /** By which its words are found. */
  kind: string
  /** Of the thing that it is about. */
  title: string
  /** How many of the kind wait in that thing. */
  count: number
  /** Path of the screen on which it is done. */
  link: string
  since: Date
}
