/** Opportunities to break lines, by UAX #14; the package has no types of its own. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}
