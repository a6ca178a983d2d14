/** The address of the map that a setting names, at a place; null where the setting has no room for one. */
export function mapAddress(mapUrl: string | null, place: string): string | null {
  return mapUrl?.includes('{address}') ? mapUrl.replace('{address}', encodeURIComponent(place)) : null
}
