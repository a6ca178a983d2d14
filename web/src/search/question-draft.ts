/** Key of the draft that the form of a question to the AI legal page keeps; a search that finds nothing begins it. */
export const questionDraft = 'ask-law'
