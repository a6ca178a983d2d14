/** The tables of the portal; each feature adds its own by declaration merging. */
// eslint-disable-next-line typescript/no-empty-object-type -- features fill it
export interface Tables {}
