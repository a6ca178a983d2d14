/** Under which kind the search and the change log know providers: whatever changes one says so. */
export const providerSearch = { searched: { kind: 'provider', found: [] } } as const
